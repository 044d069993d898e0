import { hoursIn } from '../../../lib/date/zone-hours'

/**
 * A span of hours that every day has, by the clocks of an IANA zone. It begins at `from` (0 to 23) and ends before `until` (1 to
 * 24). A span whose `until` is not after its `from` goes past midnight.
 */
export type Hours = { from: number; until: number; zone: string }

const WRITTEN = /^(\d{1,2})-(\d{1,2})@(.+)$/

/** Returns null where the numbers are no hours or the whole day, and where the browser does not know the zone. */
export function hoursOf(from: number, until: number, zone: string): Hours | null {
  const end = until === 0 ? 24 : until
  const isPart = from < 24 && end <= 24 && from !== end && !(from === 0 && end === 24)
  return isPart && hoursIn(zone) ? { from, until: end, zone } : null
}

/** Reads a value of the address, `22-6@Europe/Berlin`. Returns null where `hoursOf` does, and for any other text. */
export function readHours(text: string): Hours | null {
  const [, from, until, zone] = WRITTEN.exec(text) ?? []
  return from && until && zone ? hoursOf(Number(from), Number(until), zone) : null
}

/** Returns the test whether an instant, in ms, lies within the hours. What is no instant lies outside. */
export function isWithin({ from, until, zone }: Hours): (ms: number) => boolean {
  const hourOf = hoursIn(zone)
  return (ms) => {
    if (!hourOf || !Number.isFinite(ms)) return false
    const hour = hourOf(ms)
    return from < until ? hour >= from && hour < until : hour >= from || hour < until
  }
}
