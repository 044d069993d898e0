import type { ShownRows } from './shown-rows'

/** Events that came in late and that the reader has not come to since. */
export type LateAbove = {
  /** How many of the feed's late events were looked at. */
  taken: number
  /** Ids of all that the reader is still below of, those among them that a filter hides. */
  waiting: readonly string[]
  /** Ids of those on display, in the order of display. */
  above: readonly string[]
}

export const NONE_ABOVE: LateAbove = { taken: 0, waiting: [], above: [] }

/** What is above a reader at `place`; the same object where nothing is different. */
export function lateAbove(
  before: LateAbove,
  late: readonly string[],
  shown: ShownRows,
  place: number,
): LateAbove {
  if (before.waiting.length === 0 && before.taken === late.length) return before
  const waiting: string[] = []
  const above: { id: string; at: number }[] = []
  for (const id of [...before.waiting, ...late.slice(before.taken)]) {
    const row = shown.rows.rowOf(id)
    const at = row < 0 ? -1 : shown.placeOf(row)
    // The reader is there, or will come to it by reading on.
    if (at >= place) continue
    waiting.push(id)
    if (at >= 0 && shown.rowAt(at) === row) above.push({ id, at })
  }
  above.sort((a, b) => a.at - b.at)
  const next = { taken: late.length, waiting, above: above.map(({ id }) => id) }
  return JSON.stringify(next) === JSON.stringify(before) ? before : next
}
