import { stamp, type Zone } from '../../../lib/date/stamp'
import type { Texts } from '../../../lib/language/catalogue'
import type { Gap } from '../store/rows'
import type { tableTexts } from './table-texts'

type TableWords = typeof tableTexts extends Texts<infer T> ? T : never

/** Says which stretch of time was not read, to the minute. */
export function gapText({ startMs, endMs }: Gap, zone: Zone, t: TableWords): string {
  const minute = (ms: number) => stamp(new Date(ms).toISOString(), zone).slice(0, 16)
  return t.gap(minute(startMs), minute(endMs))
}
