const UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const
const RELATIVE = /^-(\d{1,6})([smhd])$/
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/

/** A point in time as an address carries it: an ISO instant with its zone, `now`, or `-15m`, `-24h`, `-7d`. */
export function isTimePoint(text: string): boolean {
  return (
    text === 'now' || RELATIVE.test(text) || (INSTANT.test(text) && !Number.isNaN(Date.parse(text)))
  )
}

/** The instant that a time point means at `now` (ms since the epoch); an instant is kept to its last digit. */
export function resolveTimePoint(point: string, now: number): string {
  const relative = RELATIVE.exec(point)
  if (relative) {
    const [, count, unit] = relative
    // Not before 1970: a year below 1 has no form that the service reads.
    return new Date(
      Math.max(0, now - Number(count) * UNITS[unit as keyof typeof UNITS]),
    ).toISOString()
  }
  if (point === 'now') return new Date(now).toISOString()
  // The service wants seconds; what people leave out is zero.
  return /T\d\d:\d\d:/.test(point) ? point : new Date(point).toISOString()
}
