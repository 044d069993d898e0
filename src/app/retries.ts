import { isApiError } from '../api/errors'

const RETRIES = 2
/** Milliseconds before a read is tried again, where the server names no time. */
const PAUSE_MS = 1_000
/** Seconds that a person is let wait for without a word: what takes longer is told, with "Retry". */
const SHORT_S = 5

/** Reads are audited: only what was no decision of the server is asked again (contract §1: 503 with Retry-After 1). */
export function mayRetry(failures: number, error: Error): boolean {
  if (failures >= RETRIES || !isApiError(error)) return false
  // Who has waited in vain for all that time is told so, and not made to wait twice more.
  if (error.kind === 'network') return error.code !== 'timeout'
  if (error.code !== 'server_overloaded' && error.status !== 429) return false
  return error.retryAfter ? error.retryAfter.seconds <= SHORT_S : error.status !== 429
}

export const retryDelay = (_failures: number, error: Error) =>
  isApiError(error) && error.retryAfter ? error.retryAfter.seconds * 1_000 : PAUSE_MS
