import { useState } from 'react'
import type { Zone } from '../../lib/date/stamp'
import { browserStorage } from '../../lib/storage/browser-storage'

/** What an address says of the zone; null leaves it to the reader's habit. */
export const zoneParam = (zone: Zone) => (zone === 'utc' ? zone : null)

const STORAGE_KEY = 'scope-console.zone'

/**
 * The zone in which the audit shows times: what was chosen on this screen, else the address's, so that a link shows the
 * times that its sender saw, else the person's habit, which the browser keeps.
 */
export function useZone(params: URLSearchParams): [Zone, (zone: Zone) => void] {
  const [chosen, setChosen] = useState<Zone | null>(null)
  const [habit] = useState<Zone>(() =>
    browserStorage.get(STORAGE_KEY) === 'utc' ? 'utc' : 'local',
  )
  const ofAddress = params.get('zone') === 'utc' ? 'utc' : null
  return [
    chosen ?? ofAddress ?? habit,
    (zone) => {
      browserStorage.set(STORAGE_KEY, zone)
      setChosen(zone)
    },
  ]
}
