import { useState } from 'react'
import { serverNow } from '../../api/server-clock'
import { exactTime, type Zone } from '../../lib/date/stamp'
import { isTimePoint, resolveTimePoint } from '../../lib/date/time-point'
import { fieldText, pointFrom, readTypedTime } from '../../lib/date/typed-time'
import { useTexts } from '../../ui/language'
import { filterTexts } from './filters/filter-texts'
import { SelectFilter } from './SelectFilter'
import { auditTexts } from './texts'
import { TypedFilter } from '../../components/TypedFilter'

const PRESETS = ['-15m', '-1h', '-24h', '-7d', '-30d'] as const

type Props = {
  from: string | undefined
  to: string | undefined
  zone: Zone
  onChange: (changes: Record<string, string | null>) => void
}

/** "Time range": a few usual ones, or any two points in time as people write them. */
export function TimeRangeFilter({ from, to, zone, onChange }: Props) {
  const t = useTexts(auditTexts)
  const words = useTexts(filterTexts)
  const [opened, setOpened] = useState(false)
  const preset = to === undefined ? PRESETS.find((each) => each === from) : undefined
  const ranged = from !== undefined || to !== undefined
  const custom = opened || (ranged && preset === undefined)
  const choose = (value: string) => {
    setOpened(value === 'custom')
    if (value !== 'custom') onChange({ from: value === 'all' ? null : value, to: null })
  }
  const pointOf = (typed: string, side: 'from' | 'to') => {
    const time = readTypedTime(typed, zone, serverNow())
    const point = time && pointFrom(time, side)
    return point !== null && isTimePoint(point) ? point : null
  }
  const echoOf = (side: 'from' | 'to') => (typed: string) => {
    const point = pointOf(typed, side)
    if (point === null) return null
    const time = exactTime(resolveTimePoint(point, serverNow()), zone).replace('.000', '')
    if (point.startsWith('-') || point === 'now') return words.relative(time)
    return side === 'from' ? words.fromText(time) : words.toText(time)
  }
  const field = (side: 'from' | 'to', label: string, point: string | undefined) => (
    <TypedFilter
      // The zone changes what the same instant reads like.
      key={`${side} ${point ?? ''} ${zone}`}
      label={label}
      value={point === undefined ? '' : fieldText(point, side, zone)}
      placeholder={t.timeHelp}
      faultOf={(typed) => (pointOf(typed, side) === null ? t.timeFault : null)}
      echoOf={echoOf(side)}
      width={240}
      onApply={(typed) => onChange({ [side]: typed === '' ? null : pointOf(typed, side) })}
    />
  )
  return (
    <>
      <SelectFilter
        label={t.timeRange}
        value={custom ? 'custom' : (preset ?? 'all')}
        options={(['all', ...PRESETS, 'custom'] as const).map((value) => ({
          value,
          label: t.ranges[value],
        }))}
        onChange={choose}
      />
      {custom && (
        <>
          {field('from', t.from, from)}
          {field('to', t.to, to)}
        </>
      )}
    </>
  )
}
