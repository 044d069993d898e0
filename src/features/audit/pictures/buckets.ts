import type { ReadRange } from '../reading/event-feed'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Widths of a bar that people can say: a minute, six hours, a week. */
const WIDTHS = [
  ...[1, 5, 15, 30].map((n) => n * SECOND),
  ...[1, 5, 15, 30].map((n) => n * MINUTE),
  ...[1, 3, 6, 12].map((n) => n * HOUR),
  ...[1, 2, 7, 14, 28, 91, 182, 364].map((n) => n * DAY),
]

/** A time axis: `count` bars of `widthMs` from `startMs` (ms since the epoch) on. */
export type Axis = { startMs: number; widthMs: number; count: number }

/**
 * Bars for the time from `firstMs` to `lastMs`, both of them on it, at most `most` of them.
 * @param offsetMs what the zone is ahead of UTC, so that days begin at midnight
 */
export function axisOf(firstMs: number, lastMs: number, offsetMs: number, most: number): Axis {
  for (const widthMs of WIDTHS) {
    const startMs = Math.floor((firstMs + offsetMs) / widthMs) * widthMs - offsetMs
    const count = Math.floor((lastMs - startMs) / widthMs) + 1
    if (count <= most) return { startMs, widthMs, count }
  }
  const widthMs = Math.ceil((lastMs - firstMs + 1) / most)
  return { startMs: firstMs, widthMs, count: most }
}

export const barOf = ({ startMs, widthMs }: Axis, ms: number) =>
  Math.floor((ms - startMs) / widthMs)

/** How much of a bar was read: all of its time, some, or none. What was not read may hold events. */
export type Known = 'all' | 'part' | 'none'

/**
 * For each bar how much of it was read. `readRanges` rise and do not overlap. Where the list was read to its end, nothing
 * beyond is left to read, so the part of a bar that lies there is no gap.
 */
export function knownOf(
  { startMs, widthMs, count }: Axis,
  readRanges: readonly Pick<ReadRange, 'startMs' | 'endMs' | 'atStart' | 'atEnd'>[],
): Known[] {
  const covered = new Float64Array(count)
  for (const range of readRanges) {
    const start = range.atStart ? startMs : range.startMs
    const end = range.atEnd ? startMs + count * widthMs : range.endMs
    const first = Math.max(0, Math.floor((start - startMs) / widthMs))
    const last = Math.min(count - 1, Math.floor((end - startMs) / widthMs))
    for (let bar = first; bar <= last; bar += 1) {
      const from = Math.max(start, startMs + bar * widthMs)
      const to = Math.min(end, startMs + (bar + 1) * widthMs)
      covered[bar] = (covered[bar] ?? 0) + Math.max(0, to - from)
    }
  }
  return Array.from(covered, (ms) => (ms <= 0 ? 'none' : ms >= widthMs ? 'all' : 'part'))
}
