const UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const
const RELATIVE = /^-(\d{1,6})([smhd])$/
const INSTANT =
  /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.(\d{1,9}))?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/
/** The bounds of the instants that the service accepts: it refuses those before 1970 and those in the year 9999. */
const LATEST_MS = Date.UTC(9999, 0, 1)

/** Whether the calendar has this day; a browser makes 2 March of 30 February. */
const isDay = (day: string) => {
  const ms = Date.parse(day)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day)
}

function isInstant(text: string): boolean {
  const [, day] = INSTANT.exec(text) ?? []
  if (day === undefined || !isDay(day)) return false
  const ms = Date.parse(text)
  return ms >= 0 && ms <= LATEST_MS
}

/** A point in time as an address carries it: an ISO instant with its zone, `now`, or `-15m`, `-24h`, `-7d`. */
export const isTimePoint = (text: string): boolean =>
  text === 'now' || RELATIVE.test(text) || isInstant(text)

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

/** Microseconds of an instant beyond its whole millisecond: the service reads them, `Date.parse` does not. */
const finer = (instant: string) =>
  Number((INSTANT.exec(instant)?.[2] ?? '').padEnd(6, '0').slice(3, 6))

/** Whether one instant comes before another, to the microsecond. */
export function isBefore(one: string, other: string): boolean {
  const apart = Date.parse(one) - Date.parse(other)
  return apart < 0 || (apart === 0 && finer(one) < finer(other))
}
