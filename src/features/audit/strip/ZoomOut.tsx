import Button from '@mui/material/Button'
import { serverNow } from '../../../api/server-clock'
import { exactTime, type Zone } from '../../../lib/date/stamp'
import { useTexts } from '../../../ui/language'
import type { ListEnds } from '../pictures/bar-words'
import { widened } from './strip-range'
import { stripTexts } from './strip-texts'

type Props = {
  /** The range that the list is of. */
  ends: ListEnds
  zone: Zone
  onNarrow: (from: string, to: string) => void
}

/** "Zoom out", where the range of the list can grow. */
export function ZoomOut({ ends, zone, onNarrow }: Props) {
  const t = useTexts(stripTexts)
  const wider = widened(ends, serverNow())
  const time = (iso: string) => exactTime(iso, zone).replace('.000', '')
  if (!wider) return null
  return (
    <Button
      variant="text"
      title={t.zoomTo(time(wider.from), time(wider.to))}
      onClick={() => onNarrow(wider.from, wider.to)}
    >
      {t.zoomOut}
    </Button>
  )
}
