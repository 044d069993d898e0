import { Store } from '../lib/store'
import {
  changeReducer,
  initialChange,
  maySubmit,
  type ChangeEvent,
  type ChangeOutcome,
  type ChangeState,
} from './state-machine'

const errorOf = (cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause)))

/** The calls of a change: `send` writes, `check` only reads. `D`: what it did, `M`: what has moved instead. */
export type ChangeWork<D, M> = {
  /** @returns what the server says it has done */
  send: () => Promise<D>
  check: () => Promise<ChangeOutcome<D, M>>
  onCommitted: (done: D) => void
}

/**
 * Runs one change (a commit, or a change of a role binding) through its states. A press sends one request at most. While
 * the outcome is in doubt, it only reads.
 */
export class Change<D extends object, M extends object> {
  readonly #state = new Store<ChangeState<D, M>>(initialChange)
  #underWay = false

  readonly state = this.#state.get
  readonly subscribe = this.#state.subscribe

  #step(event: ChangeEvent<D, M>): ChangeState<D, M> {
    const next = changeReducer(this.state(), event)
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

  async #readOutcome(work: ChangeWork<D, M>) {
    try {
      const outcome = await work.check()
      const next = this.#step({ type: 'checked', outcome })
      if (next.kind === 'committed') work.onCommitted(next)
    } catch (cause) {
      this.#step({ type: 'check-failed', error: errorOf(cause) })
    }
  }

  /** Sends once. A second press while the first is under way, or over what was not seen, does nothing. */
  submit(work: ChangeWork<D, M>): Promise<void> {
    return this.#once(async () => {
      if (!maySubmit(this.state())) return
      this.#step({ type: 'submit' })
      try {
        const done = await work.send()
        this.#step({ type: 'answered', done })
        work.onCommitted(done)
      } catch (cause) {
        const next = this.#step({ type: 'failed', error: errorOf(cause) })
        if (next.kind === 'checking') await this.#readOutcome(work)
      }
    })
  }

  /** Reads again what became of it; never sends. */
  checkAgain(work: ChangeWork<D, M>): Promise<void> {
    return this.#once(async () => {
      if (this.#step({ type: 'check-again' }).kind === 'checking') await this.#readOutcome(work)
    })
  }

  /** What it is about was read while no request was under way, and has moved. */
  noticed(outcome: ChangeOutcome<D, M>, onCommitted: ChangeWork<D, M>['onCommitted']) {
    if (this.#underWay) return
    const next = this.#step({ type: 'noticed', outcome })
    if (next.kind === 'committed') onCommitted(next)
  }

  /** After a conflict: the caller has made a new plan from what is there now. */
  review() {
    this.#step({ type: 'review' })
  }
}
