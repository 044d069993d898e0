import useMediaQuery from '@mui/material/useMediaQuery'
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type Ref,
} from 'react'
import { physicalHeight } from '../../../lib/scroll/scaled-scroll'
import { ROW_HEIGHT } from '../../../ui/tokens'
import { COMPACT_ROW_HEIGHT, HEADER_HEIGHT } from '../AuditGrid'
import type { RowPlace } from './RowBetween'
import { ScaledScroller } from './scaled-scroller'
import type { ShownRows } from './shown-rows'
import { useTableFocus, type AuditTableHandle } from './use-table-focus'

/** Rows before the end at which more is asked for: a page of 500 is then on its way before it is missed. */
const AHEAD = 250

type Asked<T extends ShownRows> = {
  shown: T
  /** Asked near the end of what is loaded, as often as the view moves there, with how many rows are left below it. */
  onNearEnd: (left: number) => void
  /** The place at the top of the view, now and then while it moves. */
  onView: (place: number) => void
  ref: Ref<AuditTableHandle>
}

/** The rows of a table that are drawn, and where: however many there are, only those near the view exist. */
export function useVirtualRows<T extends ShownRows>(asked: Asked<T>) {
  const { onNearEnd, onView, ref } = asked
  const { isKnown } = asked.shown
  const [known, setKnown] = useState(asked.shown)
  // While it is not known what is on display, no row is drawn, and the room and the view of the last ones stay.
  if (isKnown && known !== asked.shown) setKnown(asked.shown)
  const shown = isKnown ? asked.shown : known
  const grid = useRef<HTMLDivElement>(null)
  const compact = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const header = compact ? 0 : HEADER_HEIGHT
  const height = compact ? COMPACT_ROW_HEIGHT : ROW_HEIGHT
  const count = shown.length
  const [scroll] = useState(() => new ScaledScroller())
  const drawn = useSyncExternalStore(scroll.subscribe, scroll.getDrawn)
  const first = Math.max(0, Math.min(count - 1, drawn.first))
  const last = Math.min(count - 1, drawn.last)
  // One ref for two: the element that scrolls is also where rows are looked for.
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      grid.current = element
      return scroll.attach(element)
    },
    [scroll],
  )
  useLayoutEffect(
    () => scroll.setRows(shown, { row: height, header }),
    [scroll, shown, height, header],
  )
  useEffect(() => {
    if (isKnown && count > 0 && last >= count - Math.min(AHEAD, count / 2))
      onNearEnd(count - 1 - last)
  }, [last, count, isKnown, onNearEnd])
  useEffect(() => onView(scroll.onScreen().first), [first, shown]) // eslint-disable-line react-hooks/exhaustive-deps -- asked when the view has moved on, not when a handler is new

  const focus = useTableFocus({ grid, scroll, shown, isKnown, ref })
  const { tabbable } = focus
  const places = []
  for (let place = first; place <= last; place += 1) places.push(place)
  // The row that holds the focus stays, beside those on screen: focus would fall to the page otherwise.
  if (tabbable >= 0 && tabbable < first) places.unshift(tabbable)
  else if (tabbable > last) places.push(tabbable)
  const topOf = (place: number) =>
    Math.max(0, Math.max(first - 1, Math.min(last + 1, place)) * height + drawn.offset)
  return {
    /** The rows to draw: they are those of `places`, also while nothing is known of what is asked for. */
    shown,
    attach,
    scroll,
    focus,
    first,
    last,
    places: isKnown ? places : [],
    /** Pixels that the rows take in the element that scrolls. */
    bodyHeight: physicalHeight({ total: count * height, viewport: 0 }),
    at: (place: number): RowPlace => ({ place, top: topOf(place), tabbable: place === tabbable }),
  }
}
