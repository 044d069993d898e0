import * as v from 'valibot'
import { isAskable } from '../api/contract/askable'
import { KeptValue } from './kept-value'

/** More Scopes cannot be pinned: a rail of pins is for the few that somebody works in. */
export const MAX_PINNED = 20
/** Visits that are kept: the rail leaves out of its list the Scopes that are pinned or open. */
const MAX_VISITED = 10

const upTo = (most: number) =>
  v.pipe(
    v.array(v.string()),
    // What cannot exist would have a link that leads nowhere, or to another place.
    v.transform((ids) => ids.filter((id) => isAskable('scope', id)).slice(0, most)),
  )
const Visited = v.object({ pinned: upTo(MAX_PINNED), recent: upTo(MAX_VISITED) })
/** Ids of Scopes: the pinned ones as they were pinned, the visited ones with the last visit first. */
type Visited = v.InferOutput<typeof Visited>

const firstOf = (most: number, ...lists: (readonly string[])[]) =>
  [...new Set(lists.flat())].slice(0, most)

const kept = new KeptValue<Visited>({
  key: 'scope-console.visited-scopes ',
  schema: Visited,
  empty: { pinned: [], recent: [] },
  join: (before, early) => ({
    pinned: firstOf(MAX_PINNED, before.pinned, early.pinned),
    recent: firstOf(MAX_VISITED, early.recent, before.recent),
  }),
})

/** The Scopes that a person has pinned, and those that they have opened last. */
export const visitedScopes = {
  get: kept.get,
  subscribe: kept.subscribe,
  followSession: () => kept.followSession(),
  visit: (scopeId: string) =>
    kept.change(({ pinned, recent }) => ({
      pinned,
      recent: firstOf(MAX_VISITED, [scopeId], recent),
    })),
  /** Nothing is pinned beyond `MAX_PINNED`: an earlier pin does not make room unasked. */
  pin: (scopeId: string) =>
    kept.change(({ pinned, recent }) => ({
      pinned: firstOf(MAX_PINNED, pinned, [scopeId]),
      recent,
    })),
  unpin: (scopeId: string) =>
    kept.change(({ pinned, recent }) => ({
      pinned: pinned.filter((id) => id !== scopeId),
      recent,
    })),
}
