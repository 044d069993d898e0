import { styled } from '@mui/material/styles'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { exactTime, type Zone } from '../../../lib/date/stamp'
import { useTexts } from '../../../ui/language'
import { rangeOfBar, type ListEnds } from '../pictures/bar-words'
import type { Bars } from '../pictures/bars'
import type { Known } from '../pictures/buckets'
import { barPaths, chosenAfterKey, type Chosen } from './strip-shapes'
import { stripTexts } from './strip-texts'

const colour = (name: string) => `var(--sc-palette-${name})`

const Root = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  borderBottom: `1px solid ${colour('line-strong')}`,
  cursor: 'crosshair',
  touchAction: 'pan-y',
  '& > svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& > div': { position: 'absolute', top: 0, bottom: 0, pointerEvents: 'none' },
  '.none, .part': {
    background: `repeating-linear-gradient(135deg, ${colour('line-strong')} 0 1px, transparent 1px 5px)`,
  },
  '.part': { opacity: 0.5 },
  '.chosen': { background: `color-mix(in srgb, ${colour('primary-main')} 22%, transparent)` },
  '.change': {
    width: 7,
    height: 6,
    bottom: 'auto',
    marginLeft: -3.5,
    background: colour('restored-main'),
    clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
  },
})

type Props = {
  counted: Bars
  known: readonly Known[]
  /** The range that the list is of. */
  ends: ListEnds
  zone: Zone
  onNarrow: (from: string, to: string) => void
}

/**
 * Allowed and denied events of each bar, what was not read, and where a role binding changed. A bar that is pressed, or a
 * stretch that is drawn over, becomes the time range; by key the arrows choose a bar, with Shift a stretch, and Enter narrows.
 */
export function StripBars({ counted, known, ends, zone, onNarrow }: Props) {
  const t = useTexts(stripTexts)
  const { axis, bars } = counted
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [pressed, setPressed] = useState(false)
  const last = axis.count - 1
  const barUnder = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return Math.max(0, Math.min(last, Math.floor(((clientX - left) / width) * axis.count)))
  }
  const narrow = ({ from, to }: Chosen) => {
    const [first, end] = [Math.min(from, to), Math.max(from, to)]
    setChosen(null)
    onNarrow(rangeOfBar(axis, first, ends).from, rangeOfBar(axis, end, ends).to)
  }
  const words = ({ from, to }: Chosen) => {
    const [first, end] = [Math.min(from, to), Math.min(last, Math.max(from, to))]
    const sum = { allowed: 0, denied: 0, policyChanges: 0 }
    for (const bar of bars.slice(first, end + 1)) {
      sum.allowed += bar.allowed
      sum.denied += bar.denied
      sum.policyChanges += bar.policyChanges
    }
    const time = (iso: string) => exactTime(iso, zone).replace('.000', '')
    const read = known.slice(first, end + 1).every((how) => how === 'all')
    return t.stretch(
      time(rangeOfBar(axis, first, ends).from),
      time(rangeOfBar(axis, end, ends).to),
      sum,
      read,
    )
  }
  const place = (bar: number) => `${(bar / axis.count) * 100}%`
  const at = chosen ?? { from: last, to: last }
  const { allowed, denied } = barPaths(bars)
  const onKeyDown = (key: KeyboardEvent) => {
    if (key.key === 'Enter' && chosen) return narrow(chosen)
    if (key.key === 'Escape') return setChosen(null)
    const next = chosenAfterKey(key, chosen, last)
    if (!next) return
    key.preventDefault()
    setChosen(next)
  }
  return (
    <Root
      role="slider"
      tabIndex={0}
      aria-label={t.bars}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={Math.min(last, at.to)}
      aria-valuetext={words(at)}
      title={chosen ? words(chosen) : undefined}
      onKeyDown={onKeyDown}
      onBlur={() => setChosen(null)}
      onPointerDown={(pointer) => {
        if (pointer.button !== 0) return
        pointer.currentTarget.setPointerCapture(pointer.pointerId)
        const bar = barUnder(pointer)
        setPressed(true)
        setChosen({ from: bar, to: bar })
      }}
      onPointerMove={(pointer) => {
        const to = barUnder(pointer)
        const from = pressed && chosen ? chosen.from : to
        if (chosen?.from !== from || chosen.to !== to) setChosen({ from, to })
      }}
      onPointerUp={() => {
        setPressed(false)
        if (pressed && chosen) narrow(chosen)
      }}
      onPointerCancel={() => {
        setPressed(false)
        setChosen(null)
      }}
      onPointerLeave={() => {
        if (!pressed) setChosen(null)
      }}
    >
      {known.map((how, bar) =>
        how === 'all' ? null : (
          <div key={bar} className={how} style={{ left: place(bar), width: place(1) }} />
        ),
      )}
      <svg viewBox={`0 0 ${axis.count} 100`} preserveAspectRatio="none" aria-hidden="true">
        <path d={allowed} fill={colour('allowed-main')} opacity={0.55} />
        <path d={denied} fill={colour('denied-main')} />
      </svg>
      {bars.map((bar, index) =>
        bar.policyChanges === 0 ? null : (
          <div key={index} className="change" style={{ left: place(index + 0.5) }} />
        ),
      )}
      {chosen && (
        <div
          className="chosen"
          style={{
            left: place(Math.min(chosen.from, chosen.to)),
            width: place(Math.abs(chosen.to - chosen.from) + 1),
          }}
        />
      )}
    </Root>
  )
}
