import { styled } from '@mui/material/styles'
import { useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import { offsetAt, stamp, type Zone } from '../../../lib/date/stamp'
import type { Store } from '../../../lib/store'
import { useTexts } from '../../../ui/language'
import type { Order } from '../store/rows'
import { LANE_HEIGHT } from './strip-layout'
import { isUnread, type StripRange } from './strip-range'
import { stripTexts } from './strip-texts'

const STEPS = 1_000
const colour = (name: string) => `var(--sc-palette-${name})`

const Lane = styled('div')({
  position: 'relative',
  height: LANE_HEIGHT,
  containerType: 'inline-size',
  '.loaded, .unread': { position: 'absolute', top: 5, height: 6 },
  '.loaded': { insetInline: 0, borderRadius: 3, background: colour('line-strong') },
  // A stretch of minutes in a month would be no pixel wide, and the line would look full.
  '.unread': {
    minWidth: 4,
    background: `repeating-linear-gradient(135deg, ${colour('line-strong')} 0 1px, ${colour('background-default')} 1px 4px)`,
  },
  '.thumb': {
    position: 'absolute',
    top: 0,
    left: 0,
    width: 6,
    height: LANE_HEIGHT,
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
    height: '100%',
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
  range: StripRange
  /** What of it was not read. */
  unread: readonly StripRange[]
  order: Order
  viewTime: Store<number | null>
  zone: Zone
  /** Goes to an instant in ms; reads there if it is not loaded. */
  onGo: (ms: number) => void
}

/**
 * The time that is on screen, as a place on the strip: what is loaded is solid, the rest is hatched. A key moves the view where
 * that costs nothing; where it would cost calls, Enter does, or letting go of the pointer. Until then the range stays as it
 * is, so that the thumb does not leave the hand when more is loaded.
 */
export function TimeScrubber(props: Props) {
  const { order, viewTime, zone, onGo } = props
  const t = useTexts(stripTexts)
  const viewMs = useSyncExternalStore(viewTime.subscribe, viewTime.get)
  const [held, setHeld] = useState<(Pick<Props, 'range' | 'unread'> & { ms: number }) | null>(null)
  const { range, unread } = held ?? props
  const { startMs, endMs } = range
  const share = (ms: number) => Math.max(0, Math.min(1, (ms - startMs) / (endMs - startMs)))
  // An unread piece does not hold its own ends. At an end of the strip nothing else does.
  const isUnreadAt = (at: number) =>
    isUnread(unread, Math.max(startMs + 1, Math.min(endMs - 1, at)))
  const ms = held?.ms ?? viewMs ?? (order === 'newest' ? endMs : startMs)
  const iso = new Date(Math.max(0, ms)).toISOString()
  const text = `${stamp(iso, zone).slice(0, 16)} ${offsetAt(iso, zone)}`
  const change = (step: number) => {
    const to = Math.round(startMs + (step / STEPS) * (endMs - startMs))
    setHeld({ range, unread, ms: to })
    if (!isUnreadAt(to)) onGo(to)
  }
  const commit = () => {
    if (held && isUnreadAt(held.ms)) onGo(held.ms)
    setHeld(null)
  }
  const onKeyDown = (key: KeyboardEvent) => {
    if (key.key === 'Enter') commit()
    if (key.key === 'Escape') setHeld(null)
  }
  return (
    <Lane title={text}>
      <div className="loaded" />
      {unread.map((piece) => (
        <div
          key={piece.startMs}
          className="unread"
          style={{
            left: `${share(piece.startMs) * 100}%`,
            width: `${(share(piece.endMs) - share(piece.startMs)) * 100}%`,
          }}
        />
      ))}
      <input
        type="range"
        min={0}
        max={STEPS}
        step={1}
        value={Math.round(share(ms) * STEPS)}
        aria-label={t.scrubber}
        aria-valuetext={isUnreadAt(ms) ? t.atUnread(text) : t.at(text)}
        onChange={(event) => change(Number(event.target.value))}
        onPointerUp={commit}
        onKeyDown={onKeyDown}
        onBlur={() => setHeld(null)}
      />
      {/* By transform: what is read further takes it along, and no layout is done for that. */}
      <div className="thumb" style={{ transform: `translateX(${share(ms) * 100}cqi)` }} />
    </Lane>
  )
}
