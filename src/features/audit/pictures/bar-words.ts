import type { Axis } from './buckets'
import type { picturesTexts } from './pictures-texts'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const

/** A bar's width in words: "6 hours". */
export function widthWords(widthMs: number, t: typeof picturesTexts.en): string {
  const [unit, size] = UNITS.find(([, ms]) => widthMs % ms === 0) ?? ['second', 1_000]
  return t.widths(Math.round(widthMs / size), unit)
}

/** Where a list begins and ends, its end excluded; null where it is open. */
export type ListEnds = { startMs: number | null; endMs: number | null }

/**
 * The two instants that a bar lies between, as a filter takes them: the second one excluded. An axis begins and ends at
 * round times: what lies beyond the list's own range is cut off, since narrowing must not let in what was left out.
 */
export function rangeOfBar({ startMs, widthMs }: Axis, bar: number, ends: ListEnds) {
  const from = startMs + bar * widthMs
  const to = from + widthMs
  // A bar that lies wholly beyond an end stands as it is: nothing would be left of it.
  const isCut = (end: number | null): end is number => end !== null && from < end && end < to
  return {
    from: new Date(isCut(ends.startMs) ? ends.startMs : from).toISOString(),
    // An end may have microseconds: what happened within its last millisecond is not lost.
    to: new Date(isCut(ends.endMs) ? Math.ceil(ends.endMs) : to).toISOString(),
  }
}
