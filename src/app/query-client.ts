import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { isApiError } from '../api/errors'
import { session } from '../api/session'
import { notify } from '../ui/notices'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error
    mutationMeta: { invalidates?: readonly QueryKey[] }
  }
}

const RETRIES = 2
/** Reads are audited: only what was no decision of the server is asked again (contract §1: 503 with Retry-After 1). */
const mayRetry = (failures: number, error: Error) =>
  failures < RETRIES &&
  isApiError(error) &&
  (error.kind === 'network' || error.code === 'server_overloaded')

/** Tells the console's other tabs of this browser what a commit here has changed. */
const channel = new BroadcastChannel('scope-console.commits')

function onError(error: Error, hasData: boolean) {
  if (isApiError(error) && error.status === 401) {
    session.end('expired')
    return
  }
  if (hasData) notify({ kind: 'refetch-failed', error })
}

export function createQueryClient(): QueryClient {
  const invalidate = (queryKeys: readonly QueryKey[]) =>
    Promise.all(queryKeys.map((queryKey) => client.invalidateQueries({ queryKey })))
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => onError(error, query.state.data !== undefined),
    }),
    mutationCache: new MutationCache({
      onError: (error) => onError(error, false),
      onSuccess: (_data, _variables, _context, mutation) => {
        const queryKeys = mutation.meta?.invalidates
        if (!queryKeys) return
        channel.postMessage(queryKeys)
        void invalidate(queryKeys)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: mayRetry,
        retryDelay: 1_000,
        // Every read is an audit event; nothing is read again because a window was clicked on.
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false },
    },
  })
  channel.addEventListener('message', (event: MessageEvent<QueryKey[]>) => {
    void invalidate(event.data)
  })
  return client
}
