import type { AuditEvent } from '../../../api/contract/audit'
import { AUDIT_LIMIT_MAX } from '../../../api/contract/audit'
import { timeOf, type Ask, type Span } from './feed-request'
import type { AuditQuery } from '../query/audit-query'
import { BlindSpots, PAST_PRESENT_MS } from './blind-spots'
import { CircularCursor, KnownEvents } from './known-events'
import type { CursorLoss } from './cursor-loss'
import { TimestampLag, HORIZON_MS, OVERLAP_MIN_MS } from './timestamp-lag'
import { WindowPages } from './window-pages'

/** Events that a window should hold: few enough to read it again when the cursor is lost on the way. */
const TARGET = 2_000
/** The same while role bindings change all the time: such a window is one page, which needs no cursor. */
const TARGET_WITHOUT_CURSOR = 350
/** Windows without a loss after which larger ones are tried again. */
const WINDOWS_UNTIL_CALM = 12
/** A window ends at least so long before the server's present, in ms: later, it would be read before it is over. */
const PRESENT_MS = 60_000

export type ForwardStep = {
  /** Events that are in the list now, ascending by cursor, each given once. */
  events: readonly AuditEvent[]
  /** Events that this call brought and no call before, given already or kept back. */
  fresh: number
  /** The server said, of every part of the range, that there is no more. */
  done: boolean
  /** This call read known events once more, to find a late one among them. The reading goes on, though nothing is new. */
  again: boolean
  /** Why this call was refused its cursor; the reader goes on by time. */
  loss: CursorLoss | null
  irregular: boolean
  /** The call was part of the search for a blind spot: the server refused it, or it asked for half a stretch on purpose. */
  narrowing: boolean
}

const NOTHING: ForwardStep = {
  events: [],
  fresh: 0,
  done: false,
  again: false,
  loss: null,
  irregular: false,
  narrowing: false,
}

type Options = Partial<Span> & {
  /** Events asked for at first. */
  firstLimit?: number
  /** What is known of the service's clock already. */
  lag?: TimestampLag
  /** The blind spots of the list, shared by its readers. */
  blind?: BlindSpots
}
/** The search for a blind spot: one lies between where the reader stands and `to`, in ms. */
type Refused = {
  to: number
  /** Where the reader stood when the search began. */
  since: number
  /** How far past the server's present the reader looks next, in ms: events may be stamped by a clock that is ahead. */
  beyond: number
}

/** How long the next window is, in ms: the next blind spot may be as far away as this one was, or beyond the rest of the stretch that was refused. */
function sizeAfter({ to: end, since }: Refused, at: number): number | null {
  const size = Math.max(1, at - since, end - at)
  return Number.isFinite(size) ? size : null
}

type Window = Span & { pages: WindowPages; times: number[]; calls: number }

/**
 * Reads a range of the audit oldest first, one call at a time, each event once and in the order of the cursors,
 * whatever happens on the way (contract §6). Memory does not grow with the range.
 *
 * Time is read window by window, each by its cursors until the server says that there is no more of it. A cursor
 * that the server no longer takes costs that window alone, and the windows become so small that they need none.
 * Events near the end of a window are kept back until nothing can come before them, see `TimestampLag`.
 */
export class ForwardReader {
  /** Where an open range was closed, because it grows faster than it is read. */
  until: string | null = null
  /** The server's time of the last answer, ms since the epoch. */
  at: number | null = null
  done = false
  #read: number
  #to: number
  #window: Window | null = null
  /** ms that the next window covers; null: not known, the whole rest is looked at. */
  #size: number | null = null
  #windowsSinceLoss = Infinity
  #held: AuditEvent[] = []
  #known = new KnownEvents()
  #lag: TimestampLag
  /** All events before `to` whose cursor is not above `cursor` were read. */
  #prefix = { cursor: -Infinity, to: -Infinity }
  #horizon: number | null = null
  #limit: number
  /** Bounds of the list in whole ms; a window that would reach one goes to the very bound. */
  readonly #listStart: number
  readonly #listEnd: number
  #given = { cursor: -Infinity, latest: -Infinity }
  /** From here on windows were read so soon that a late event may have missed them. */
  #readAgainFrom: number | null = null
  #repeating = false
  #refused: Refused | null = null
  /** The blind spots found in the range. */
  readonly blind: BlindSpots

  constructor(
    private readonly query: AuditQuery,
    private readonly ask: Ask,
    { from = -Infinity, to = Infinity, firstLimit = AUDIT_LIMIT_MAX, lag, blind }: Options = {},
  ) {
    this.#read = from
    this.#to = to
    this.#limit = firstLimit
    this.#lag = lag ?? new TimestampLag()
    this.blind = blind ?? new BlindSpots()
    this.#listStart = query.start === null ? -Infinity : Math.floor(Date.parse(query.start))
    this.#listEnd = query.end === null ? Infinity : Math.floor(Date.parse(query.end))
  }

  /** Everything of the range before this time was read, ms since the epoch. */
  get readTo(): number {
    return this.done ? this.#to : this.#read
  }

  /** Events that were read and are kept back. */
  get held(): number {
    return this.#held.length
  }

  /** Leaves out what is at `to` or later: somebody else has it. */
  endAt(to: number) {
    this.#to = Math.min(this.#to, to)
    if (this.#refused && this.#refused.to > this.#to) this.#refused = null
    if (this.#window && this.#window.to > this.#to) this.#window = null
  }

  /** Gives what is kept back, in no certain place, to somebody who knows more. */
  takeHeld(): AuditEvent[] {
    return this.#held.splice(0)
  }

  /**
   * One call. After a failure the next one goes on where this one was.
   * @throws ApiError, CursorConflict, CircularCursor
   */
  async next(): Promise<ForwardStep> {
    if (this.done) return { ...NOTHING, done: true }
    const window = (this.#window ??= this.#open())
    const isSearching = this.#refused !== null
    window.calls += 1
    const page = await window.pages.next(this.#limit)
    if (page.kind === 'lost') {
      this.#windowsSinceLoss = 0
      this.#again(window)
      return { ...NOTHING, loss: page.loss, narrowing: isSearching }
    }
    if (page.kind === 'unreadable') {
      this.at ??= page.at
      this.#narrow(window)
      return { ...NOTHING, narrowing: true }
    }
    const narrowing = isSearching || page.narrowing
    this.at = page.at
    this.#limit = AUDIT_LIMIT_MAX
    if (this.#horizon === null && this.#isOpen()) this.#setHorizon(page.at, page.items)
    const horizon = this.#isOpen() ? (this.#horizon ?? Infinity) : Infinity
    const items =
      horizon === Infinity ? page.items : page.items.filter((event) => timeOf(event) < horizon)
    const again = this.#repeating && items.length > 0
    const { fresh, irregular } = this.#take(items, window)
    this.#held.push(...fresh)
    for (const event of items) window.times.push(timeOf(event))
    this.#notePrefix(items, page.to)
    if (items.length < page.items.length) this.#closeAt(horizon, window)
    else this.#advance(window, page.next)
    const events = this.#release()
    return {
      ...NOTHING,
      events,
      fresh: fresh.length,
      done: this.done,
      again,
      irregular,
      narrowing,
    }
  }

  #take(items: readonly AuditEvent[], window: Window) {
    try {
      return this.#known.take(items)
    } catch (error) {
      this.#restart(window, window.to)
      throw error
    }
  }

  #notePrefix(items: readonly AuditEvent[], to: number) {
    // What an earlier, shorter window showed says nothing about the rest of this one.
    const before = to > this.#prefix.to ? -Infinity : this.#prefix.cursor
    this.#prefix = { cursor: items.reduce((top, { cursor }) => Math.max(top, cursor), before), to }
  }

  #isOpen() {
    return this.#to === Infinity && this.query.end === null && this.until === null
  }

  #open(): Window {
    const from = this.#read
    const to = this.#to
    if (this.#refused !== null) return this.#halfOf(this.#refused)
    if (this.#size === null || from === -Infinity) return this.#windowOf(from, to)
    const end = Math.ceil(from + this.#size)
    return this.#windowOf(from, this.#mayEnd(end) ? end : to)
  }

  #windowOf(from: number, to: number): Window {
    const pages = new WindowPages(this.query, this.ask, { from, to }, this.blind)
    return { from, to, pages, times: [], calls: 0 }
  }

  /** Whether a window may end there: before the end of the list, and when that time is over. */
  #mayEnd(end: number): boolean {
    const present =
      (this.at ?? Infinity) - (this.#windowsSinceLoss < WINDOWS_UNTIL_CALM ? 0 : PRESENT_MS)
    return end < this.#to && end < this.#listEnd && end <= present
  }

  #advance(window: Window, next: 'end' | 'more' | 'repeated') {
    if (next === 'end') {
      this.#drained(window)
      return
    }
    if (next === 'repeated') {
      this.#again(window)
      throw new CircularCursor()
    }
    if (window.to !== this.#to || window.calls > 1) return
    // A look at the whole rest: what it shows tells how far to read, so that a lost cursor costs little.
    const size = this.#sizeFor(window, TARGET)
    const from = Math.min(...window.times)
    const end = Math.ceil(from + size)
    if (window.times.length > 1 && this.#mayEnd(end)) this.#restart(window, end)
  }

  #drained(window: Window) {
    const { to, times } = window
    this.#window = null
    this.#windowsSinceLoss += 1
    const { hasFound } = window.pages
    const settled = this.#refused && (hasFound || to >= this.#refused.to) ? this.#refused : null
    if (settled) this.#refused = null
    if (to === this.#to) {
      if (this.#readAgainFrom !== null && !this.#repeating) {
        // Once more, now that it is over: events are stamped before they are numbered.
        this.#read = this.#readAgainFrom
        this.#repeating = true
        this.#size = null
        return
      }
      this.done = true
      return
    }
    const { overlap } = this.#lag
    const late = this.at === null ? Infinity : Math.abs(to - this.at)
    if (late < OVERLAP_MIN_MS && this.#readAgainFrom === null) {
      const from = to - overlap
      // Never before the start of the list.
      this.#readAgainFrom = from > this.#listStart ? Math.max(window.from, from) : window.from
    }
    if (this.#refused !== null) {
      this.#read = to
      return
    }
    const span = to - Math.max(window.from, Math.min(to - 1, ...times))
    const target = this.#windowsSinceLoss < WINDOWS_UNTIL_CALM ? TARGET_WITHOUT_CURSOR : TARGET
    const factor = Math.min(4, Math.max(1 / 8, target / Math.max(1, times.length)))
    // Nothing at all: whatever comes next, however late, is found by one look at the rest.
    this.#size = times.length === 0 ? null : Math.max(1, span * factor)
    if (settled) this.#size = sizeAfter(settled, to)
    this.#read = to
    this.#known.forget(Math.min(to - overlap, this.#readAgainFrom ?? Infinity))
  }

  /** The window again without its cursor, as much of it as one page will hold. */
  #again(window: Window) {
    const sorted = [...window.times].sort((a, b) => a - b)
    const [first] = sorted
    if (first === undefined) {
      this.#restart(window, window.to)
      return
    }
    const middle = sorted[Math.min(TARGET_WITHOUT_CURSOR, sorted.length - 1)] ?? first
    const to = Math.max(middle, first + 1, window.from + 1)
    this.#restart(window, to < window.to && to < this.#listEnd ? to : window.to)
  }

  /**
   * The server refused a page of the window, so the window holds a blind spot. Where pages came before, the reader reads
   * their part again as a window of its own. Where none did, the spot is near the start of the window, and halving finds it.
   */
  #narrow(window: Window) {
    if (window.times.length > 0) {
      this.#again(window)
      if (this.#window && this.#window.to < window.to) return
    }
    this.#window = null
    const { since = window.from, beyond = PAST_PRESENT_MS } = this.#refused ?? {}
    this.#refused = { to: window.to, since, beyond }
  }

  /** The first half of the stretch that is searched, or all of it when whole ms cannot halve it. */
  #halfOf(refused: Refused): Window {
    const isOpenBelow = this.#read === -Infinity && this.#listStart === -Infinity
    // Nothing happened before 1970. -Infinity stands for the list's own start, which is exact to the microsecond.
    const from = isOpenBelow ? 0 : this.#read
    const low = Math.max(from, this.#listStart)
    const end = Math.min(refused.to, this.#listEnd)
    const present = Math.max(low, this.at ?? low)
    const high = refused.to === Infinity ? Math.min(end, present) : refused.to
    if (high - low > 1) return this.#windowOf(from, this.blind.part(low, high, 1_000, 'start'))
    if (refused.to < Infinity || end - low <= 1) return this.#windowOf(from, refused.to)
    refused.beyond *= 2
    return this.#windowOf(from, Math.min(low + refused.beyond, end))
  }

  #restart(window: Window, to: number) {
    this.#window = this.#windowOf(window.from, to)
    if (Number.isFinite(to) && window.times.length > 0) {
      this.#size = Math.max(1, to - Math.max(window.from, Math.min(...window.times)))
    }
  }

  /** ms in which so many events happen, by the times of a window's events. */
  #sizeFor({ times }: Window, events: number): number {
    const first = Math.min(...times)
    const last = Math.max(...times)
    return Math.max(1, ((last - first) * events) / Math.max(1, times.length - 1))
  }

  /** Gives what nothing unread can come before: what is long before the unread time, or was read as a prefix. */
  #release(): AuditEvent[] {
    this.#held.sort((a, b) => a.cursor - b.cursor)
    this.#noteLag()
    const { overlap } = this.#lag
    let count = this.done ? this.#held.length : 0
    if (!this.done) {
      this.#held.forEach((event, index) => {
        const at = timeOf(event)
        const isPrefix = event.cursor <= this.#prefix.cursor && at < this.#prefix.to - overlap
        if (isPrefix || at < this.#read - overlap) count = index + 1
      })
    }
    const given = this.#held.splice(0, count)
    for (const event of given) {
      this.#given.cursor = Math.max(this.#given.cursor, event.cursor)
      this.#given.latest = Math.max(this.#given.latest, timeOf(event))
    }
    return given
  }

  #noteLag() {
    let { latest } = this.#given
    for (const event of this.#held) {
      const at = timeOf(event)
      const early = event.cursor < this.#given.cursor
      this.#lag.note(early ? at - this.#given.latest : latest - at)
      latest = Math.max(latest, at)
    }
  }

  /** From now on the list ends at the horizon; the server is asked to confirm it. */
  #closeAt(horizon: number, window: Window) {
    this.until = new Date(horizon).toISOString()
    this.#to = horizon
    this.#refused = null
    this.#restart(window, horizon)
    this.#size = null
  }

  #setHorizon(at: number, items: readonly AuditEvent[]) {
    const horizon = Math.ceil(at + HORIZON_MS)
    // Events of the first page existed before it was answered: one from the future disproves the clock.
    this.#horizon = items.some((event) => timeOf(event) >= horizon) ? Infinity : horizon
  }
}
