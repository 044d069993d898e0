import { offsetAt, type Zone } from '../../../lib/date/stamp'
import type { ShownRows } from './shown-rows'

/** The offset that the head names: the one of the first event drawn. */
export function offsetOf(shown: ShownRows, first: number, last: number, zone: Zone): string {
  for (let place = first; place <= last; place += 1) {
    const ms = shown.rows.timeAt(shown.rowAt(place))
    if (!Number.isNaN(ms)) return offsetAt(new Date(ms).toISOString(), zone)
  }
  return ''
}
