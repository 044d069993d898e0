import type { QueryClient } from '@tanstack/react-query'
import type { Scope } from '../../api/contract/scopes'
import { keys } from '../../api/queries/keys'

const DETAIL = keys.scopeDetail('')

/** Every Scope that this visit has read or listed so far, by id; asks the server nothing. */
export function knownScopes(client: QueryClient): Map<string, Scope> {
  const entries = client.getQueriesData<Scope>({
    queryKey: DETAIL.slice(0, 1),
    predicate: ({ queryKey }) => queryKey.length === DETAIL.length && queryKey[2] === DETAIL[2],
  })
  return new Map(entries.flatMap(([, scope]) => (scope ? [[scope.scope_id, scope]] : [])))
}
