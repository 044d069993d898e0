import { largerBytes } from '../store/larger-bytes'
import type { ShownRows } from '../table/shown-rows'

/** ms of grouping before the page may draw and answer keys. */
const SLICE_MS = 8
const ROWS_PER_LOOK = 2_048

export type Grouped = {
  of: ShownRows
  /** False until a large list was grouped once: no request is on display until then, and their count is unknown. */
  isKnown: boolean
  /** Rows of the feed, ascending: of each request the first on display, and what stands between events. */
  leaders: Int32Array
  /** Requests among them. */
  requests: number
}

/**
 * Groups what is on display by request, in one pass that goes on where rows come at the end. Of a request only one bit
 * is kept, and one number of each group: a million events stay flat.
 */
export class GroupedRows {
  /** By the number of a request: whether it has a group. */
  #seen = new Uint8Array(256)
  #leaders = new Int32Array(1_024)
  #length = 0
  #requests = 0
  #done = 0
  #between = 0
  #firstSlot = -1
  #lastSlot = -1

  /** Groups for some milliseconds, and says whether that is all. */
  advance(shown: ShownRows): boolean {
    this.#startOver(shown)
    const until = performance.now() + SLICE_MS
    while (this.#done < shown.length && performance.now() < until) {
      this.#look(shown, Math.min(shown.length, this.#done + ROWS_PER_LOOK))
    }
    return this.#done >= shown.length
  }

  grouped(shown: ShownRows): Grouped {
    // What is written is never changed: a longer list goes on behind, another one begins in an array of its own.
    return {
      of: shown,
      isKnown: shown.isKnown,
      leaders: this.#leaders.subarray(0, this.#length),
      requests: this.#requests,
    }
  }

  /** Only rows behind those known are looked at, where nothing came between. */
  #startOver(shown: ShownRows) {
    const slotAt = (place: number) => shown.rows.slotAt(shown.rowAt(place))
    const between = shown.length - shown.events
    const appended =
      this.#done > 0 &&
      this.#done <= shown.length &&
      between === this.#between &&
      slotAt(0) === this.#firstSlot &&
      slotAt(this.#done - 1) === this.#lastSlot
    this.#between = between
    this.#firstSlot = slotAt(0)
    if (appended) return
    this.#seen.fill(0)
    this.#leaders = new Int32Array(1_024)
    this.#length = 0
    this.#requests = 0
    this.#done = 0
  }

  #look(shown: ShownRows, end: number) {
    const { rows } = shown
    for (let place = this.#done; place < end; place += 1) {
      const row = shown.rowAt(place)
      const request = rows.requestAt(row)
      if (request >= 0) {
        if (this.#isSeen(request)) continue
        this.#requests += 1
      }
      if (this.#length === this.#leaders.length) {
        const larger = new Int32Array(this.#length * 2)
        larger.set(this.#leaders)
        this.#leaders = larger
      }
      this.#leaders[this.#length] = row
      this.#length += 1
    }
    this.#done = end
    this.#lastSlot = rows.slotAt(shown.rowAt(end - 1))
  }

  /** Whether the request has a group; it has one from now on. */
  #isSeen(request: number): boolean {
    const at = request >> 3
    if (at >= this.#seen.length) {
      this.#seen = largerBytes(this.#seen, Math.max(at + 1, this.#seen.length * 2))
    }
    const bit = 1 << (request & 7)
    const byte = this.#seen[at] ?? 0
    this.#seen[at] = byte | bit
    return (byte & bit) !== 0
  }
}
