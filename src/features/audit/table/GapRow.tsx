import Button from '@mui/material/Button'
import type { Zone } from '../../../lib/date/format'
import { stamp } from '../../../lib/date/stamp'
import { useTexts } from '../../../ui/language'
import type { Gap } from '../store/rows'
import { COLUMN_NAMES } from './cell-fields'
import { tableTexts } from './table-texts'

type Props = {
  gap: Gap
  place: number
  top: number
  zone: Zone
  tabbable: boolean
  /** It is being read now. */
  reading: boolean
}

/** A stretch that was not read, between two that were. The table loads it, on a click or on Enter. */
export function GapRow({ gap, place, top, zone, tabbable, reading }: Props) {
  const t = useTexts(tableTexts)
  const minute = (ms: number) => stamp(new Date(ms).toISOString(), zone).slice(0, 16)
  return (
    <div
      role="row"
      className="event gap"
      aria-rowindex={place + 2}
      tabIndex={tabbable ? 0 : -1}
      data-index={place}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="cell" aria-colindex={1} aria-colspan={COLUMN_NAMES.length} className="gap-text">
        <span>{t.gap(minute(gap.startMs), minute(gap.endMs))}</span>
        <Button variant="text" tabIndex={-1}>
          {reading ? t.loading : t.load}
        </Button>
      </div>
    </div>
  )
}
