import * as v from 'valibot'
import { randomId } from '../lib/random-id'
import { browserStorage } from '../lib/storage/browser-storage'

/** A principal at a server, see `ownerOf`. */
export type Owner = string

/** The id that the tabs of one person at one server share, until that person signs out. */
const SHARED_PREFIX = 'scope-console.session.'
/** Ids as `randomId` makes them. */
const ID_FORM = /^[\da-f]{32}$/
const ENDED_KEY = 'scope-console.ended-sessions'
/** A tab that slept through this many later sign-outs takes its session for one that goes on. */
const ENDED_MAX = 200

const Ended = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), [])
const readEnded = () => v.parse(Ended, browserStorage.get(ENDED_KEY) ?? '[]')

/**
 * Ids of sessions, kept for the tabs that cannot hear that one was ended: those that the browser has frozen, put aside
 * or discarded. An id says nothing about the person and opens nothing.
 */
export const sessionIds = {
  /** The id of this person's session in the other tabs; a new one where there is none. */
  join(owner: Owner): string {
    const shared = browserStorage.get(SHARED_PREFIX + owner)
    if (shared !== null && ID_FORM.test(shared) && !sessionIds.isEnded(shared)) return shared
    const id = randomId()
    browserStorage.set(SHARED_PREFIX + owner, id)
    return id
  },
  end(owner: Owner, id: string) {
    browserStorage.remove(SHARED_PREFIX + owner)
    const ended = readEnded().filter((other) => other !== id)
    browserStorage.set(ENDED_KEY, JSON.stringify([...ended, id].slice(-ENDED_MAX)))
  },
  isEnded: (id: string) => readEnded().includes(id),
}
