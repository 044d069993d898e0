import { microStamp, type Zone } from '../../../lib/date/stamp'
import type { BlindSpot } from '../store/rows'
import type { blindTexts } from './blind-texts'

/** When a blind spot is: an instant with its microseconds, or from when to when. */
export const timesOf = ({ from, to }: BlindSpot, zone: Zone, t: typeof blindTexts.en) =>
  to - from === 1 ? microStamp(from, zone) : t.between(microStamp(from, zone), microStamp(to, zone))
