import { largerBytes } from '../store/larger-bytes'
import type { EventRows } from '../store/rows'
import type { LoadedFilters } from './loaded-filters'
import { matcherOf, type Test } from './matcher'

const UNKNOWN = 0
const NO = 1
const YES = 2
/** Passes the filters, and is the reader's own reading, which is hidden. */
const HIDDEN = 3

/** ms of filtering before the page may draw and answer keys. */
const SLICE_MS = 8
const ROWS_PER_LOOK = 512

export type FoundRows = {
  /** Rows of the feed, ascending: those that pass, and what stands between events. */
  indexes: Int32Array
  /** Events among them. */
  events: number
  /** Events that pass the filters and are hidden: the reader's own reading. */
  hidden: number
}

/**
 * The rows that are on display, kept over a growing list: an event is tested once, and rows that come at the end are added.
 * Gaps stay, since nobody knows what they hold.
 */
export class FilteredRows {
  readonly #test: Test
  readonly #hidesOwn: boolean
  /** By slot: tested or not, and how. */
  #known = new Uint8Array(1_024)
  #indexes = new Int32Array(1_024)
  #length = 0
  #events = 0
  #hidden = 0
  #done = 0
  #gaps = 0
  #firstSlot = -1
  #lastSlot = -1

  constructor(filters: LoadedFilters, hidesOwn: boolean, looked?: ReadonlySet<string>) {
    this.#test = matcherOf(filters, looked)
    this.#hidesOwn = hidesOwn
  }

  /** Looks through `rows` for some milliseconds, and says whether that is all. */
  advance(rows: EventRows): boolean {
    this.#startOver(rows)
    const until = performance.now() + SLICE_MS
    while (this.#done < rows.length && performance.now() < until) {
      this.#look(rows, Math.min(rows.length, this.#done + ROWS_PER_LOOK))
    }
    return this.#done >= rows.length
  }

  found(): FoundRows {
    // What is written is never changed: a longer list goes on behind, another one begins in an array of its own.
    const indexes = this.#indexes.subarray(0, this.#length)
    return { indexes, events: this.#events, hidden: this.#hidden }
  }

  /** Only rows behind those known are looked through, where nothing came between. */
  #startOver(rows: EventRows) {
    const gaps = rows.length - rows.events
    const appended =
      this.#done > 0 &&
      this.#done <= rows.length &&
      gaps === this.#gaps &&
      rows.slotAt(0) === this.#firstSlot &&
      rows.slotAt(this.#done - 1) === this.#lastSlot
    this.#gaps = gaps
    this.#firstSlot = rows.slotAt(0)
    if (appended) return
    this.#indexes = new Int32Array(1_024)
    this.#done = 0
    this.#length = 0
    this.#events = 0
    this.#hidden = 0
  }

  #look(rows: EventRows, end: number) {
    for (let row = this.#done; row < end; row += 1) {
      const slot = rows.slotAt(row)
      const how = slot < 0 ? null : this.#howOf(rows, row, slot)
      if (how === HIDDEN) this.#hidden += 1
      if (how === HIDDEN || how === NO) continue
      if (how === YES) this.#events += 1
      if (this.#length === this.#indexes.length) {
        const larger = new Int32Array(this.#length * 2)
        larger.set(this.#indexes)
        this.#indexes = larger
      }
      this.#indexes[this.#length] = row
      this.#length += 1
    }
    this.#done = end
    this.#lastSlot = rows.slotAt(end - 1)
  }

  #howOf(rows: EventRows, row: number, slot: number): number {
    if (slot >= this.#known.length) {
      this.#known = largerBytes(this.#known, Math.max(slot + 1, this.#known.length * 2))
    }
    const known = this.#known[slot] ?? UNKNOWN
    if (known !== UNKNOWN) return known
    const passes = this.#test(rows, row)
    const how = !passes ? NO : this.#hidesOwn && rows.isOwn(row) ? HIDDEN : YES
    this.#known[slot] = how
    return how
  }
}
