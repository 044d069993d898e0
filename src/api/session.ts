const KEY = 'scope-console.token'

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
    token = sessionStorage.getItem(KEY)
  },
  start(value: string, keep: boolean) {
    token = value
    ended = null
    if (keep) sessionStorage.setItem(KEY, value)
    else sessionStorage.removeItem(KEY)
    announce()
  },
  end(why: SessionEnd) {
    token = null
    ended = why
    sessionStorage.removeItem(KEY)
    announce()
  },
  subscribe(listener: Listener) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
