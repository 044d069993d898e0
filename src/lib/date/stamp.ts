import type { Micros } from './micros'

export type Zone = 'local' | 'utc'

/**
 * "2026-11-21 10:41:38.120" without its offset, for columns that name the offset once. Made by hand because a list
 * that is scrolled fast makes thousands, and an `Intl` format costs a hundred times as much.
 */
export function stamp(instant: string, zone: Zone): string {
  const date = new Date(instant)
  const shift = zone === 'utc' ? 0 : date.getTimezoneOffset() * 60_000
  const wall = new Date(date.getTime() - shift)
  // The text is no instant, or its local time lies outside the years that a Date can hold.
  return Number.isNaN(wall.getTime()) ? instant : wall.toISOString().slice(0, -1).replace('T', ' ')
}

/** Returns the offset of a zone at an instant: "UTC" or "UTC+01:00". Summer time changes the offset, so rows of one list may differ. */
export function offsetAt(at: string | Date, zone: Zone): string {
  const minutes = zone === 'utc' ? 0 : -new Date(at).getTimezoneOffset()
  if (minutes === 0) return 'UTC'
  const two = (n: number) => String(Math.trunc(Math.abs(n))).padStart(2, '0')
  return `UTC${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
}

/** Writes an instant as "2026-11-21 10:41:38.120 UTC+01:00". The form is the same in every language, so that people can compare and sort it. */
export function exactTime(instant: string, zone: Zone): string {
  const text = stamp(instant, zone)
  return text === instant ? instant : `${text} ${offsetAt(instant, zone)}`
}

/** A stamp with microseconds: "2026-11-21 10:41:38.120345". */
export function microStamp(micros: Micros, zone: Zone): string {
  const ms = Math.floor(micros / 1_000)
  return stamp(new Date(ms).toISOString(), zone) + String(micros - ms * 1_000).padStart(3, '0')
}
