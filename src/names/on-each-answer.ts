import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * Makes a function that, from its first call for a client on, hands over each query whose answer changes, and at once
 * those that the client has. Further calls for the same client do nothing.
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
