import { BackwardReader } from './backward-reader'
import { FIRST_LIMIT, type Ask } from './feed-request'
import type { AuditQuery } from '../query/audit-query'
import type { OrderedEvents } from './ordered-events'
import type { CursorLoss } from './cursor-loss'
import type { ReadRange as StretchView } from './event-feed'
import type { BlindSpot, Gap } from '../store/rows'
import type { BlindSpots } from './blind-spots'
import { ForwardReader } from './forward-reader'
import type { PlacedGap, PlacedSpot } from '../store/packed-rows'
import type { TimestampLag } from './timestamp-lag'
import { ReadRange } from './read-range'

/** What one call did. */
export type Step = {
  fresh: number
  placed: number
  advanced: boolean
  /** Known events were read once more, see `ForwardStep`. */
  again?: boolean
  loss: CursorLoss | null
  /** The call was part of the search for a blind spot. */
  narrowing?: boolean
}

/** Which time of the list was read: ranges without a hole, oldest first, and how each of them grows. */
export class Coverage {
  readRanges: ReadRange[] = []
  irregular = false
  until: string | null = null
  /** The server's time when it said that there is nothing newer, ms since the epoch. */
  toppedAt: number | null = null

  constructor(
    private readonly query: AuditQuery,
    private readonly ask: Ask,
    private readonly now: () => number,
    private readonly known: OrderedEvents,
    private readonly lag: TimestampLag,
    private readonly blind: BlindSpots,
  ) {}

  get oldest(): ReadRange | undefined {
    return this.readRanges[0]
  }
  get newest(): ReadRange | undefined {
    return this.readRanges.at(-1)
  }
  get isWhole(): boolean {
    const [only, more] = this.readRanges
    return only !== undefined && !more && only.from === -Infinity && only.to === Infinity
  }

  /** A range that begins with nothing at this time. */
  begin(at: number): ReadRange {
    const range = new ReadRange(at, at)
    const index = this.readRanges.findIndex((each) => each.from > at)
    if (at === Infinity || index < 0) this.readRanges.push(range)
    else this.readRanges.splice(index, 0, range)
    return range
  }

  /** Events that were read and have no certain place yet. */
  get pending(): number {
    return this.readRanges.reduce((sum, { up }) => sum + (up?.held ?? 0), this.known.pending)
  }

  /** The range that a time, or a bound of the list, belongs to. */
  at(ms: number): ReadRange | undefined {
    return this.readRanges.find((each) =>
      ms === Infinity ? each.to === ms : ms === -Infinity ? each.from === ms : each.contains(ms),
    )
  }

  /** Whether the range is still one of its own. */
  has = (range: ReadRange) => this.readRanges.includes(range)

  neighbours(range: ReadRange): { before: ReadRange | undefined; after: ReadRange | undefined } {
    const index = this.readRanges.indexOf(range)
    return { before: this.readRanges[index - 1], after: this.readRanges[index + 1] }
  }

  /** One call for what is before the range. */
  async readDown(range: ReadRange): Promise<Step> {
    const pace = this.#paceOf(range)
    range.down ??= new BackwardReader(this.query, this.ask, this.now, this.blind, pace)
    const floor = this.neighbours(range).before?.to ?? -Infinity
    const top = range.from
    const { items, readFrom, loss, at, narrowing } = await range.down.step(top, floor)
    const fresh = this.known.take(items)
    if (readFrom === null) return { fresh, placed: 0, advanced: false, loss, narrowing }
    this.known.noteLag(readFrom, top)
    range.from = readFrom
    if (top === Infinity) this.toppedAt = at
    return { fresh, placed: this.#settle(), advanced: true, loss, narrowing }
  }

  /** One call for what is after the range. */
  async readUp(range: ReadRange): Promise<Step> {
    const { to: from } = range
    const { lag, blind } = this
    range.up ??= new ForwardReader(this.query, this.ask, {
      from,
      firstLimit: FIRST_LIMIT,
      lag,
      blind,
    })
    const { up } = range
    const after = this.neighbours(range).after
    if (after) up.endAt(after.from)
    const step = await up.next()
    const fresh = this.known.take(step.events)
    this.irregular ||= step.irregular
    this.until = up.until ?? this.until
    range.certain = step.events.at(-1)?.cursor ?? range.certain
    const advanced = up.readTo > range.to
    // A list that was closed while it was read has its end there.
    range.to = up.done && !after ? Infinity : Math.max(range.to, up.readTo)
    if (range.to === Infinity) this.toppedAt ??= up.at
    // Closed by its own horizon, short of the range after it: what is between is still to be read.
    if (up.done && after && range.to < after.from) range.up = null
    const placed = this.known.place(step.events, range)
    return {
      fresh: Math.max(fresh, step.fresh),
      placed: placed + this.#settle(),
      advanced: advanced || up.done,
      again: step.again,
      loss: step.loss,
      narrowing: step.narrowing,
    }
  }

  gaps(): PlacedGap[] {
    const { list } = this.known.order
    const cursorOf = (slot: number) => this.known.store.cursorOf(slot)
    let before = list.length
    const gaps: PlacedGap[] = []
    for (let index = this.readRanges.length - 1; index > 0; index -= 1) {
      const [older, newer] = [this.readRanges[index - 1], this.readRanges[index]]
      if (!older || !newer) continue
      if (newer.events > 0) {
        before = Math.min(before, list.lowerBound(newer.minCursor, cursorOf))
      }
      gaps.unshift({ ...this.gapBelow(newer, older), before })
    }
    return gaps
  }

  /** Gives blind spots their places among the events and gaps. */
  placed(spots: readonly BlindSpot[], gaps: readonly PlacedGap[]): PlacedSpot[] {
    const { list } = this.known.order
    const timeOf = (slot: number) => this.known.store.timeOf(slot)
    return spots.map((spot) => {
      const ms = spot.from / 1_000
      const among = list.lowerBound(ms, timeOf)
      const before = gaps.reduce(
        (at, gap) => (ms < gap.endMs ? Math.min(at, gap.before) : Math.max(at, gap.before)),
        among,
      )
      return { spot, startMs: ms, before }
    })
  }

  gapBelow(newer: ReadRange, older: ReadRange): Gap {
    const startMs = older.reach === -Infinity ? (this.bounds().startMs ?? 0) : older.reach
    const endMs = newer.from === Infinity ? (this.bounds().endMs ?? this.now()) : newer.from
    return { id: newer.gap, startMs: Math.min(startMs, endMs), endMs }
  }

  bounds(): { startMs: number | null; endMs: number | null } {
    const { start, end } = this.query
    return {
      startMs: start === null ? null : Date.parse(start),
      endMs: end === null ? null : Date.parse(end),
    }
  }

  views(checkedMs: number | null): StretchView[] {
    const { startMs, endMs } = this.bounds()
    return this.readRanges
      .filter((each) => each.events > 0 || each.to > each.from)
      .map((each) => {
        const from =
          each.from === -Infinity ? Math.min(startMs ?? each.first, each.first) : each.from
        const to =
          each.to === Infinity ? Math.max(endMs ?? checkedMs ?? each.last, each.last) : each.reach
        const atStart = each.from === -Infinity
        const atEnd = each.to === Infinity
        return { startMs: from, endMs: Math.max(from, to), events: each.events, atStart, atEnd }
      })
  }

  /** Windows near what is read already begin as large as its density suggests. */
  #paceOf(range: ReadRange): number | null {
    const near = this.readRanges.find((each) => each !== range && each.events > 50)
    if (!near) return null
    return Math.max(1_000, ((near.last - near.first) / near.events) * 400)
  }

  #settle(): number {
    for (let index = this.readRanges.length - 1; index > 0; index -= 1) {
      const [older, newer] = [this.readRanges[index - 1], this.readRanges[index]]
      if (!older || !newer || older.to < newer.from) continue
      // What its reader keeps back is of the time that both have read now.
      this.known.take(older.up?.takeHeld() ?? [])
      older.join(newer)
      this.readRanges.splice(index, 1)
    }
    return this.known.settle(this.readRanges)
  }
}
