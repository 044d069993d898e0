import { stamp, type Zone } from '../../../lib/date/stamp'

/** A time range in one line: its ends are ISO instants or points such as "-24h". */
type Range = { from: string | undefined; to: string | undefined }

/** Writes an end of a range to the minute, and midnight as a day: a range that ends at midnight includes the day before, so that day is written. */
function endText(point: string, side: 'from' | 'to', zone: Zone): string {
  const ms = Date.parse(point)
  if (Number.isNaN(ms)) return point
  const text = stamp(point, zone).slice(0, 16)
  if (!text.endsWith(' 00:00')) return text
  const day = side === 'from' ? ms : ms - 1
  return stamp(new Date(day).toISOString(), zone).slice(0, 10)
}

/**
 * Writes a range where there is little room: its second end leaves out the year, or the day, that both ends have.
 * @param words what is said of a range with one end
 */
export function rangeText(
  { from, to }: Range,
  zone: Zone,
  words: { fromText: (time: string) => string; toText: (time: string) => string },
): string {
  const start = from === undefined ? '' : endText(from, 'from', zone)
  const end = to === undefined ? '' : endText(to, 'to', zone)
  if (start === '' || end === '') return start === '' ? words.toText(end) : words.fromText(start)
  if (start === end) return start
  const [day = '', time] = end.split(' ')
  if (time !== undefined && start.startsWith(`${day} `)) return `${start} – ${time}`
  const sameYear = /^\d{4}-/.test(end) && start.startsWith(end.slice(0, 5))
  return `${start} – ${sameYear ? end.slice(5) : end}`
}
