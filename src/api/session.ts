import { tabStorage } from '../lib/storage/browser-storage'

const KEY = 'scope-console.token'
/** What people typed and did not commit stands under keys that begin so, in this tab's sessionStorage. */
export const DRAFT_PREFIX = 'scope-console.draft.'

/** Why there is no session: the person left, or the server no longer takes the token. */
export type SessionEnd = 'signed-out' | 'expired'

type Listener = () => void
const listeners = new Set<Listener>()
let token: string | null = null
let ended: SessionEnd | null = null

function announce() {
  for (const listener of listeners) listener()
}

/**
 * The access token of this tab. It lives in memory and, if the person wants, in sessionStorage;
 * never in localStorage, a cookie or an address (screens: Session).
 */
export const session = {
  token: () => token,
  ended: () => ended,
  /** Takes up a token kept in this tab by an earlier page load. */
  resume() {
    token = tabStorage.get(KEY)
  },
  start(value: string, keep: boolean) {
    token = value
    ended = null
    // Where the browser keeps nothing, the session lasts until a reload.
    if (keep) tabStorage.set(KEY, value)
    else tabStorage.remove(KEY)
    announce()
  },
  end(why: SessionEnd) {
    token = null
    ended = why
    tabStorage.remove(KEY)
    // Who signs out leaves nothing behind for the next one at this tab; who has to sign in again finds it.
    if (why === 'signed-out') {
      for (const key of tabStorage.keys()) {
        if (key.startsWith(DRAFT_PREFIX)) tabStorage.remove(key)
      }
    }
    announce()
  },
  subscribe(listener: Listener) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
