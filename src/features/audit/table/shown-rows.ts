import { lowerBound } from '../../../lib/lower-bound'
import type { FoundRows } from '../filters/filtered-rows'
import type { EventRows } from '../store/rows'

/** The rows that are on display: all that are loaded, or those that the filters over them leave, without the reader's own reading. Gaps always stay. */
export type ShownRows = {
  rows: EventRows
  /** One object for one list under the same filters, however many rows come in. */
  of: object
  /** False until the filters have gone through a large list once: no row is on display until then, and no count is known. */
  isKnown: boolean
  length: number
  /** Events among them. */
  events: number
  /** Whether filters over what is loaded were applied. Hiding the reader's own reading is none. */
  filtered: boolean
  /** Events that are hidden and would be on display otherwise: the reader's own reading. */
  hidden: number
  /** The feed's row at a place of the display. */
  rowAt: (place: number) => number
  /** The place of a feed's row, or of the next one on display, or the length. */
  placeOf: (row: number) => number
}

/** Stands for the list where the caller names none. */
const UNFILTERED = {}

export const allRows = (rows: EventRows, of: object = UNFILTERED): ShownRows => ({
  rows,
  of,
  isKnown: true,
  length: rows.length,
  events: rows.events,
  filtered: false,
  hidden: 0,
  rowAt: (place) => place,
  placeOf: (row) => row,
})

/** No row at all: nobody knows yet which of `rows` pass the filters. */
export const noRowsYet = (rows: EventRows, filtered: boolean, of: object): ShownRows => ({
  ...someRows(rows, { indexes: new Int32Array(0), events: 0, hidden: 0 }, filtered, of),
  isKnown: false,
})

/** @param indexes rows of the feed, ascending */
export function someRows(
  rows: EventRows,
  { indexes, events, hidden }: FoundRows,
  filtered: boolean,
  of: object = UNFILTERED,
): ShownRows {
  return {
    rows,
    of,
    isKnown: true,
    length: indexes.length,
    events,
    filtered,
    hidden,
    rowAt: (place) => indexes[place] ?? -1,
    placeOf: (row) => lowerBound(indexes.length, (place) => (indexes[place] ?? 0) < row),
  }
}

/** Rows that are looked through for one that is still there. */
const REACH = 100

/**
 * Where `place` (rows from the top, with its fraction) is after the rows have changed: what was at the top of the view
 * stays there, whatever came in above it.
 */
export function placeAfter(before: ShownRows, after: ShownRows, place: number): number {
  const first = Math.floor(place)
  for (let step = 0; step < REACH && first + step < before.length; step += 1) {
    const event = before.rows.at(before.rowAt(first + step))
    const row = event ? after.rows.rowOf(event.event_id) : -1
    if (row < 0) continue
    const found = after.placeOf(row)
    if (after.rowAt(found) === row) return Math.max(0, place + found - (first + step))
  }
  // None of them is shown any more: the same time then.
  for (let step = 0; step < REACH && first + step < before.length; step += 1) {
    const time = before.rows.timeAt(before.rowAt(first + step))
    if (!Number.isNaN(time)) return after.placeOf(after.rows.rowAtTime(time))
  }
  return Math.min(place, after.length)
}
