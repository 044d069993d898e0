import { isApiError } from '../api/errors'

const RETRIES = 2
/** Milliseconds before a read is tried again for the first time, where the server names no time. Each next pause is twice as long. */
const PAUSE_MS = 1_000
/** Milliseconds by which a pause may be longer: consoles that failed at the same moment must not come back at the same moment. */
const JITTER_MS = 500
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

/**
 * Milliseconds to wait before a read is tried again: never less than the server asks for.
 * @param failures how often it was tried again already
 * @param random from 0 to 1
 */
export function retryDelay(failures: number, error: Error, random = Math.random()): number {
  const asked = isApiError(error) && error.retryAfter
  return (asked ? asked.seconds : 2 ** failures) * PAUSE_MS + random * JITTER_MS
}
