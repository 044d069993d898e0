import { CircularCursor, CursorConflict } from './known-events'
import type { Stop } from './event-feed'

/** Calls that one gesture (opening, scrolling on, a jump, "Retry") may cost at most, however odd the answers. */
export const CALLS_PER_GESTURE = 12
/**
 * Further calls that a gesture may spend on the search for blind spots. Halving finds a microsecond of an hour in 32 calls,
 * so the list passes six of them before a person has to press "Retry".
 */
export const NARROWING_PER_GESTURE = 192

export function stopOf(error: unknown): Stop {
  if (error instanceof CircularCursor) return { kind: 'cursor-repeated' }
  if (error instanceof CursorConflict) return { kind: 'cursor-conflict', cursor: error.cursor }
  return { kind: 'failure', error: error instanceof Error ? error : new Error(String(error)) }
}

/** What a gesture came to that spent its calls; null when there are rows for it. */
export function stopAfter(
  done: {
    rows: number
    fresh: number
    advanced: boolean
    again: boolean
    narrowed: boolean
    losses: number
  },
  calls: number,
  pending: number,
  reachedMs: number | null,
): Stop | null {
  if (done.rows > 0) return null
  const limit: Stop = { kind: 'limit', calls, pending, reachedMs }
  if (done.fresh > 0 || done.advanced || done.narrowed) return limit
  if (done.losses > 1) return { kind: 'policy-changing', calls }
  return done.again ? limit : { kind: 'no-progress', calls }
}
