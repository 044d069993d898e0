import type { Query, QueryClient } from '@tanstack/react-query'
import { claimsOf, correctedBy, type Claimant, type Correction } from './head-claims'
import { scopesIn, withScopes } from './scope-claims'
import { noteRead } from './shown'

/** In which turn an answer was asked for, and came: what was asked for earlier may come later. */
type Turns = { asked: WeakMap<Query, number>; landed: WeakMap<Query, number> }

const kept = new WeakSet<QueryClient>()

/**
 * Keeps the cached answers in step from now on, whoever reads: a list's row, a head, a history, a Prompt's
 * configuration and a revision all speak of the same head. Whatever shows a newer one corrects the others where it
 * holds all that they need; the rest is marked as stale, and read again when it is on screen. An older answer that
 * arrives late is corrected in the same way. Revisions only ever grow, so the higher number is the later one.
 */
export function keepInStep(client: QueryClient) {
  if (kept.has(client)) return
  kept.add(client)
  let turn = 0
  const turns: Turns = { asked: new WeakMap(), landed: new WeakMap() }
  const cache = client.getQueryCache()
  for (const query of cache.getAll()) noteRead(query, false)
  cache.subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    // A further page leaves those before it as old as they are.
    if (action.type === 'fetch' && !action.meta?.fetchMore) turns.asked.set(query, ++turn)
    if (action.type !== 'success') return
    turns.landed.set(query, ++turn)
    noteRead(query, action.manual === true)
    settleHeads(client, query, turns)
    // What a list puts into the cache row by row is settled with the list.
    if (!action.manual) settleScopes(client, query)
  })
}

/** Brings what is cached of the Artifacts that an answer speaks of to the newest of their heads. */
function settleHeads(client: QueryClient, landed: Query, turns: Turns) {
  const said = claimsOf(landed)
  if (!said) return
  const related = client
    .getQueryCache()
    .getAll()
    .flatMap((query): Claimant[] => {
      if (query.queryKey[1] !== said.scopeId) return []
      const claims = claimsOf(query)
      return claims?.family === said.family ? [{ query, claims }] : []
    })
  const singles = related.filter(({ claims }) => claims.kind !== 'list')
  const ids =
    said.kind === 'list'
      ? new Set(singles.flatMap(({ claims }) => [...claims.heads.keys()]))
      : said.heads.keys()
  for (const id of ids) settle(client, id, related, turns)
}

function settle(client: QueryClient, id: string, related: readonly Claimant[], turns: Turns) {
  const known = related.flatMap((each) => {
    const revision = each.claims.heads.get(id) ?? (each.claims.complete ? 0 : undefined)
    return revision === undefined ? [] : [{ ...each, revision }]
  })
  const highest = Math.max(...known.map(({ revision }) => revision))
  const newest = known.filter(({ revision }) => revision === highest)
  const knownSince = Math.min(...newest.map(({ query }) => turns.landed.get(query) ?? 0))
  for (const each of known) {
    const { kind } = each.claims
    // A revision never changes, and a watch is about the head that a dialog was opened on.
    if (each.revision === highest || kind === 'revision' || kind === 'watch') continue
    const corrected = correctedBy(each, id, newest)
    // What a dialog's look has found is followed up by the dialog.
    const watchedOnly = newest.every(({ claims }) => claims.kind === 'watch')
    if (corrected) correct(client, each.query, corrected)
    // A server that goes on telling of an older head is not asked over and over.
    else
      makeStale(
        client,
        each.query,
        !watchedOnly && (turns.asked.get(each.query) ?? 0) <= knownSince,
      )
  }
}

function correct(client: QueryClient, query: Query, { data, updatedAt, whole }: Correction) {
  const { isInvalidated } = query.state
  client.setQueryData(query.queryKey, data, { updatedAt })
  // What else was stale in it still is.
  if (isInvalidated && !whole) query.invalidate()
}

/** Marks an answer as stale; one that is on screen is read again, unless that is under way by then. */
function makeStale(client: QueryClient, query: Query, ask: boolean) {
  query.invalidate()
  if (!ask) return
  // Not at once, nor while a commit is sent or looked into: its own invalidation follows, and would ask a second time.
  setTimeout(() => {
    if (client.isMutating() > 0) return
    const filters = { queryKey: query.queryKey, exact: true, type: 'active', stale: true } as const
    void client.refetchQueries(filters, { cancelRefetch: false })
  })
}

/** The same for Scopes, which every answer tells as a whole, with its version. */
function settleScopes(client: QueryClient, landed: Query) {
  const said = scopesIn(landed)
  if (said.size === 0) return
  const answers = client
    .getQueryCache()
    .getAll()
    .map((query) => ({ query, scopes: scopesIn(query) }))
  const newest = new Map(said)
  for (const { scopes } of answers) {
    for (const [id, scope] of scopes) {
      const best = newest.get(id)
      if (best && scope.version > best.version) newest.set(id, scope)
    }
  }
  for (const { query, scopes } of answers) {
    const behind = [...scopes].some(([id, { version }]) => version < (newest.get(id)?.version ?? 0))
    if (!behind) continue
    const { dataUpdatedAt: updatedAt } = query.state
    correct(client, query, { data: withScopes(query, newest), updatedAt, whole: false })
  }
}
