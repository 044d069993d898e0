import { useState } from 'react'
import type { Zone } from '../../lib/date/stamp'
import { browserStorage } from '../../lib/storage/browser-storage'

const STORAGE_KEY = 'scope-console.zone'

/** The zone in which the audit shows times. A habit of the person, not of the list: kept in the browser. */
export function useZone(): [Zone, (zone: Zone) => void] {
  const [zone, setZone] = useState<Zone>(() =>
    browserStorage.get(STORAGE_KEY) === 'utc' ? 'utc' : 'local',
  )
  return [
    zone,
    (next) => {
      browserStorage.set(STORAGE_KEY, next)
      setZone(next)
    },
  ]
}
