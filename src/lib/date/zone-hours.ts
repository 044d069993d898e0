import type { Zone } from './stamp'

/** The IANA name of a zone, which means the same hours to everybody who is sent it. */
export const zoneName = (zone: Zone) =>
  zone === 'utc' ? 'UTC' : new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The hour of an instant, in ms, by the clocks of an IANA zone: 0 to 23. Null where the platform does not know the zone. */
export function hoursIn(zone: string): ((ms: number) => number) | null {
  try {
    const clock = new Intl.DateTimeFormat('en', {
      hour: 'numeric',
      hourCycle: 'h23',
      timeZone: zone,
    })
    return (ms) => Number(clock.format(ms))
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
