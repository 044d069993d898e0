import { useState } from 'react'
import type { Zone } from '../../lib/date/format'
import { timePointOf } from '../../lib/date/time-point'
import { useTexts } from '../../ui/language'
import { SelectFilter } from './SelectFilter'
import { auditTexts } from './texts'
import { TypedFilter } from './TypedFilter'

const PRESETS = ['-15m', '-1h', '-24h', '-7d', '-30d'] as const

type Props = {
  from: string | undefined
  to: string | undefined
  zone: Zone
  onChange: (changes: Record<string, string | null>, how: 'typed' | 'chosen') => void
}

/** "Time range": a few usual ones, or any two points in time. */
export function TimeRangeFilter({ from, to, zone, onChange }: Props) {
  const t = useTexts(auditTexts)
  const [opened, setOpened] = useState(false)
  const preset = to === undefined ? PRESETS.find((each) => each === from) : undefined
  const ranged = from !== undefined || to !== undefined
  const custom = opened || (ranged && preset === undefined)
  const choose = (value: string) => {
    setOpened(value === 'custom')
    if (value !== 'custom') onChange({ from: value === 'all' ? null : value, to: null }, 'chosen')
  }
  const faultOf = (typed: string) => (timePointOf(typed, zone) === null ? t.timeFault : null)
  const apply = (name: 'from' | 'to') => (typed: string) =>
    onChange({ [name]: typed === '' ? null : timePointOf(typed, zone) }, 'typed')
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
          <TypedFilter
            key={`from ${from ?? ''}`}
            label={t.from}
            value={from ?? ''}
            placeholder={t.timeHelp}
            faultOf={faultOf}
            width={230}
            onApply={apply('from')}
          />
          <TypedFilter
            key={`to ${to ?? ''}`}
            label={t.to}
            value={to ?? ''}
            placeholder={t.timeHelp}
            faultOf={faultOf}
            width={230}
            onApply={apply('to')}
          />
        </>
      )}
    </>
  )
}
