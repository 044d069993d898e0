import type { Renewal } from '../client'
import { signInError } from '../errors'
import { session, type Grant } from '../session'

export type Renewed = { token: string; grant: Grant }

/**
 * Asks the provider for another token.
 * @returns null where it takes this grant no more
 * @throws where it could not be asked
 */
type Ask = (grant: Grant) => Promise<Renewed | null>

/** While the token is valid, a provider that could not be reached is asked again after this time, in ms. */
const PAUSE_MS = 15_000
/** The longest wait that `setTimeout` takes, in ms. */
const TIMER_MAX = 2 ** 31 - 1

/**
 * Renews the session's token before it ends, by a timer and before a request, and when the server has refused it. There
 * is one renewal at a time in a tab, and all that need a token wait for it.
 */
export class TokenRenewal implements Renewal {
  readonly #ask: Ask
  #underWay: { of: string; done: Promise<void> } | null = null
  #pausedUntil = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(ask: Ask) {
    this.#ask = ask
  }

  /** Renews the token of this session, and of each later one, before it ends. */
  begin() {
    session.subscribe(() => this.#plan())
    this.#plan()
  }

  readonly isDue = () => {
    const grant = session.grant()
    if (grant?.renewAt == null || grant.refreshToken === null || Date.now() < grant.renewAt)
      return false
    return Date.now() >= this.#pausedUntil || isOver()
  }

  readonly token = async () => {
    const ends = session.signal()
    let failure: unknown
    try {
      await this.#run()
    } catch (cause) {
      failure = cause
    }
    const token = session.token()
    if (ends.aborted || token === null) throw signInError('session_over', 0)
    if (!isOver()) return token
    if (failure !== undefined) throw signInError('provider_unreachable', 0, failure)
    session.expire(token)
    throw signInError('session_over', 0)
  }

  readonly afterRefusal = async (refused: string) => {
    const ends = session.signal()
    if (session.token() === refused) {
      if ((session.grant()?.refreshToken ?? null) === null) return false
      try {
        await this.#run()
      } catch (cause) {
        if (ends.aborted) return false
        throw signInError('provider_unreachable', 401, cause)
      }
    }
    // A session that was never renewed has no second token, and another session is not this one.
    return session.grant() !== null && !ends.aborted && session.token() !== refused
  }

  #run(): Promise<void> {
    const token = session.token()
    const grant = session.grant()
    if (token === null || grant === null) return Promise.resolve()
    if (this.#underWay?.of !== token) {
      const one = { of: token, done: this.#renew(token, grant) }
      this.#underWay = one
      void one.done
        .catch(() => undefined)
        .then(() => {
          if (this.#underWay === one) this.#underWay = null
          this.#plan()
        })
    }
    return this.#underWay.done
  }

  async #renew(token: string, grant: Grant) {
    try {
      const renewed = await this.#ask(grant)
      if (renewed) session.renew(token, renewed.token, renewed.grant)
      // The session goes on until its token ends, and is not renewed again.
      else session.renew(token, token, { ...grant, refreshToken: null })
    } catch (cause) {
      this.#pausedUntil = Date.now() + PAUSE_MS
      throw cause
    }
  }

  #plan() {
    clearTimeout(this.#timer)
    const grant = session.grant()
    if (grant?.renewAt == null || grant.refreshToken === null) return
    const wait = Math.max(grant.renewAt, this.#pausedUntil) - Date.now()
    this.#timer = setTimeout(
      () => {
        // The next request that needs a token tells why there is none.
        if (this.isDue()) this.#run().catch(() => undefined)
        else this.#plan()
      },
      Math.min(Math.max(wait, 0), TIMER_MAX),
    )
  }
}

/** Whether the token has ended, as far as this browser knows. */
const isOver = () => (session.grant()?.endsAt ?? Infinity) <= Date.now()
