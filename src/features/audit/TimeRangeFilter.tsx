import Box from '@mui/material/Box'
import { lazy, useCallback, useRef, useState } from 'react'
import type { Zone } from '../../lib/date/stamp'
import { Dropped } from '../../ui/Drop'
import { useTexts } from '../../ui/language'
import { filterTexts } from './filters/filter-texts'
import { rangeText } from './filters/range-text'
import { SelectFilter } from './SelectFilter'
import { auditTexts } from './texts'

const TypedRange = lazy(async () => ({
  default: (await import('./filters/TypedRange')).TypedRange,
}))

const PRESETS = ['-15m', '-1h', '-24h', '-7d', '-30d'] as const

type Props = {
  from: string | undefined
  to: string | undefined
  zone: Zone
  /** The fields for typing open below the list of ranges, over the page. Otherwise they stand in lines of their own. */
  folded: boolean
  onChange: (changes: Record<string, string | null>) => void
}

/** "Time range": a few usual ones, or any two points in time as people write them. */
export function TimeRangeFilter({ from, to, zone, folded, onChange }: Props) {
  const t = useTexts(auditTexts)
  const words = useTexts(filterTexts)
  const root = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(false)
  const close = useCallback(() => setOpened(false), [])
  const preset = to === undefined ? PRESETS.find((each) => each === from) : undefined
  const typed = (from !== undefined || to !== undefined) && preset === undefined
  const typedText = typed && rangeText({ from, to }, zone, words)
  const choose = (value: string) => {
    setOpened(value === 'custom')
    if (value === 'custom' || value === 'typed') return
    onChange({ from: value === 'all' ? null : value, to: null })
  }
  const fields = <TypedRange from={from} to={to} zone={zone} onChange={onChange} />
  const options = [
    ...(['all', ...PRESETS] as const).map((value) => ({ value, label: t.ranges[value] })),
    ...(typedText ? [{ value: 'typed', label: typedText }] : []),
    { value: 'custom', label: t.ranges.custom },
  ]
  const value = typedText ? 'typed' : (preset ?? (opened ? 'custom' : 'all'))
  return (
    <Box
      ref={root}
      onKeyDown={(key) => {
        if (key.key !== 'Escape' || !folded || !opened) return
        key.stopPropagation()
        root.current?.querySelector('select')?.focus()
        close()
      }}
      sx={{ position: 'relative', display: 'grid', gap: 1.5 }}
    >
      <SelectFilter
        label={t.timeRange}
        value={value}
        options={options}
        width={!folded ? '100%' : typedText ? 'auto' : 140}
        onChange={choose}
      />
      {!folded && (typedText || opened) && fields}
      {folded && opened && (
        <Dropped label={t.timeRange} around={root} onClose={close} width={300}>
          {fields}
        </Dropped>
      )}
    </Box>
  )
}
