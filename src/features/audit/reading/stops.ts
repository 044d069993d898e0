import { CircularCursor, CursorConflict } from './known-events'
import type { Stop } from './event-feed'

/** Calls that one gesture (opening, scrolling on, a jump, "Retry") may cost at most, however odd the answers. */
export const CALLS_PER_GESTURE = 12

export function stopOf(error: unknown): Stop {
  if (error instanceof CircularCursor) return { kind: 'cursor-repeated' }
  if (error instanceof CursorConflict) return { kind: 'cursor-conflict', cursor: error.cursor }
  return { kind: 'failure', error: error instanceof Error ? error : new Error(String(error)) }
}

/** What a gesture came to that spent its calls; null when there are rows for it. */
export function stopAfter(
  done: { rows: number; fresh: number; advanced: boolean; again: boolean; losses: number },
  pending: number,
  reachedMs: number | null,
): Stop | null {
  const calls = CALLS_PER_GESTURE
  if (done.rows > 0) return null
  const limit: Stop = { kind: 'limit', calls, pending, reachedMs }
  if (done.fresh > 0 || done.advanced) return limit
  if (done.losses > 1) return { kind: 'policy-changing', calls }
  return done.again ? limit : { kind: 'no-progress', calls }
}
