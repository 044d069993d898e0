import * as v from 'valibot'
import { nameHere } from '../../lib/base-path'
import { Grant, isToken, session } from '../session'
import type { Renewed } from './renewal'

/** How long a renewal waits for another tab, in ms: that one may be asking a provider that does not answer. */
const WAIT_MS = 30_000

// Another tab may run another version of the console: what is not of this form is not for this one.
const Message = v.variant('kind', [
  v.object({ kind: v.literal('ask'), signInId: v.string(), turn: v.number() }),
  v.object({
    kind: v.literal('tokens'),
    token: v.pipe(v.string(), v.check(isToken)),
    grant: Grant,
  }),
])
type Message = v.InferOutput<typeof Message>

type Place = Pick<Grant, 'signInId' | 'turn'>
const renewalOf = ({ signInId }: Place) => nameHere(`scope-console.renewal.${signInId}`)
const turnsOf = ({ signInId }: Place) => nameHere(`scope-console.turn.${signInId}.`)

/** Whether this tab has tokens of the same sign-in that are newer. */
function isHereNewer({ signInId, turn }: Place) {
  const here = session.grant()
  return here !== null && here.signInId === signInId && here.turn > turn
}

/** Whether another tab has such tokens. */
async function isElsewhereNewer(place: Place) {
  const { held = [] } = await navigator.locks.query()
  const turns = turnsOf(place)
  return held.some(
    ({ name = '' }) => name.startsWith(turns) && Number(name.slice(turns.length)) > place.turn,
  )
}

/**
 * Makes tabs that share one sign-in renew it in turn. Tabs share one when the browser duplicated a tab or a page opened one.
 * A provider that rotates refresh tokens takes each of them once and may end the grant when one comes a second time, so
 * the tabs need each other's newest tokens. A `BroadcastChannel` brings them, and each tab stores them as it stores its own.
 * A tab of another sign-in ignores them, even where it is the same person's.
 *
 * Each tab holds a shared lock that names the turn of its tokens, so that another tab learns whether newer ones exist before
 * it uses its own. A message alone may come later than the lock of the renewal (decision 30).
 */
export class AcrossTabs {
  // Named with its form: an earlier version would fail on what it does not know.
  readonly #channel = new BroadcastChannel(nameHere('scope-console.tokens.1'))
  #held: { name: string; release: () => void } | null = null

  begin() {
    this.#channel.addEventListener('message', (event: MessageEvent<unknown>) => {
      const message = v.safeParse(Message, event.data)
      if (message.success) this.#hear(message.output)
    })
    session.subscribe(() => void this.#hold())
    // The browser keeps no page for the way back that holds a lock.
    window.addEventListener('pagehide', () => this.#release())
    window.addEventListener('pageshow', () => this.#catchUp())
    this.#catchUp()
  }

  /**
   * Renews a grant while no other tab renews it.
   * @param ask asks the provider; it is not asked where another tab has newer tokens
   * @returns null where the provider takes the grant no more
   * @throws where the provider could not be asked, or a tab with newer tokens does not answer
   */
  renewInTurn(grant: Grant, ask: (grant: Grant) => Promise<Renewed | null>) {
    const signal = AbortSignal.timeout(WAIT_MS)
    return navigator.locks.request(renewalOf(grant), { signal }, async () => {
      if (await isElsewhereNewer(grant)) await this.#askOthers(grant, signal)
      const token = session.token()
      const here = session.grant()
      if (token === null || here?.signInId !== grant.signInId) return null
      if (here.turn > grant.turn) return { token, grant: here }
      const renewed = await ask(grant)
      if (renewed) {
        session.renew(token, renewed.token, renewed.grant)
        await this.#hold()
        this.#tell({ kind: 'tokens', ...renewed })
      }
      return renewed
    })
  }

  #tell(message: Message) {
    this.#channel.postMessage(message)
  }

  #hear(message: Message) {
    const token = session.token()
    const grant = session.grant()
    if (token === null || grant === null) return
    if (message.kind === 'ask') {
      if (isHereNewer(message)) this.#tell({ kind: 'tokens', token, grant })
    } else if (grant.signInId === message.grant.signInId && grant.turn < message.grant.turn) {
      session.renew(token, message.token, message.grant)
      void this.#hold()
    }
  }

  /** Ends when this tab has the newer tokens that another tab holds. */
  #askOthers(place: Place, signal: AbortSignal) {
    return new Promise<void>((resolve, reject) => {
      const onMessage = () => {
        if (isHereNewer(place)) resolve()
      }
      // `#hear` was there first and has taken up the tokens by then.
      this.#channel.addEventListener('message', onMessage, { signal })
      signal.addEventListener('abort', () => reject(signal.reason as DOMException))
      onMessage()
      this.#tell({ kind: 'ask', signInId: place.signInId, turn: place.turn })
    })
  }

  /** Holds the lock that says how new the tokens here are. Ends when it is held. */
  #hold(): Promise<void> {
    const grant = session.grant()
    const name = grant && `${turnsOf(grant)}${grant.turn}`
    if (name === (this.#held?.name ?? null)) return Promise.resolve()
    this.#release()
    if (name === null) return Promise.resolve()
    let release = () => {}
    const until = new Promise<void>((resolve) => (release = resolve))
    this.#held = { name, release }
    return new Promise((resolve, reject) => {
      navigator.locks
        .request(name, { mode: 'shared' }, () => {
          resolve()
          return until
        })
        .catch(reject)
    })
  }

  #release() {
    this.#held?.release()
    this.#held = null
  }

  /** Takes up what other tabs did while this one was not there. */
  #catchUp() {
    const grant = session.grant()
    void this.#hold()
    if (grant) this.#tell({ kind: 'ask', signInId: grant.signInId, turn: grant.turn })
  }
}
