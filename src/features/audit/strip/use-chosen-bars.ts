import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { exactTime, type Zone } from '../../../lib/date/stamp'
import { useTexts } from '../../../ui/language'
import { rangeOfBar, type ListEnds } from '../pictures/bar-words'
import type { Bars } from '../pictures/bars'
import type { Known } from '../pictures/buckets'
import { chosenAfterKey, type Chosen } from './strip-shapes'
import { stripTexts } from './strip-texts'

export type ChosenBarsOf = {
  counted: Bars
  known: readonly Known[]
  /** The range that the list is of. */
  ends: ListEnds
  zone: Zone
  onNarrow: (from: string, to: string) => void
}
/** How far the bars are from the edges of what is pointed at, in px. */
export type Insets = { top: number; right: number; bottom: number; left: number }

const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

/**
 * Lets a time range be chosen of bars. A bar that is pressed, or a stretch that is drawn over, becomes the time range; by key
 * the arrows choose a bar, with Shift a stretch, and Enter narrows. Escape drops what is chosen, also under a pressed pointer.
 */
export function useChosenBars(
  { counted, known, ends, zone, onNarrow }: ChosenBarsOf,
  insets: Insets = NONE,
) {
  const t = useTexts(stripTexts)
  const { axis, bars } = counted
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [pressed, setPressed] = useState(false)
  const last = axis.count - 1
  const drop = () => {
    setPressed(false)
    setChosen(null)
  }
  const barUnder = ({ clientX, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    const width = box.width - insets.left - insets.right
    const share = (clientX - box.left - insets.left) / width
    return Math.max(0, Math.min(last, Math.floor(share * axis.count)))
  }
  const isOverBars = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
    return (
      clientX >= left + insets.left &&
      clientX <= right - insets.right &&
      clientY >= top + insets.top &&
      clientY <= bottom - insets.bottom
    )
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
  return {
    /** Where a bar begins, as a share of the width of all. */
    place,
    /** What is chosen, in words, and where it stands. */
    stretch: chosen && {
      said: words(chosen),
      style: {
        left: place(Math.min(chosen.from, chosen.to)),
        width: place(Math.abs(chosen.to - chosen.from) + 1),
      },
    },
    /** For the element that has the focus. */
    slider: {
      role: 'slider',
      tabIndex: 0,
      'aria-label': t.bars,
      'aria-valuemin': 0,
      'aria-valuemax': last,
      'aria-valuenow': Math.min(last, at.to),
      'aria-valuetext': words(at),
      onKeyDown: (key: KeyboardEvent) => {
        if (key.key === 'Enter' && chosen) return narrow(chosen)
        if (key.key === 'Escape') return drop()
        const next = chosenAfterKey(key, chosen, last)
        if (!next) return
        key.preventDefault()
        setChosen(next)
      },
      onBlur: drop,
    },
    /** For the element that is pointed at. */
    pointed: {
      onPointerDown: (pointer: PointerEvent) => {
        if (pointer.button !== 0 || !isOverBars(pointer)) return
        pointer.currentTarget.setPointerCapture(pointer.pointerId)
        const bar = barUnder(pointer)
        setPressed(true)
        setChosen({ from: bar, to: bar })
      },
      onPointerMove: (pointer: PointerEvent) => {
        if (!pressed && !isOverBars(pointer)) return setChosen(null)
        const to = barUnder(pointer)
        const from = pressed && chosen ? chosen.from : to
        if (chosen?.from !== from || chosen.to !== to) setChosen({ from, to })
      },
      onPointerUp: () => {
        setPressed(false)
        if (pressed && chosen) narrow(chosen)
      },
      onPointerCancel: drop,
      onPointerLeave: () => {
        if (!pressed) setChosen(null)
      },
    },
  }
}
