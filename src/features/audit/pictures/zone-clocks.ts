import type { Zone } from '../../../lib/date/stamp'

export type ZoneClock = {
  /** What the zone is ahead of UTC at that moment, in ms. */
  offsetMs: (ms: number) => number
}

export const zoneClocks: Record<Zone, ZoneClock> = {
  utc: { offsetMs: () => 0 },
  local: { offsetMs: (ms) => -new Date(ms).getTimezoneOffset() * 60_000 },
}
