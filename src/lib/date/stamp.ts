import { offset, type Zone } from './format'
import type { Micros } from './micros'

const two = (n: number) => (n < 10 ? `0${n}` : String(n))

/**
 * "2026-11-21 10:41:38.120" without its offset, for columns that name the offset once. Made by hand because a list
 * that is scrolled fast makes thousands, and an `Intl` format costs a hundred times as much.
 */
export function stamp(instant: string, zone: Zone): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return instant
  if (zone === 'utc') return date.toISOString().slice(0, 23).replace('T', ' ')
  const ms = String(date.getMilliseconds()).padStart(3, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}.${ms}`
}

/** The same with microseconds: "2026-11-21 10:41:38.120345". */
export function microStamp(micros: Micros, zone: Zone): string {
  const ms = Math.floor(micros / 1_000)
  return stamp(new Date(ms).toISOString(), zone) + String(micros - ms * 1_000).padStart(3, '0')
}

/** The offset of an instant in a zone: "UTC" or "UTC+01:00". It changes within a list that spans a summer. */
export const offsetAt = (instant: string, zone: Zone) => offset(new Date(instant), zone)
