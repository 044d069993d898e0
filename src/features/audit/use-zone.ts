import { useState } from 'react'
import type { Zone } from '../../lib/date/format'
import { keepItem } from '../../lib/storage/keep-item'

const STORAGE_KEY = 'scope-console.zone'

/** The zone in which the audit shows times. A habit of the person, not of the list: kept in the browser. */
export function useZone(): [Zone, (zone: Zone) => void] {
  const [zone, setZone] = useState<Zone>(() =>
    localStorage.getItem(STORAGE_KEY) === 'utc' ? 'utc' : 'local',
  )
  return [
    zone,
    (next) => {
      keepItem(localStorage, STORAGE_KEY, next)
      setZone(next)
    },
  ]
}
