import Box from '@mui/material/Box'
import { serverNow } from '../../../api/server-clock'
import { TypedFilter } from '../../../components/TypedFilter'
import { exactTime, type Zone } from '../../../lib/date/stamp'
import { isTimePoint, resolveTimePoint } from '../../../lib/date/time-point'
import { fieldText, pointFrom, readTypedTime } from '../../../lib/date/typed-time'
import { useTexts } from '../../../ui/language'
import { auditTexts } from '../texts'
import { filterTexts } from './filter-texts'

type Props = {
  from: string | undefined
  to: string | undefined
  zone: Zone
  onChange: (changes: Record<string, string | null>) => void
}

/** "From" and "To": two points in time as people write them. */
export function TypedRange({ from, to, zone, onChange }: Props) {
  const t = useTexts(auditTexts)
  const words = useTexts(filterTexts)
  const pointOf = (text: string, side: 'from' | 'to') => {
    const time = readTypedTime(text, zone, serverNow())
    const point = time && pointFrom(time, side)
    return point !== null && isTimePoint(point) ? point : null
  }
  const echoOf = (side: 'from' | 'to') => (text: string) => {
    const point = pointOf(text, side)
    if (point === null) return null
    const time = exactTime(resolveTimePoint(point, serverNow()), zone).replace('.000', '')
    if (point.startsWith('-') || point === 'now') return words.relative(time)
    return side === 'from' ? words.fromText(time) : words.toText(time)
  }
  const field = (side: 'from' | 'to', label: string, point: string | undefined) => (
    <TypedFilter
      label={label}
      value={point === undefined ? '' : fieldText(point, side, zone)}
      placeholder={t.timeHelp}
      faultOf={(text) => (pointOf(text, side) === null ? t.timeFault : null)}
      echoOf={echoOf(side)}
      width="100%"
      onApply={(text) => onChange({ [side]: text === '' ? null : pointOf(text, side) })}
    />
  )
  return (
    <Box sx={{ display: 'grid', gap: 1.5, pt: 0.75 }}>
      {field('from', t.from, from)}
      {field('to', t.to, to)}
    </Box>
  )
}
