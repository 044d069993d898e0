import * as v from 'valibot'
import { nameHere } from '../lib/base-path'
import { browserStorage, tabStorage } from '../lib/storage/browser-storage'
import { Listeners } from '../lib/store'
import { sessionIds, type Owner } from './session-ids'

const TOKEN_KEY = 'scope-console.token'
/** What a header can carry, and no server takes a longer one. With anything else, fetch would fail as if the server were down. */
const TOKEN_FORM = /^[\x21-\x7e]{1,65536}$/
export const isToken = (text: string) => TOKEN_FORM.test(text)
/** Whose token it is. */
const OWNER_KEY = 'scope-console.owner'
/** By what the token is renewed. */
const GRANT_KEY = 'scope-console.grant'
/** Who has signed in at this tab and not out again, each with the id of that person's session. */
const HELD_KEY = 'scope-console.sessions'

/** Why there is no session: the person left, here or in another tab, or the server no longer takes the token. */
export type SessionEnd = 'signed-out' | 'signed-out-elsewhere' | 'expired'
/** `named`: the server said whose token it is. */
type Change = 'started' | 'named' | 'ended'

/** What a provider gave beside the token (decision 30). Times are in ms since 1970 by this browser's clock; null: not known. */
export const Grant = v.object({
  /** Which sign-in gave it, for the tabs that share one (`oidc/across-tabs.ts`). An earlier version kept none. */
  signInId: v.optional(v.string(), () => crypto.randomUUID()),
  /** How often the sign-in was renewed until then. */
  turn: v.optional(v.number(), 0),
  refreshToken: v.nullable(v.string()),
  idToken: v.nullable(v.string()),
  scope: v.string(),
  renewAt: v.nullable(v.number()),
  endsAt: v.nullable(v.number()),
})
export type Grant = v.InferOutput<typeof Grant>

const StoredGrant = v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), Grant)), null)
const Held = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())), {})
const Message = v.object({ kind: v.literal('signed-out'), owner: v.string() })

const changes = new Listeners<[change: Change]>()
const held = new Map<Owner, string>()
let token: string | null = null
let grant: Grant | null = null
let owner: Owner | null = null
let ended: SessionEnd | null = null
let reads = new AbortController()
let channel: BroadcastChannel | null = null

/** Returns the token that this tab has kept, or null: a kept text that cannot be a token counts as none, because no request could carry it. */
function keptToken() {
  const kept = tabStorage.get(TOKEN_KEY)
  return kept !== null && isToken(kept) ? kept : null
}
const readHeld = () => v.parse(Held, tabStorage.get(HELD_KEY) ?? '{}')
const readGrant = () => v.parse(StoredGrant, tabStorage.get(GRANT_KEY))
const storeHeld = () => tabStorage.set(HELD_KEY, JSON.stringify(Object.fromEntries(held)))

function hold(of: Owner) {
  if (held.has(of)) return
  held.set(of, sessionIds.join(of))
  storeHeld()
}

/** That person's session is over here. Their drafts stay: these are theirs alone to delete (decision 14). */
function release(of: Owner) {
  held.delete(of)
  storeHeld()
}

/** Keeps the token for a reload of this tab. In a browser that stores nothing, the reload ends the session. */
function keepToken() {
  if (token !== null) tabStorage.set(TOKEN_KEY, token)
  if (grant === null) tabStorage.remove(GRANT_KEY)
  else tabStorage.set(GRANT_KEY, JSON.stringify(grant))
}

function forgetToken() {
  tabStorage.remove(TOKEN_KEY)
  tabStorage.remove(GRANT_KEY)
}

function end(why: SessionEnd | null) {
  token = null
  grant = null
  ended = why
  forgetToken()
  tabStorage.remove(OWNER_KEY)
  reads.abort()
  reads = new AbortController()
  changes.tell('ended')
}

/** That person signed out in another tab. */
function leave(of: Owner) {
  release(of)
  if (owner !== of) return
  owner = null
  end('signed-out-elsewhere')
}

/**
 * The access token of this tab. It lives in memory and, if the person wants, in sessionStorage;
 * never in localStorage, a cookie or an address (screens §2). Tabs that share a sign-in tell each other the newest (`oidc/across-tabs.ts`).
 */
export const session = {
  token: () => token,
  /** By what the token is renewed; null for one that was typed. */
  grant: () => grant,
  ended: () => ended,
  /** Who is signed in, as far as the server has said; who has to sign in again stays the owner until somebody does. */
  owner: () => owner,
  /** Aborts with the session, so that what it was still reading does not go on with its token. */
  signal: () => reads.signal,
  /** The token that `resume` is going to take up. Nothing is changed: the page asks before the console is there to tell. */
  kept(): string | null {
    const of = tabStorage.get(OWNER_KEY)
    const id = of === null ? undefined : readHeld()[of]
    return id !== undefined && sessionIds.isEnded(id) ? null : keptToken()
  },
  /** Whether that token has ended, as far as this browser knows. */
  isKeptOver: () => (readGrant()?.endsAt ?? Infinity) <= Date.now(),
  /** Takes up what this tab has kept of an earlier page load, unless the session was ended since. */
  resume() {
    token = keptToken()
    grant = readGrant()
    owner = token === null ? null : tabStorage.get(OWNER_KEY)
    for (const [of, id] of Object.entries(readHeld())) held.set(of, id)
    session.look()
  },
  start(value: string, keep: boolean, of: Owner | null = null, by: Grant | null = null) {
    session.look()
    reads.abort()
    reads = new AbortController()
    token = value
    grant = by
    owner = of
    ended = null
    if (of !== null) hold(of)
    if (keep) keepToken()
    else forgetToken()
    if (keep && of !== null) tabStorage.set(OWNER_KEY, of)
    else tabStorage.remove(OWNER_KEY)
    changes.tell('started')
  },
  /** Another token of the same session, unless that is over by now: whoever reads goes on. */
  renew(old: string, value: string, by: Grant) {
    if (token !== old) return
    const isKept = tabStorage.get(TOKEN_KEY) !== null
    token = value
    grant = by
    if (isKept) keepToken()
  },
  /** The server said whose session it is. */
  belongsTo(of: Owner) {
    if (owner === of && held.has(of)) return
    owner = of
    hold(of)
    if (tabStorage.get(TOKEN_KEY) !== null) tabStorage.set(OWNER_KEY, of)
    changes.tell('named')
  },
  /** The server refused this token. Another session may have begun since it was sent. */
  expire(refused: string | null) {
    if (refused !== token || (token === null && ended !== null)) return
    end('expired')
  },
  /** Puts the token away, to sign in with another one and go on here: nobody signs out, and nothing is forgotten. */
  changeToken() {
    end(null)
  },
  /** Ends the session of this person in every tab of this browser. Other people's tabs stay as they are. */
  signOut() {
    const of = owner
    owner = null
    if (of !== null) {
      const id = held.get(of)
      if (id !== undefined) sessionIds.end(of, id)
      release(of)
      channel?.postMessage({ kind: 'signed-out', owner: of })
    }
    end('signed-out')
  },
  /** Looks whether a session was ended while this tab could not hear of it. */
  look() {
    for (const [of, id] of [...held]) if (sessionIds.isEnded(id)) leave(of)
  },
  /** Hears of sign-outs in other tabs, and looks for missed ones whenever this tab is shown again. */
  listen() {
    channel = new BroadcastChannel(nameHere('scope-console.session.1'))
    channel.addEventListener('message', (event: MessageEvent<unknown>) => {
      const message = v.safeParse(Message, event.data)
      if (message.success) leave(message.output.owner)
    })
    window.addEventListener('pageshow', (event) => {
      if (!event.persisted) return
      // Without a storage nothing tells what the page has missed: it begins anew, as after any load.
      if (browserStorage.works()) session.look()
      else location.reload()
    })
    for (const woken of ['visibilitychange', 'resume'])
      document.addEventListener(woken, () => {
        if (document.visibilityState === 'visible') session.look()
      })
  },
  subscribe: changes.subscribe,
}
