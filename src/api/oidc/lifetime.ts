/** A token is renewed this long before its end, in ms, and at the latest when two thirds of its time are over. */
const AHEAD_MS = 60_000

/**
 * Tells when a token is renewed and when it ends. Both are by this browser's clock, so that a wrong clock does no harm.
 * @param seconds as the provider said it; undefined where it did not
 */
export function lifetimeOf(seconds: number | undefined, now: number) {
  if (seconds === undefined) return { renewAt: null, endsAt: null }
  const lifetime = seconds * 1_000
  return { renewAt: now + lifetime - Math.min(AHEAD_MS, lifetime / 3), endsAt: now + lifetime }
}
