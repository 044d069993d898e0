import type { Micros } from './micros'

export type Zone = 'local' | 'utc'

/**
 * "2026-11-21 10:41:38.120" without its offset, for columns that name the offset once. Made by hand because a list
 * that is scrolled fast makes thousands, and an `Intl` format costs a hundred times as much.
 */
export function stamp(instant: string, zone: Zone): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return instant
  const shift = zone === 'utc' ? 0 : date.getTimezoneOffset() * 60_000
  const wall = new Date(date.getTime() - shift)
  // The first and the last day that a Date can hold have no wall clock in every zone.
  return Number.isNaN(wall.getTime()) ? instant : wall.toISOString().slice(0, -1).replace('T', ' ')
}

/** "UTC" or "UTC+01:00": the offset of a zone at an instant. It changes within a list that spans a summer. */
export function offsetAt(at: string | Date, zone: Zone): string {
  const minutes = zone === 'utc' ? 0 : -new Date(at).getTimezoneOffset()
  if (minutes === 0) return 'UTC'
  const two = (n: number) => String(Math.trunc(Math.abs(n))).padStart(2, '0')
  return `UTC${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
}

/** Date, time to the millisecond and offset, e.g. "2026-11-21 10:41:38.120 UTC+01:00"; sortable in every language. */
export function exactTime(instant: string, zone: Zone): string {
  return Number.isNaN(Date.parse(instant))
    ? instant
    : `${stamp(instant, zone)} ${offsetAt(instant, zone)}`
}

/** A stamp with microseconds: "2026-11-21 10:41:38.120345". */
export function microStamp(micros: Micros, zone: Zone): string {
  const ms = Math.floor(micros / 1_000)
  return stamp(new Date(ms).toISOString(), zone) + String(micros - ms * 1_000).padStart(3, '0')
}
