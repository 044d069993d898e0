import type { Zone } from './stamp'

const QUARTER_MS = 15 * 60_000

/** The IANA name of a zone. A link that says it means the same hours to whoever opens it. */
export const zoneName = (zone: Zone) =>
  zone === 'utc' ? 'UTC' : new Intl.DateTimeFormat().resolvedOptions().timeZone

type HourOf = (ms: number) => number
const clocks = new Map<string, HourOf>()

/**
 * Returns the function from an instant, in ms, to its hour (0 to 23) by the clocks of an IANA zone. Returns null where the
 * browser does not know the zone.
 */
export function hoursIn(zone: string): HourOf | null {
  const known = clocks.get(zone)
  if (known) return known
  try {
    const made = clockIn(zone)
    clocks.set(zone, made)
    return made
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** An export asks for the hour of a million events, so the clock remembers hours: zones differ by whole quarters of an hour. */
function clockIn(zone: string): HourOf {
  const clock = new Intl.DateTimeFormat('en', {
    hour: 'numeric',
    hourCycle: 'h23',
    timeZone: zone,
  })
  const hours = new Map<number, number>()
  return (ms) => {
    const quarter = Math.floor(ms / QUARTER_MS)
    let hour = hours.get(quarter)
    if (hour === undefined) hours.set(quarter, (hour = Number(clock.format(ms))))
    return hour
  }
}
