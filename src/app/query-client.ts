import {
  focusManager,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { isForbidden, isSessionOver } from '../api/errors'
import { FRESH_MS } from '../api/queries/fresh'
import { followPolicy } from '../api/queries/follow-policy'
import { keys } from '../api/queries/keys'
import { session } from '../api/session'
import { announce } from '../ui/announcer'
import { notices, notify } from '../ui/notices'
import { learnNames } from '../names/learn-names'
import { lookedAt } from '../names/looked-at'
import { visitedScopes } from '../names/visited-scopes'
import { visits } from '../names/visits'
import { CommitChannel } from './commit-channel'
import { mayRetry, retryDelay } from './retries'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error
    queryMeta: {
      /** Of a look at a head: the query that the head was first read by. */
      base?: QueryKey
    }
    mutationMeta: {
      invalidates?: readonly QueryKey[]
      /** What else is stale in the other tabs; this one knows better. */
      invalidatesElsewhere?: readonly QueryKey[]
    }
  }
}

// Two windows side by side are both visible: the one that is turned to gets the focus, and no more.
focusManager.setEventListener((onFocus) => {
  const onReturn = () => {
    if (document.visibilityState === 'visible') onFocus()
  }
  window.addEventListener('focus', onReturn)
  document.addEventListener('visibilitychange', onReturn)
  return () => {
    window.removeEventListener('focus', onReturn)
    document.removeEventListener('visibilitychange', onReturn)
  }
})

function onError(error: Error, of: string, hasData: boolean) {
  // The session has ended with it, and the sign-in screen says so.
  if (isSessionOver(error)) return
  if (hasData) notify({ kind: 'refetch-failed', error, of })
}

/** These queries tell what a person may do, and no audit records them (contract §3.3). They come anew first, so that no screen asks for what its reader has lost. */
const isOfAuthority = ([first]: QueryKey) => first === keys.access[0]

export function createQueryClient(): QueryClient {
  const channel = new CommitChannel()
  const allAgain = (queryKeys: readonly QueryKey[]) =>
    Promise.all(queryKeys.map((queryKey) => client.invalidateQueries({ queryKey })))
  const invalidate = async (queryKeys: readonly QueryKey[]) => {
    const first = queryKeys.filter(isOfAuthority)
    // At once: what a commit puts into the cache next is not stale.
    if (first.length === 0) return allAgain(queryKeys)
    await allAgain(first)
    // react-query tells the screens in a task of its own. After it they show only what may be read.
    await new Promise((resolve) => setTimeout(resolve))
    return allAgain(queryKeys.filter((queryKey) => !isOfAuthority(queryKey)))
  }
  const client = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (_data, { queryHash }) => {
        // The data that the snackbar calls old has come anew.
        const notice = notices.get()
        if (notice?.kind === 'refetch-failed' && notice.of === queryHash) notify(null)
      },
      onError: (error, { state, queryHash }) => {
        // A page that did not come is told of at the end of its list, and what is shown is no older for it.
        const isFurtherPage = state.fetchMeta?.fetchMore !== undefined
        onError(error, queryHash, state.data !== undefined && !isFurtherPage)
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _context, mutation) => {
        const { invalidates, invalidatesElsewhere = [] } = mutation.meta ?? {}
        if (!invalidates) return
        channel.tell([...invalidates, ...invalidatesElsewhere])
        void invalidate(invalidates)
      },
      onError: (error) => {
        // A role has ended since the buttons asked for it. Asking anew is not recorded (contract §3.3).
        if (isForbidden(error)) void invalidate([keys.authorities, keys.deployments])
      },
    }),
    defaultOptions: {
      queries: {
        // What can't be reached is said at once; nothing waits, to be sent unseen when the network is back.
        networkMode: 'always',
        staleTime: FRESH_MS,
        retry: mayRetry,
        retryDelay,
        // Every read is an audit event; nothing is read again because a window was clicked on.
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  channel.listen((queryKeys) => void invalidate(queryKeys))
  learnNames(client)
  followPolicy(client)
  visitedScopes.followSession()
  visits.followSession()
  lookedAt.followSession()
  session.subscribe((change) => {
    if (change === 'named') return
    // What one person was shown is not the next one's to see. Readiness is the server's, whoever asks.
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== keys.readiness[0] })
    client.getMutationCache().clear()
    notify(null)
    announce('')
  })
  return client
}
