import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import { FRESH_MS } from './fresh'
import { keys } from './keys'
import { scopeQuery, type OwnScope } from './scopes'

/** What others change and a screen shows; everything else never changes, or tells its age itself (the audit). */
const AGEING = new Set<unknown>([
  keys.scope('')[0],
  keys.scopeList[0],
  keys.promptCapabilities[0],
  keys.glance()[0],
  keys.bindings[0],
])

/** When the oldest page of a list was read: the list itself tells of the last one only. */
const firstPageAt = new WeakMap<Query, number>()

/** Takes down that an answer has come. @param manual whether it was put there, not read */
export function noteRead(query: Query, manual: boolean) {
  if (!manual && !query.state.fetchMeta?.fetchMore) {
    firstPageAt.set(query, query.state.dataUpdatedAt)
  }
}

const isList = (query: Query) =>
  typeof query.state.data === 'object' && query.state.data !== null && 'pages' in query.state.data

const isOwnScopes = ({ queryKey }: Query) =>
  queryKey[0] === keys.scopeList[0] && queryKey[1] === 'own'

/** A caller who may not list Scopes sees a list whose rows were read one by one; these are the rows. */
const ownRows = (query: Query) =>
  (query.state.data as InfiniteData<OwnScope[]>).pages.flat().filter(({ scope }) => scope !== null)

/** When the oldest of what an answer holds was read, in ms since the epoch. */
function readAt(client: QueryClient, query: Query): number {
  const at = (isList(query) && firstPageAt.get(query)) || query.state.dataUpdatedAt
  if (!isOwnScopes(query)) return at
  const rows = ownRows(query).map(
    ({ scopeId }) => client.getQueryState(scopeQuery(scopeId).queryKey)?.dataUpdatedAt ?? at,
  )
  return Math.min(at, ...rows)
}

const active = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => state.data !== undefined })

/** The answers on screen that may be old by now. */
const shown = (client: QueryClient) =>
  active(client).filter(({ queryKey }) => AGEING.has(queryKey[0]))

const watches = (client: QueryClient) =>
  client.getQueryCache().findAll({ queryKey: [keys.watches('', '', '')[0]], type: 'active' })

/** When a form's base was read: once, and from then on its watch looks at it. */
const baseReadAt = (client: QueryClient, watch: Query): number =>
  (watch.meta?.base && client.getQueryState(watch.meta.base)?.dataUpdatedAt) ?? 0

/** The time at which the oldest answer on screen was read, in ms since the epoch; 0 when nothing on screen can be old. */
export function shownSince(client: QueryClient): number {
  const queries = shown(client)
  if (queries.length > 0) return Math.min(...queries.map((query) => readAt(client, query)))
  const [watch] = watches(client)
  return watch ? Math.max(watch.state.dataUpdatedAt, baseReadAt(client, watch)) : 0
}

const isReading = ({ state }: Query) => state.fetchStatus === 'fetching'

/** Whether something of what is on screen is being read. */
export const isReadingShown = (client: QueryClient): boolean =>
  shown(client).some(isReading) || watches(client).some(isReading)

/** Reads again what is on screen, and what the server can do. @throws ApiError, the first of those that failed */
export async function readShownAgain(client: QueryClient) {
  // A failure of it is told by what is on screen: the same server is asked for that.
  import('./server-again')
    .then(({ readServerAgain }) => readServerAgain(client))
    .catch(() => undefined)
  const queries = shown(client)
  const again = queries.length > 0 ? queries : watches(client)
  for (const row of again.filter(isOwnScopes).flatMap(ownRows)) {
    const { queryKey } = scopeQuery(row.scopeId)
    await client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
  const hashes = new Set(again.map(({ queryHash }) => queryHash))
  await client.refetchQueries(
    { type: 'active', predicate: ({ queryHash }) => hashes.has(queryHash) },
    { cancelRefetch: false, throwOnError: true },
  )
}

/** The answers that tell whether a screen is old, the surest first. A list stands for what its rows were read with. */
const TELLING = [
  (key: Query['queryKey']) => key[6] === 'head',
  (key: Query['queryKey']) => key[6] === 'revisions',
  (key: Query['queryKey']) => key[2] === 'artifacts' && key[4] === 'list',
  (key: Query['queryKey']) => key[2] === 'prompts',
  (key: Query['queryKey']) => key[2] === 'detail',
  (key: Query['queryKey']) => key[0] === keys.scopeList[0] && key[1] === 'listed',
]

/**
 * Makes one call to find out whether the screen is out of date, for a person who comes back to it after more than a
 * minute. Answers that the call shows to be old are read again where they are on screen.
 */
export function lookAgain(client: QueryClient) {
  // An open dialog or form looks by itself at the one head that matters in it.
  if (watches(client).length > 0) return
  const queries = shown(client)
  const query = TELLING.map((tells) => queries.find(({ queryKey }) => tells(queryKey))).find(
    Boolean,
  )
  if (!query) return
  const { data, dataUpdatedAt, errorUpdatedAt } = query.state
  if (Date.now() - Math.max(dataUpdatedAt, errorUpdatedAt) <= FRESH_MS) return
  // Each page would be one more event in the audit: the screen tells the age of a long list, and a person decides whether to read it again.
  if (isList(query) && (data as InfiniteData<unknown>).pages.length > 1) return
  void client.refetchQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false })
}
