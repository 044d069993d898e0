const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** "3 hr. ago": how long `instant` (RFC 3339) lies before `now` (ms since the epoch); 'now' under a minute. */
export function relativeTime(instant: string, now: number, tag: string): string {
  const distance = Date.parse(instant) - now
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' })
  for (const [unit, size] of UNITS) {
    if (Math.abs(distance) >= size) return format.format(Math.trunc(distance / size), unit)
  }
  return format.format(0, 'second')
}

/** "10:41" for a time (ms since the epoch) of the day of `now`, with its date for one of another day; the browser's zone. */
export function clockTime(at: number, now: number, tag: string): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString()
  return new Intl.DateTimeFormat(tag, {
    ...(today ? {} : { year: 'numeric', month: 'short', day: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at)
}

export type Zone = 'local' | 'utc'

const zoneOption = (zone: Zone) => (zone === 'utc' ? { timeZone: 'UTC' } : {})

/** Date, time to the millisecond and offset, e.g. "2026-11-21 10:41:38.120 UTC+01:00"; sortable in every language. */
export function exactTime(instant: string, zone: Zone): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return instant
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...zoneOption(zone),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    hourCycle: 'h23',
  }).formatToParts(date)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((p) => p.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}.${part('fractionalSecond')} ${offset(date, zone)}`
}

/** "UTC" or "UTC+01:00": the offset of a zone at that moment. */
export function offset(date: Date, zone: Zone): string {
  if (zone === 'utc') return 'UTC'
  const minutes = -date.getTimezoneOffset()
  if (minutes === 0) return 'UTC'
  const two = (n: number) => String(Math.abs(n)).padStart(2, '0')
  return `UTC${minutes < 0 ? '-' : '+'}${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`
}
