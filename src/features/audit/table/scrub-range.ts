import { isReadToItsEnd, type FeedSnapshot } from '../reading/event-feed'

type Piece = { startMs: number; endMs: number }
export type ScrubRange = Piece & { loaded: readonly Piece[] }

/** How much further back an open list is drawn than what is read of it: something is there, nobody knows how much. */
const UNKNOWN_SHARE = 0.25
const HOUR_MS = 3_600_000

const finite = (ms: number | null | undefined): ms is number =>
  ms !== null && ms !== undefined && Number.isFinite(ms) && ms > 0

/** The range that a scrubber spans and the ranges of it that are loaded; null while there is nothing to go along. */
export function scrubRange(
  snapshot: Pick<FeedSnapshot, 'rows' | 'order' | 'readRanges' | 'startMs' | 'endMs' | 'phase'>,
  nowMs: number,
): ScrubRange | null {
  const { rows, order, readRanges } = snapshot
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
    : Math.max(newest + 1, Math.min(nowMs, order === 'oldest' ? nowMs : newest + 1))
  const clip = (ms: number) => Math.max(startMs, Math.min(endMs, ms))
  const known = readRanges.length > 0 ? readRanges : [{ startMs: oldest, endMs: newest + 1 }]
  const loaded = known
    .map((each) => ({
      startMs: clip(finite(each.startMs) ? each.startMs : oldest),
      endMs: clip(finite(each.endMs) ? each.endMs : newest + 1),
    }))
    .filter((each) => each.endMs > each.startMs)
  return endMs > startMs ? { startMs, endMs, loaded } : null
}

/** The time of the first event from a row on; a gap has none. */
function timeNear(rows: FeedSnapshot['rows'], row: number, step: 1 | -1): number {
  for (let at = row, tries = 0; tries < 4; at += step, tries += 1) {
    const ms = rows.timeAt(at)
    if (!Number.isNaN(ms)) return ms
  }
  return NaN
}

export const isLoaded = (range: ScrubRange, ms: number) =>
  range.loaded.some((piece) => ms >= piece.startMs && ms <= piece.endMs)
