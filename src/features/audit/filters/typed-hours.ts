import type { Zone } from '../../../lib/date/stamp'
import { zoneName } from '../../../lib/date/zone-hours'
import { hoursOf, type Hours } from './hours'

const TYPED = /^(\d{1,2})(?::00)?\s*[-–]\s*(\d{1,2})(?::00)?$/

/** Reads `22-6` or `22:00–06:00`, as people type it. */
export function typedHours(text: string, zone: Zone): Hours | null {
  const [, from, until] = TYPED.exec(text) ?? []
  return from && until ? hoursOf(Number(from), Number(until), zoneName(zone)) : null
}

export const hoursValue = ({ from, until, zone }: Hours) => `${from}-${until}@${zone}`
