import { Descent } from './descent'
import { FIRST_LIMIT, type Ask } from './feed-request'
import type { AuditQuery } from '../query/audit-query'
import type { KnownList } from './known-list'
import type { LossOfPlace } from './loss-of-place'
import type { Gap, Stretch as StretchView } from './model'
import { PageReader } from './page-reader'
import type { PlacedGap } from './packed-rows'
import type { Disorder } from './slack'
import { Stretch } from './stretch'

/** What one call did. */
export type Step = { fresh: number; placed: number; advanced: boolean; loss: LossOfPlace | null }

/** Which time of the list was read: stretches without a hole, oldest first, and how each of them grows. */
export class Coverage {
  stretches: Stretch[] = []
  irregular = false
  until: string | null = null
  /** The server's time when it said that there is nothing newer, ms since the epoch. */
  toppedAt: number | null = null

  constructor(
    private readonly query: AuditQuery,
    private readonly ask: Ask,
    private readonly now: () => number,
    private readonly known: KnownList,
    private readonly disorder: Disorder,
  ) {}

  get oldest(): Stretch | undefined {
    return this.stretches[0]
  }
  get newest(): Stretch | undefined {
    return this.stretches.at(-1)
  }
  get isWhole(): boolean {
    const [only, more] = this.stretches
    return only !== undefined && !more && only.from === -Infinity && only.to === Infinity
  }

  /** A stretch that begins with nothing at this time. */
  begin(at: number): Stretch {
    const stretch = new Stretch(at, at)
    const index = this.stretches.findIndex((each) => each.from > at)
    if (at === Infinity || index < 0) this.stretches.push(stretch)
    else this.stretches.splice(index, 0, stretch)
    return stretch
  }

  /** Events that were read and have no certain place yet. */
  get pending(): number {
    return this.stretches.reduce((sum, { up }) => sum + (up?.held ?? 0), this.known.pending)
  }

  /** The stretch that a time, or a bound of the list, belongs to. */
  at(ms: number): Stretch | undefined {
    return this.stretches.find((each) =>
      ms === Infinity ? each.to === ms : ms === -Infinity ? each.from === ms : each.contains(ms),
    )
  }

  /** Whether the stretch is still one of its own. */
  has = (stretch: Stretch) => this.stretches.includes(stretch)

  neighbours(stretch: Stretch): { before: Stretch | undefined; after: Stretch | undefined } {
    const index = this.stretches.indexOf(stretch)
    return { before: this.stretches[index - 1], after: this.stretches[index + 1] }
  }

  /** One call for what is before the stretch. */
  async readDown(stretch: Stretch): Promise<Step> {
    stretch.down ??= new Descent(this.query, this.ask, this.now, this.#paceOf(stretch))
    const floor = this.neighbours(stretch).before?.to ?? -Infinity
    const top = stretch.from
    const { items, readFrom, loss, at } = await stretch.down.step(top, floor)
    const fresh = this.known.take(items)
    if (readFrom === null) return { fresh, placed: 0, advanced: false, loss }
    this.known.noteDisorder(readFrom, top)
    stretch.from = readFrom
    if (top === Infinity) this.toppedAt = at
    return { fresh, placed: this.#settle(), advanced: true, loss }
  }

  /** One call for what is after the stretch. */
  async readUp(stretch: Stretch): Promise<Step> {
    const { to: from } = stretch
    const { disorder } = this
    stretch.up ??= new PageReader(this.query, this.ask, { from, firstLimit: FIRST_LIMIT, disorder })
    const { up } = stretch
    const after = this.neighbours(stretch).after
    if (after) up.endAt(after.from)
    const step = await up.next()
    const fresh = this.known.take(step.events)
    this.irregular ||= step.irregular
    this.until = up.until ?? this.until
    stretch.certain = step.events.at(-1)?.cursor ?? stretch.certain
    const advanced = up.readTo > stretch.to
    // A list that was closed while it was read has its end there.
    stretch.to = up.done && !after ? Infinity : Math.max(stretch.to, up.readTo)
    if (stretch.to === Infinity) this.toppedAt ??= up.at
    // Closed by its own horizon, short of the stretch after it: what is between is still to be read.
    if (up.done && after && stretch.to < after.from) stretch.up = null
    const placed = this.known.place(step.events, stretch)
    return {
      fresh: Math.max(fresh, step.fresh),
      placed: placed + this.#settle(),
      advanced: advanced || up.done,
      loss: step.loss,
    }
  }

  gaps(): PlacedGap[] {
    const { list } = this.known.order
    const cursorOf = (slot: number) => this.known.store.cursorOf(slot)
    let before = list.length
    const gaps: PlacedGap[] = []
    for (let index = this.stretches.length - 1; index > 0; index -= 1) {
      const [older, newer] = [this.stretches[index - 1], this.stretches[index]]
      if (!older || !newer) continue
      if (newer.events > 0) {
        before = Math.min(before, list.lowerBound(newer.minCursor, cursorOf))
      }
      gaps.unshift({ ...this.gapBelow(newer, older), before })
    }
    return gaps
  }

  gapBelow(newer: Stretch, older: Stretch): Gap {
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
    return this.stretches
      .filter((each) => each.events > 0 || each.to > each.from)
      .map((each) => {
        const from =
          each.from === -Infinity ? Math.min(startMs ?? each.first, each.first) : each.from
        const to =
          each.to === Infinity ? Math.max(endMs ?? checkedMs ?? each.last, each.last) : each.reach
        const complete = each.from === -Infinity && each.to === Infinity
        return { startMs: from, endMs: Math.max(from, to), events: each.events, complete }
      })
  }

  /** Windows near what is read already begin as large as its density suggests. */
  #paceOf(stretch: Stretch): number | null {
    const near = this.stretches.find((each) => each !== stretch && each.events > 50)
    if (!near) return null
    return Math.max(1_000, ((near.last - near.first) / near.events) * 400)
  }

  #settle(): number {
    for (let index = this.stretches.length - 1; index > 0; index -= 1) {
      const [older, newer] = [this.stretches[index - 1], this.stretches[index]]
      if (!older || !newer || older.to < newer.from) continue
      // What its reader keeps back is of the time that both have read now.
      this.known.take(older.up?.giveUp() ?? [])
      older.join(newer)
      this.stretches.splice(index, 1)
    }
    return this.known.settle(this.stretches)
  }
}
