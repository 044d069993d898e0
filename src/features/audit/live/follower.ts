import { Store } from '../../../lib/store'
import { NONE_ARRIVED, together, type Arrived } from '../reading/arrived'

export type FollowState = {
  following: boolean
  /** A look is under way. */
  looking: boolean
  /** When it last looked, ms since the epoch by this browser's clock. */
  lookedMs: number | null
  /** Events that came since following began. */
  arrived: Arrived
  /** Looks since following began: each is one audited call, or a few when much has come. */
  looks: number
}

const NOT_FOLLOWING: FollowState = {
  following: false,
  looking: false,
  lookedMs: null,
  arrived: NONE_ARRIVED,
  looks: 0,
}

type Options = {
  /** Reads what is newer; answers with what came. */
  loadNew: () => Promise<Arrived>
  /** Whether someone can see it: nobody's screen is worth no audited call. */
  visible: () => boolean
  /** Whether the list is stopped: a person decides then. */
  stopped: () => boolean
}

/**
 * Looks for new events at an interval, one look at a time. A look that comes due while the page is hidden waits until
 * it is seen again; a stop of the list ends the following.
 */
export class Follower {
  readonly #state = new Store(NOT_FOLLOWING)
  #timer: ReturnType<typeof setTimeout> | undefined
  #due = false
  #intervalMs = 0

  constructor(private readonly options: Options) {}

  readonly getState = this.#state.get
  readonly subscribe = this.#state.subscribe

  /** Begins, with a look at once; called again it takes another interval. */
  follow(intervalMs: number) {
    this.#intervalMs = intervalMs
    if (!this.getState().following) {
      this.#set({ ...NOT_FOLLOWING, following: true })
      void this.#look()
    } else if (!this.getState().looking) this.#wait()
  }

  pause() {
    clearTimeout(this.#timer)
    this.#due = false
    this.#set({ following: false })
  }

  /** To be called when the page is seen again. */
  seen() {
    if (this.#due && this.getState().following) void this.#look()
  }

  #wait() {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (this.options.visible()) void this.#look()
      else this.#due = true
    }, this.#intervalMs)
  }

  async #look() {
    if (this.getState().looking) return
    this.#due = false
    this.#set({ looking: true, looks: this.getState().looks + 1 })
    const arrived = await this.options.loadNew()
    this.#set({
      looking: false,
      lookedMs: Date.now(),
      arrived: together(this.getState().arrived, arrived),
    })
    if (!this.getState().following) return
    if (this.options.stopped()) this.pause()
    else this.#wait()
  }

  #set(change: Partial<FollowState>) {
    this.#state.set({ ...this.getState(), ...change })
  }
}
