import { parseInstant, type Micros } from '../lib/date/micros'

/**
 * Microseconds of what the audit list takes for an instant besides RFC 3339: lower-case letters, a blank for the T,
 * and a number of seconds since 1970. Null when it names no instant.
 */
export function parseLenientInstant(value: string | number): Micros | null {
  if (typeof value === 'number')
    return Number.isFinite(value) ? Math.round(value * 1_000_000) : null
  return parseInstant(value.replace(/^(\d{4}-\d\d-\d\d)[Tt ]/, '$1T').replace(/z$/, 'Z'))
}

/** Milliseconds since 1970 that may carry a fraction; `Date.now` will do. */
export type Clock = () => number

/** Milliseconds since 1970 with microseconds, where the platform measures them. */
export const systemClock: Clock = () => performance.timeOrigin + performance.now()
