/** How long a server asks to be left alone, as `Retry-After` says it. */
export type RetryAfter = { seconds: number; until: Date }

/** Longest wait that is told, in seconds: nobody waits at a screen for longer, and a broken header asks for years. */
const LONGEST_S = 3_600

/**
 * Reads `Retry-After`: a number of seconds or an HTTP date. Null when the header is missing or neither of these.
 * A date is held against the server's own `Date`: the browser's clock may be off.
 */
export function retryAfterOf(headers: Headers, now: number): RetryAfter | null {
  const value = headers.get('Retry-After')?.trim() ?? ''
  const served = Date.parse(headers.get('Date') ?? '')
  const wait = /^\d+$/.test(value)
    ? Number(value)
    : /^[A-Z][a-z]+,? /.test(value)
      ? (Date.parse(value) - (Number.isNaN(served) ? now : served)) / 1_000
      : NaN
  if (Number.isNaN(wait) || wait <= 0) return null
  const seconds = Math.min(LONGEST_S, Math.ceil(wait))
  return { seconds, until: new Date(now + seconds * 1_000) }
}
