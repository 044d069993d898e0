import type { EventRows } from '../store/rows'

/** ms that one look takes: longer than a slice, so that each slice has time for one look. */
const LOOK_MS = 10
/** Rows of which one look sees at least one. */
const ROWS = 512

/** The same rows, as slow to look through as those of a far longer list. */
export const slowRows = (rows: EventRows): EventRows => ({
  ...rows,
  slotAt: (row) => {
    const until = performance.now() + LOOK_MS
    while (row % ROWS === 0 && performance.now() < until);
    return rows.slotAt(row)
  },
})
