import type { AuditEvent } from '../../../api/contract/audit'
import type { IsOwnReading } from './arrived'
import { EventStore } from '../store/event-store'
import { CursorConflict } from './known-events'
import type { TimestampLag } from './timestamp-lag'
import { SlotOrder } from '../store/slot-order'
import type { ReadRange } from './read-range'

/** All events that were read, and which of them have a certain place in the order. */
export class OrderedEvents {
  readonly store = new EventStore()
  readonly order = new SlotOrder((slot) => this.store.cursorOf(slot))
  /** The server sent something twice, or not in the order of its cursors. */
  irregular = false
  /** Events without a certain place yet, by their cursors. */
  #loose = new Map<number, number>()
  #justPlaced: number[] = []

  constructor(
    private readonly lag: TimestampLag,
    private readonly isOwn: IsOwnReading,
  ) {}

  /** Events whose place is not certain yet. */
  get pending(): number {
    return this.#loose.size
  }

  /**
   * Takes in events of a page; answers with how many were not known.
   * @throws CursorConflict before anything of the page was taken
   */
  take(items: readonly AuditEvent[]): number {
    const cursors = new Map<number, string>()
    let before = -Infinity
    for (const event of items) {
      const { cursor, event_id } = event
      const known = this.#idAt(cursor) ?? cursors.get(cursor)
      if (known !== undefined && known !== event_id) throw new CursorConflict(cursor)
      if (cursor <= before) this.irregular = true
      before = cursor
      cursors.set(cursor, event_id)
    }
    const size = this.store.size
    for (const event of items) {
      const last = this.store.size
      const slot = this.store.add(event, this.isOwn(event))
      if (slot === last) this.#loose.set(event.cursor, slot)
      // One event under two cursors: the first one stands.
      else if (this.store.cursorOf(slot) !== event.cursor) this.irregular = true
    }
    return this.store.size - size
  }

  /** Places what a reader gave, which knows of nothing unread that could come between; answers with how many. */
  place(events: readonly AuditEvent[], range: ReadRange): number {
    const floor = this.#uncertainIn(range).below
    const slots: number[] = []
    for (const { cursor } of events) {
      const slot = this.#loose.get(cursor)
      if (slot === undefined || cursor <= floor) continue
      // Stamped by a clock that is behind, and numbered after what is shown: waiting would only bring it in later.
      const isAfterShown = cursor > range.minCursor
      if (isAfterShown || this.store.timeOf(slot) >= range.from) slots.push(slot)
    }
    return this.#put(slots, range)
  }

  /** Places what became certain in these ranges; answers with how many. */
  settle(readRanges: readonly ReadRange[]): number {
    let placed = 0
    for (const range of readRanges) {
      const { below, above } = this.#uncertainIn(range)
      const slots: number[] = []
      for (const [cursor, slot] of this.#loose) {
        if (cursor > below && cursor < above && this.#isIn(range, slot)) slots.push(slot)
      }
      placed += this.#put(slots, range)
      placed += this.#put(this.#consecutiveBelow(range), range)
    }
    return placed
  }

  /**
   * The cursors between which nothing is withheld: at an edge of the range an event waits until the time beyond it
   * is read, and so does whatever is further in by its time and further out by its cursor. It would otherwise stand
   * on screen already when that event comes in above it. What is between cursors shown waits for nothing any more.
   */
  #uncertainIn(range: ReadRange): { below: number; above: number } {
    const { from, to, certain, minCursor, maxCursor } = range
    const { overlap } = this.lag
    let below = -Infinity
    let above = Infinity
    for (const [cursor, slot] of this.#loose) {
      if (!this.#isIn(range, slot)) continue
      const at = this.store.timeOf(slot)
      if (cursor < minCursor && cursor > below && from !== -Infinity && at < from + overlap)
        below = cursor
      const isHigh = cursor > maxCursor && cursor < above
      if (isHigh && to !== Infinity && at >= to - overlap && cursor > certain) above = cursor
    }
    return { below, above }
  }

  #isIn({ from, to }: ReadRange, slot: number): boolean {
    const at = this.store.timeOf(slot)
    return at >= from && at < to
  }

  /**
   * What follows on a range's first event, or on the newest of all, without a number left out: cursors are whole
   * numbers (contract §6), so that nothing unread can come between, however far times run backwards.
   */
  #consecutiveBelow(range: ReadRange): number[] {
    const inside = (slot: number) => this.#isIn(range, slot)
    let cursor = range.minCursor
    if (range.events === 0 && range.to === Infinity) {
      cursor = -Infinity
      for (const [loose, slot] of this.#loose)
        if (inside(slot)) cursor = Math.max(cursor, loose + 1)
    }
    const slots: number[] = []
    for (;;) {
      const slot = this.#loose.get((cursor -= 1))
      if (slot === undefined || !inside(slot)) return slots
      slots.push(slot)
    }
  }

  /** Slots that have got their place since this was asked last. */
  takePlaced(): number[] {
    return this.#justPlaced.splice(0)
  }

  /** Learns from a range of time just read how far times fall behind in the order of the cursors. */
  noteLag(from: number, to: number) {
    const inside = [...this.#loose]
      .filter(([, slot]) => {
        const at = this.store.timeOf(slot)
        return at >= from && at < to
      })
      .sort(([a], [b]) => a - b)
    const { list } = this.order
    const cursorOf = (slot: number) => this.store.cursorOf(slot)
    let latest = -Infinity
    for (const [cursor, slot] of inside) {
      const at = this.store.timeOf(slot)
      const below = list.at(list.lowerBound(cursor, cursorOf) - 1)
      const earlier = Math.max(latest, below < 0 ? -Infinity : this.store.timeOf(below))
      if (earlier > at) this.lag.note(earlier - at)
      latest = Math.max(latest, at)
    }
  }

  #put(slots: number[], range: ReadRange): number {
    slots.sort((a, b) => this.store.cursorOf(a) - this.store.cursorOf(b))
    for (const slot of slots) {
      const cursor = this.store.cursorOf(slot)
      this.#loose.delete(cursor)
      range.placed(cursor, this.store.timeOf(slot))
    }
    this.order.insert(Int32Array.from(slots))
    for (const slot of slots) this.#justPlaced.push(slot)
    return slots.length
  }

  #idAt(cursor: number): string | undefined {
    const slot = this.#loose.get(cursor) ?? this.order.find(cursor)
    return slot < 0 ? undefined : this.store.eventOf(slot).event_id
  }
}
