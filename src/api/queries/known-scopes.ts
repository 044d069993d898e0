import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Scope } from '../contract/scopes'
import { keys } from './keys'

const DETAIL = keys.scopeDetail('')

/** Whether the query of this key keeps one Scope: `scopeQuery` and the lists of Scopes fill it. */
export const isOfScope = (key: QueryKey) =>
  key.length === DETAIL.length && key[0] === DETAIL[0] && key[2] === DETAIL[2]

/** Every Scope that this visit has read or listed so far, by id; asks the server nothing. */
export function knownScopes(client: QueryClient): Map<string, Scope> {
  const entries = client.getQueriesData<Scope>({
    predicate: ({ queryKey }) => isOfScope(queryKey),
  })
  return new Map(entries.flatMap(([, scope]) => (scope ? [[scope.scope_id, scope]] : [])))
}
