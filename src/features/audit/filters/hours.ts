import { hoursIn } from '../../../lib/date/zone-hours'

/** Hours of every day: from `from` (0 to 23) until `until` (1 to 24, excluded), past midnight where `until` is not after `from`. */
export type Hours = { from: number; until: number; zone: string }

const WRITTEN = /^(\d{1,2})-(\d{1,2})@(.+)$/
const QUARTER_MS = 15 * 60_000

/** Null where these are no hours, where they are the whole day, and where the platform does not know the zone. */
export function hoursOf(from: number, until: number, zone: string): Hours | null {
  const end = until === 0 ? 24 : until
  const isPart = from < 24 && end <= 24 && from !== end && !(from === 0 && end === 24)
  return isPart && hoursIn(zone) ? { from, until: end, zone } : null
}

/** Reads `22-6@Europe/Berlin`, as the address has it. Null where it is no such hours, and where it is the whole day. */
export function readHours(text: string): Hours | null {
  const [, from, until, zone] = WRITTEN.exec(text) ?? []
  return from && until && zone ? hoursOf(Number(from), Number(until), zone) : null
}

/** Returns the test whether an instant, in ms, lies within the hours. */
export function isWithin({ from, until, zone }: Hours): (ms: number) => boolean {
  const hourOf = hoursIn(zone) ?? (() => NaN)
  const isIn = (hour: number) =>
    from < until ? hour >= from && hour < until : hour >= from || hour < until
  // The platform needs microseconds for an hour in a zone, and a list has a million events. Zones differ by quarters of an hour.
  const known = new Map<number, boolean>()
  return (ms) => {
    if (!Number.isFinite(ms)) return false
    const quarter = Math.floor(ms / QUARTER_MS)
    let found = known.get(quarter)
    if (found === undefined) known.set(quarter, (found = isIn(hourOf(ms))))
    return found
  }
}
