import { AUDIT_LIMIT_MAX, type AuditEvent } from '../../../api/contract/audit'
import { timeOf, type Ask, type Span } from './feed-request'
import type { AuditQuery } from '../query/audit-query'
import { serverFiltersOf } from '../query/server-filters'
import { PAST_PRESENT_MS, type BlindSpots } from './blind-spots'
import { CircularCursor } from './known-events'
import type { CursorLoss } from './cursor-loss'
import { WindowPages } from './window-pages'

const HOUR_MS = 3_600_000
/** Events that a window should hold. */
const TARGET = 1_200
/** The same for the first rows, and while role bindings change all the time: one page needs no cursor. */
const ONE_PAGE = 350
const WINDOWS_UNTIL_CALM = 12
/** Pages that a window may take at first sight, and later; it is given up for a shorter one otherwise. */
const PAGES_AT_FIRST = 5
const PAGES = 8
/** The same as long as there are no rows at all: something soon is better than much. */
const ANY_PAGES = 2
/** Windows grow and shrink so many times from one to the next: months without events are crossed in a few calls. */
const STEP = 12
/** Windows without any event after which the whole rest is looked at. */
const LOOK_AFTER = 2

export type BackwardStep = {
  items: readonly AuditEvent[]
  /** Everything from here to where the descent stood was read; null while a window is being read. */
  readFrom: number | null
  loss: CursorLoss | null
  at: number | null
  /** The call was part of the search for a blind spot: the server refused it, or it asked for half a stretch on purpose. */
  narrowing: boolean
}

/** The search for a blind spot: one lies between `from` and where the reader stands, in ms. */
type Refused = {
  from: number
  /** Where the reader stood when the search began. */
  top: number
  /** How far past the server's present the reader looks next, in ms: the server's clock may be ahead of what is known of it. */
  beyond: number
}

type Window = Span & {
  pages: WindowPages
  /** Calls for it that were answered. */
  calls: number
  count: number
  first: number
  last: number
  /** ms that the last page covers. */
  pace: number
}

/**
 * Walks down from a point in time, window by window, as large as the density found suggests (contract §6: the
 * service lists oldest first only, so what is newest is read by asking for little enough).
 */
export class BackwardReader {
  #window: Window | null = null
  #size: number
  #windowsSinceLoss = Infinity
  /** What is below is dense: it is read by windows of its own. */
  #denseBelow = -Infinity
  /** Windows without any event, one after the other. */
  #empty = 0
  /** There are events below, and none in the window that was looked at last. */
  #searching = false
  #refused: Refused | null = null
  /** A window with events was read whole. */
  #found = false
  readonly #listStart: number
  readonly #listEnd: number

  constructor(
    private readonly query: AuditQuery,
    private readonly ask: Ask,
    /** The server's time, ms since the epoch, as far as it is known. */
    private readonly now: () => number,
    private readonly blind: BlindSpots,
    size: number | null = null,
  ) {
    this.#listStart = query.start === null ? -Infinity : Math.floor(Date.parse(query.start))
    this.#listEnd = query.end === null ? Infinity : Math.floor(Date.parse(query.end))
    this.#size = size ?? this.#firstSize()
  }

  /** ms of the window that would be read next. */
  get size(): number {
    return this.#size
  }

  /**
   * One call, for what is before `to` and not before `floor`. After a failure the next one goes on where it was.
   * @throws ApiError, CircularCursor
   */
  async step(to: number, floor: number): Promise<BackwardStep> {
    if (this.#window && (this.#window.to !== to || this.#window.from < floor)) this.#window = null
    if (this.#refused && (this.#refused.from < floor || this.#refused.from >= to))
      this.#refused = null
    const refused = this.#refused
    const window = (this.#window ??= refused
      ? this.#halfOf(refused, to, floor)
      : this.#open(to, floor))
    const page = await window.pages.next(AUDIT_LIMIT_MAX)
    const nothing = { items: [], readFrom: null, loss: null, at: null }
    const narrowing = refused !== null
    if (page.kind === 'lost') {
      this.#windowsSinceLoss = 0
      this.#window = null
      this.#refused = null
      this.#shorten(window)
      return { ...nothing, loss: page.loss, narrowing }
    }
    if (page.kind === 'unreadable') {
      this.#narrow(window)
      return { ...nothing, at: page.at, narrowing: true }
    }
    const { items, at, next } = page
    const step = { ...nothing, items, at, narrowing: narrowing || page.narrowing }
    this.#count(window, items)
    if (next === 'end') {
      if (refused) this.#halfRead(window, refused)
      else this.#adapt(window)
      this.#window = null
      return { ...step, readFrom: window.from }
    }
    if (next === 'repeated') {
      this.#window = null
      throw new CircularCursor()
    }
    if (this.#isTooLong(window)) {
      this.#shorten(window)
      if (this.#window === null) this.#refused = null
    }
    return step
  }

  get #target(): number {
    return this.#windowsSinceLoss < WINDOWS_UNTIL_CALM || !this.#found ? ONE_PAGE : TARGET
  }

  /** A narrowed list is looked at whole first: it may well be one page. */
  #firstSize(): number {
    const span = Math.min(this.now(), this.#listEnd) - this.#listStart
    const isNarrowed =
      this.query.resource.type === 'scope' || Object.keys(serverFiltersOf(this.query)).length > 0
    return isNarrowed || span <= 2 * HOUR_MS ? Infinity : HOUR_MS
  }

  #open(to: number, floor: number): Window {
    const top = this.#topOf(to)
    const wanted = Math.floor(top - this.#size)
    const from = Math.min(wanted, Math.min(to, this.#listEnd) - 1)
    if (this.#denseBelow >= to) this.#denseBelow = -Infinity
    const clear = Math.max(from, this.#denseBelow)
    // Before 1970 there is nothing; the list's own start is exact to the microsecond, unlike `from`.
    const low = clear <= Math.max(0, this.#listStart) ? -Infinity : clear
    return this.#windowOf(Math.max(low, floor), to)
  }

  #windowOf(from: number, to: number): Window {
    const pages = new WindowPages(this.query, this.ask, { from, to }, this.blind)
    return { from, to, pages, calls: 0, count: 0, first: Infinity, last: -Infinity, pace: 0 }
  }

  /**
   * The server refused a page of the window, so the window holds a blind spot. Where pages came before, the reader tries a
   * shorter window with the same end. Where none did, the spot is near the start of the window, and halving finds it.
   */
  #narrow(window: Window) {
    this.#window = null
    const { from, to } = window
    const { top = this.#topOf(to), beyond = PAST_PRESENT_MS } = this.#refused ?? {}
    this.#refused = null
    if (window.count > 0) {
      this.#shorten(window)
      const shorter = this.#open(to, from)
      if (shorter.from > from) {
        this.#window = shorter
        return
      }
    }
    this.#refused = { from, top, beyond }
  }

  /** The upper half of the stretch that is searched, or all of it when whole ms cannot halve it. */
  #halfOf(refused: Refused, to: number, floor: number): Window {
    const low = Math.max(refused.from, this.#listStart, 0)
    const high = Math.max(low, this.#topOf(to))
    if (high - low > 1) {
      return this.#windowOf(Math.max(this.blind.part(low, high, 1_000, 'end'), floor), to)
    }
    if (to < Infinity || this.#listEnd - low <= 1) return this.#windowOf(refused.from, to)
    refused.beyond *= 2
    return this.#windowOf(Math.min(low + refused.beyond, this.#listEnd - 1), to)
  }

  #halfRead({ from, count, pages }: Window, refused: Refused) {
    this.#found ||= count > 0
    if (from > refused.from && !pages.hasFound) return
    this.#refused = null
    // The next blind spot may be as far away as this one was, or beyond the rest of the stretch that was refused.
    this.#size = Math.max(1, refused.top - from, from - refused.from)
  }

  #count(window: Window, items: readonly AuditEvent[]) {
    const before = window.last
    window.calls += 1
    window.count += items.length
    for (const event of items) {
      window.first = Math.min(window.first, timeOf(event))
      window.last = Math.max(window.last, timeOf(event))
    }
    window.pace = window.last - Math.max(before, window.first)
  }

  #adapt({ from, to, count, first, last, calls }: Window) {
    this.#windowsSinceLoss += 1
    const top = Math.max(this.#topOf(to), to === Infinity ? Math.max(last, from + 1) : to)
    const span = Math.max(1, top - (from === -Infinity ? Math.min(first, top) : from))
    this.#empty = count === 0 ? this.#empty + 1 : 0
    this.#found ||= count > 0
    this.#searching = count === 0 && Number.isFinite(this.#denseBelow)
    if (this.#searching) {
      this.#size = this.#sizeToFind(from - this.#denseBelow)
      return
    }
    // Perhaps there is nothing more at all: one look at the rest tells.
    if (this.#empty === LOOK_AFTER) {
      this.#size = Infinity
      return
    }
    const most = count === 0 || calls === 1 ? STEP : 2
    this.#size = Math.max(
      1,
      span * Math.min(most, Math.max(1 / STEP, this.#target / Math.max(1, count))),
    )
  }

  /**
   * The next window when there are events just before the rest, and none after it: half of the rest, and after that
   * ever more of it, so that the end is found in some ten calls wherever it is.
   */
  #sizeToFind(rest: number): number {
    const left = 2 ** -(2 ** Math.max(0, this.#empty - LOOK_AFTER))
    return Math.max(1, Math.min(STEP * this.#size, rest * (1 - left)))
  }

  /** How much of the window's time is still ahead of what was read of it, by the pace of the last page. */
  #isTooLong(window: Window): boolean {
    if (window.to - window.from <= 1 || window.count === 0) return false
    const { calls } = window
    const limit = !this.#found ? ANY_PAGES : calls === 1 ? PAGES_AT_FIRST : PAGES - (calls % PAGES)
    const top = Math.max(this.#topOf(window.to), window.last)
    return (top - window.last) / Math.max(1, window.pace) > limit
  }

  /** Where a window ends, as far as it is known. */
  #topOf(to: number): number {
    return to === Infinity ? Math.min(this.now(), this.#listEnd) : to
  }

  /**
   * The window is left for a shorter one below the same end, which stays above what was read of it: that is dense.
   * Where nothing shorter is left, it goes on, or begins again without the cursor that was lost.
   */
  #shorten(window: Window) {
    const { to, from, first, last, count, calls, pace } = window
    const top = this.#topOf(to)
    const most = Math.min(to, this.#listEnd)
    // A server whose clock is ahead of ours: the end of the list is somewhere after the last event.
    if (to === Infinity && last >= top) {
      const next = last + STEP * (last - first + 1)
      if (next < most) this.#leave(top - next, last + 1)
      return
    }
    const low = Math.max(from, count === 0 ? -Infinity : last + 1, this.#listStart, 0)
    const rest = top - low
    const mean = (last - first) / Math.max(1, count - 1)
    const each = calls === 1 ? mean : Math.min(mean, pace / AUDIT_LIMIT_MAX)
    const least = this.#searching ? rest / 2 : rest / (STEP * STEP)
    this.#empty = Math.min(this.#empty, 1)
    const size = Math.max(1, count === 0 ? least : Math.max(each * this.#target, least))
    if (low < top && (top - size > from || low > from)) this.#leave(size, low)
    // All of it is within the last page's instant: such windows are the smallest.
    else if (this.#window === null) this.#size = size
  }

  #leave(size: number, denseBelow: number) {
    this.#window = null
    this.#size = size
    this.#denseBelow = denseBelow
  }
}
