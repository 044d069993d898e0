import { isReadToItsEnd, type FeedSnapshot, type ReadRange } from '../reading/event-feed'

export type StripRange = { startMs: number; endMs: number }

/** How much further an open list is drawn than what is read of it: something is there, nobody knows how much. */
const UNKNOWN_SHARE = 0.15
const HOUR_MS = 3_600_000

const finite = (ms: number | null | undefined): ms is number =>
  ms !== null && ms !== undefined && Number.isFinite(ms) && ms > 0

/** The time that the strip spans; null while there is nothing to draw or go along. */
export function stripRange(
  snapshot: Pick<FeedSnapshot, 'rows' | 'order' | 'startMs' | 'endMs' | 'phase'>,
  nowMs: number,
): StripRange | null {
  const { rows, order } = snapshot
  if (rows.events === 0) return null
  const ends = [timeNear(rows, 0, 1), timeNear(rows, rows.length - 1, -1)].filter(finite)
  const [oldest = nowMs, newest = nowMs] = [Math.min(...ends), Math.max(...ends)]
  const span = Math.max(HOUR_MS, newest - oldest)
  const beyond = isReadToItsEnd(snapshot) ? 0 : span * UNKNOWN_SHARE
  const startMs = finite(snapshot.startMs)
    ? snapshot.startMs
    : oldest - (order === 'newest' ? beyond : 0)
  const endMs = finite(snapshot.endMs)
    ? snapshot.endMs
    : Math.max(newest + 1, order === 'oldest' && beyond > 0 ? nowMs : 0)
  return endMs > startMs ? { startMs: Math.floor(startMs), endMs: Math.ceil(endMs) } : null
}

/** The time of the first event from a row on; a gap has none. */
function timeNear(rows: FeedSnapshot['rows'], row: number, step: 1 | -1): number {
  for (let at = row, tries = 0; tries < 4; at += step, tries += 1) {
    const ms = rows.timeAt(at)
    if (!Number.isNaN(ms)) return ms
  }
  return NaN
}

/** The unread stretches of a range, oldest first. Time beyond an end that the list was read to does not count as unread. */
export function unreadIn(
  { startMs, endMs }: StripRange,
  readRanges: readonly Pick<ReadRange, 'startMs' | 'endMs' | 'atStart' | 'atEnd'>[],
): StripRange[] {
  const unread: StripRange[] = []
  let at = startMs
  for (const range of readRanges) {
    if (!range.atStart && range.startMs > at) unread.push({ startMs: at, endMs: range.startMs })
    at = range.atEnd ? endMs : Math.max(at, range.endMs)
  }
  if (at < endMs) unread.push({ startMs: at, endMs })
  return unread
}

export const isUnread = (unread: readonly StripRange[], ms: number) =>
  unread.some((piece) => ms > piece.startMs && ms < piece.endMs)

/** Three times the range around its middle, but not beyond now; null where the range has an open end or cannot grow. */
export function widened(
  { startMs, endMs }: { startMs: number | null; endMs: number | null },
  nowMs: number,
): { from: string; to: string } | null {
  if (startMs === null || endMs === null || endMs <= startMs) return null
  const length = endMs - startMs
  const from = Math.max(0, Math.floor(startMs - length))
  const to = Math.max(endMs, Math.min(Math.ceil(endMs + length), nowMs))
  if (from === startMs && to === endMs) return null
  return { from: new Date(from).toISOString(), to: new Date(Math.ceil(to)).toISOString() }
}
