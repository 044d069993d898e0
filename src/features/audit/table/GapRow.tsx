import type { Zone } from '../../../lib/date/stamp'
import { useTexts } from '../../../ui/language'
import type { Gap } from '../store/rows'
import { gapText } from './gap-text'
import { RowBetween, type BetweenPlace } from './RowBetween'
import { tableTexts } from './table-texts'

type Props = BetweenPlace & {
  gap: Gap
  zone: Zone
  /** It is being read now. */
  reading: boolean
}

/** A stretch that was not read, between two that were. The table loads it, on a click or on Enter. */
export function GapRow({ gap, zone, reading, ...place }: Props) {
  const t = useTexts(tableTexts)
  return (
    <RowBetween {...place} className="event gap" button={reading ? t.loading : t.load}>
      {gapText(gap, zone, t)}
    </RowBetween>
  )
}
