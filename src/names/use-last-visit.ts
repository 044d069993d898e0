import { useSyncExternalStore } from 'react'
import { visits } from './visits'

/** When this person's last visit in this browser ended, in ms since the epoch by the server's clock; null: this is the first. */
export const useLastVisit = (): number | null =>
  useSyncExternalStore(visits.subscribe, visits.get, visits.get).endOfLast
