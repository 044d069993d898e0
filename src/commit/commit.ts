import { Store } from '../lib/store'
import type { Outcome } from './outcome'
import {
  commitReducer,
  initialCommit,
  maySubmit,
  type CommitEvent,
  type CommitState,
} from './state-machine'

const errorOf = (cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause)))

/** The calls of a commit: `send` writes, `check` only reads. */
export type CommitWork = {
  /** @returns the revision that the server says it has committed */
  send: () => Promise<number>
  check: () => Promise<Outcome>
  onCommitted: (revision: number) => void
}

/** Runs one commit through its states. A press sends one request at most. While the outcome is in doubt, the commit only reads. */
export class Commit {
  readonly #state = new Store(initialCommit)
  #underWay = false

  readonly state = this.#state.get
  readonly subscribe = this.#state.subscribe

  #step(event: CommitEvent): CommitState {
    const next = commitReducer(this.state(), event)
    this.#state.set(next)
    return next
  }

  async #once(piece: () => Promise<void>) {
    if (this.#underWay) return
    this.#underWay = true
    try {
      await piece()
    } finally {
      this.#underWay = false
    }
  }

  async #readOutcome(work: CommitWork) {
    try {
      const outcome = await work.check()
      const next = this.#step({ type: 'checked', outcome })
      if (next.kind === 'committed') work.onCommitted(next.revision)
    } catch (cause) {
      this.#step({ type: 'check-failed', error: errorOf(cause) })
    }
  }

  /** Sends once. A second press while the first is under way, or over a head that was not seen, does nothing. */
  submit(work: CommitWork): Promise<void> {
    return this.#once(async () => {
      if (!maySubmit(this.state())) return
      this.#step({ type: 'submit' })
      try {
        const revision = await work.send()
        this.#step({ type: 'answered', revision })
        work.onCommitted(revision)
      } catch (cause) {
        const next = this.#step({ type: 'failed', error: errorOf(cause) })
        if (next.kind === 'checking') await this.#readOutcome(work)
      }
    })
  }

  /** Reads again what became of the commit; never sends. */
  checkAgain(work: CommitWork): Promise<void> {
    return this.#once(async () => {
      if (this.#step({ type: 'check-again' }).kind === 'checking') await this.#readOutcome(work)
    })
  }

  /** The head was read while no request was under way, and has moved. */
  noticed(outcome: Outcome, onCommitted: CommitWork['onCommitted']) {
    if (this.#underWay) return
    const next = this.#step({ type: 'noticed', outcome })
    if (next.kind === 'committed') onCommitted(next.revision)
  }

  /** After a conflict: the caller has made a new plan from the new head. */
  review() {
    this.#step({ type: 'review' })
  }
}
