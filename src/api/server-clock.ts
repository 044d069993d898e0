/** `Date` has whole seconds: a difference below this says nothing about the clocks. Milliseconds. */
const RESOLUTION_MS = 2_000

let offsetMs = 0
let isKnown = false

/**
 * Takes note of the server's time, from the `Date` header of any answer. Without one, or where a cross-origin
 * answer hides it, the last known difference stays.
 */
export function noteServerDate(header: string | null, receivedAt: number) {
  const sentAt = header === null ? NaN : Date.parse(header)
  if (Number.isNaN(sentAt)) return
  isKnown = true
  const difference = sentAt + 500 - receivedAt
  offsetMs = Math.abs(difference) < RESOLUTION_MS ? 0 : difference
}

/**
 * The server's time in milliseconds since the epoch, as far as it is known; else the browser's. The service
 * stamps its events with its own clock, so "the last 15 minutes" are meant by that clock (contract §6).
 */
export const serverNow = () => Date.now() + offsetMs

/** By how many milliseconds the server's clock is ahead of the browser's, as far as it is known. */
export const serverAhead = () => offsetMs

/** Whether any answer has told the server's time: a cross-origin server may hide it. */
export const isServerTimeKnown = () => isKnown
