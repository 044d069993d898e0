import type { QueryClient } from '@tanstack/react-query'
import { authorityQuery, deploymentQuery } from '../api/queries/access'
import { listedScopeQuery, listedScopesQuery, scopeQuery } from '../api/queries/scopes'

/**
 * Reads Scopes for their titles, into the query cache.
 * @param isChecked whether the server decides what the caller may read (contract §3)
 */
export async function readScopeNames(
  client: QueryClient,
  ids: readonly string[],
  isChecked: boolean,
) {
  // Who cannot learn what they may read is shown ids: the screen itself tells of a server that does not answer.
  const readable = isChecked
    ? await client.fetchQuery(authorityQuery('scope.read')).then(
        ({ scopeIds }) => scopeIds,
        () => new Set<string>(),
      )
    : new Set(ids)
  if (isChecked) await readListed(client, ids, readable)
  for (const id of ids.filter((each) => readable.has(each))) {
    const query = scopeQuery(id)
    // A Scope that could not be read keeps its id for this visit.
    if (client.getQueryState(query.queryKey)?.status === 'error') continue
    void client.prefetchQuery({ ...query, staleTime: Infinity })
  }
}

/** Reads titles from the list of Scopes, where the caller may list them: one event for all, also for those they may not read. */
async function readListed(
  client: QueryClient,
  ids: readonly string[],
  readable: ReadonlySet<string>,
) {
  const [first] = ids
  if (first === undefined || (ids.length === 1 && readable.has(first))) return
  const deployment = await client.fetchQuery(deploymentQuery('server.observe')).catch(() => null)
  if (deployment === null) return
  if (ids.length === 1) await client.prefetchQuery(listedScopeQuery(first))
  else await client.prefetchInfiniteQuery(listedScopesQuery(''))
}
