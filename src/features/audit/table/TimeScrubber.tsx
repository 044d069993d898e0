import { styled } from '@mui/material/styles'
import { useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import { offsetAt, stamp, type Zone } from '../../../lib/date/stamp'
import type { Store } from '../../../lib/store'
import { useTexts } from '../../../ui/language'
import type { Order } from '../store/rows'
import { isLoaded, type ScrubRange } from './scrub-range'
import { tableTexts } from './table-texts'

const STEPS = 1_000
const colour = (name: string) => `var(--sc-palette-${name})`

const Track = styled('div')({
  position: 'relative',
  height: 24,
  flex: '1 1 200px',
  minWidth: 120,
  '.unread, .loaded': { position: 'absolute', top: 8, height: 8, borderRadius: 4 },
  '.unread': {
    insetInline: 0,
    border: `1px solid ${colour('line-strong')}`,
    background: `repeating-linear-gradient(135deg, ${colour('line-strong')} 0 1px, transparent 1px 6px)`,
  },
  '.loaded': { background: colour('neutral-main'), minWidth: 2 },
  '.thumb': {
    position: 'absolute',
    top: 2,
    width: 6,
    height: 20,
    marginLeft: -3,
    borderRadius: 3,
    background: colour('primary-main'),
    border: `1px solid ${colour('background-paper')}`,
    pointerEvents: 'none',
  },
  input: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  'input:focus-visible ~ .thumb': {
    outline: `2px solid ${colour('primary-main')}`,
    outlineOffset: 2,
  },
})

type Props = {
  range: ScrubRange
  order: Order
  viewTime: Store<number | null>
  zone: Zone
  /** Goes to an instant in ms; reads there if it is not loaded. */
  onGo: (ms: number) => void
}

/**
 * The range of the list as a line, in the order of display: what is loaded solid, the rest hatched. A key moves the view where
 * that costs nothing; where it would cost calls, Enter does, or letting go of the pointer.
 */
export function TimeScrubber({ range, order, viewTime, zone, onGo }: Props) {
  const t = useTexts(tableTexts)
  const viewMs = useSyncExternalStore(viewTime.subscribe, viewTime.get)
  const [wanted, setWanted] = useState<number | null>(null)
  const { startMs, endMs } = range
  const share = (ms: number) => {
    const part = Math.max(0, Math.min(1, (ms - startMs) / (endMs - startMs)))
    return order === 'newest' ? 1 - part : part
  }
  const timeAt = (step: number) => {
    const part = order === 'newest' ? 1 - step / STEPS : step / STEPS
    return Math.round(startMs + part * (endMs - startMs))
  }
  const ms = wanted ?? viewMs ?? (order === 'newest' ? endMs : startMs)
  const iso = new Date(Math.max(0, ms)).toISOString()
  const text = `${stamp(iso, zone).slice(0, 16)} ${offsetAt(iso, zone)}`
  const loaded = isLoaded(range, ms)
  const change = (step: number) => {
    const to = timeAt(step)
    setWanted(to)
    if (isLoaded(range, to)) onGo(to)
  }
  const commit = () => {
    if (wanted !== null && !loaded) onGo(wanted)
    setWanted(null)
  }
  const onKeyDown = (key: KeyboardEvent) => {
    if (key.key === 'Enter') commit()
    if (key.key === 'Escape') setWanted(null)
  }
  return (
    <Track title={text}>
      <div className="unread" />
      {range.loaded.map((piece) => {
        const [a, b] = [share(piece.startMs), share(piece.endMs)]
        return (
          <div
            key={piece.startMs}
            className="loaded"
            style={{ left: `${Math.min(a, b) * 100}%`, width: `${Math.abs(b - a) * 100}%` }}
          />
        )
      })}
      <input
        type="range"
        min={0}
        max={STEPS}
        step={1}
        value={Math.round(share(ms) * STEPS)}
        aria-label={t.scrubber}
        aria-valuetext={loaded ? t.at(text) : t.atUnread(text)}
        onChange={(event) => change(Number(event.target.value))}
        onPointerUp={commit}
        onKeyDown={onKeyDown}
        onBlur={() => setWanted(null)}
      />
      <div className="thumb" style={{ left: `${share(ms) * 100}%` }} />
    </Track>
  )
}
