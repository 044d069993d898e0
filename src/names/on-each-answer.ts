import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * Returns a function that begins to watch a client: it hands over the queries that the client has, and later each whose
 * answer changes. It watches each client once, however often it is called.
 */
export function onEachAnswer(
  of: (query: Query, client: QueryClient) => void,
): (client: QueryClient) => void {
  const begun = new WeakSet<QueryClient>()
  return (client) => {
    if (begun.has(client)) return
    begun.add(client)
    const cache = client.getQueryCache()
    for (const query of cache.getAll()) of(query, client)
    cache.subscribe(({ type, query }) => {
      if (type === 'updated') of(query, client)
    })
  }
}
