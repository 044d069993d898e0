import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { authorityQuery } from '../api/queries/access'
import { scopeQuery } from '../api/queries/scopes'
import { useIdsOnly } from '../names/ids-only'
import { useScopeNames } from '../names/use-scope-name'
import { useAccessMode } from './use-access-mode'

/** Scopes that one screen reads for their names at most. */
const MAX = 20

/**
 * Reads those of these Scopes whose titles nobody has told this person yet, unless this browser shows ids only: one audit
 * event each, once. What the caller may not read is not asked for, because the refusal would stand in the audit as a
 * denial; what the caller may read is a question without an event (contract §3.2).
 */
export function useReadScopeNames(scopeIds: readonly string[]) {
  const client = useQueryClient()
  const names = useScopeNames()
  const idsOnly = useIdsOnly()
  const mode = useAccessMode()
  const unknown = idsOnly ? [] : scopeIds.filter((id) => !names.has(id)).slice(0, MAX)
  const asText = JSON.stringify(unknown)
  useEffect(() => {
    const ids = JSON.parse(asText) as string[]
    if (ids.length > 0 && mode !== 'unknown') void readScopes(client, ids, mode === 'enforced')
  }, [client, asText, mode])
}

async function readScopes(client: QueryClient, ids: readonly string[], isChecked: boolean) {
  // Who cannot learn what they may read is shown ids: the screen itself tells of a server that does not answer.
  const readable = isChecked
    ? await client.fetchQuery(authorityQuery('scope.read')).then(
        ({ scopeIds }) => scopeIds,
        () => new Set<string>(),
      )
    : new Set(ids)
  for (const id of ids.filter((each) => readable.has(each))) {
    const query = scopeQuery(id)
    // A Scope that could not be read keeps its id for this visit.
    if (client.getQueryState(query.queryKey)?.status === 'error') continue
    void client.prefetchQuery({ ...query, staleTime: Infinity })
  }
}
