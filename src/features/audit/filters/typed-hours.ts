import type { Zone } from '../../../lib/date/stamp'
import { hoursOf, type Hours } from './hours'

const TYPED = /^(\d{1,2})(?::00)?\s*[-–]\s*(\d{1,2})(?::00)?$/

/** The IANA name of a zone, which means the same hours to everybody who is sent the address. */
export const zoneName = (zone: Zone) =>
  zone === 'utc' ? 'UTC' : new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Reads `22-6` or `22:00–06:00`, as people type it. */
export function typedHours(text: string, zone: Zone): Hours | null {
  const [, from, until] = TYPED.exec(text) ?? []
  return from && until ? hoursOf(Number(from), Number(until), zoneName(zone)) : null
}

export const hoursValue = ({ from, until, zone }: Hours) => `${from}-${until}@${zone}`
