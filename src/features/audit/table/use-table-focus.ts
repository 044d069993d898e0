import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type Ref,
  type RefObject,
} from 'react'
import type { ScaledScroller } from './scaled-scroller'
import type { ShownRows } from './shown-rows'
import { useActiveRow } from './use-active-row'

export type AuditTableHandle = {
  /** Gives focus to the row of an event, or to the row that Tab reaches when it is not in the list. */
  focusEvent: (eventId: string | null) => void
  /** Brings the row of an event into view, and has Tab come to it. */
  revealEvent: (eventId: string) => void
  /** Brings a row of the feed to the top of the view; with the focus where a key led there. */
  showRow: (row: number, focus: boolean) => void
}

type Table = {
  grid: RefObject<HTMLDivElement | null>
  scroll: ScaledScroller
  shown: ShownRows
  /** Whether its rows are drawn. */
  isKnown: boolean
  ref: Ref<AuditTableHandle>
}

/** Scrolls the page, not the table, as far as the row needs: the table may be higher than what is left of the window. */
function bringOnScreen(row: HTMLElement) {
  const { top, bottom } = row.getBoundingClientRect()
  const below = bottom - window.innerHeight
  if (below > 0 || top < 0) window.scrollBy(0, below > 0 ? below : top)
}

/** Which row and cell of the table has the focus, or gets it from Tab. Their rows come and go as the view moves. */
export function useTableFocus({ grid, scroll, shown, isKnown, ref }: Table) {
  const { active, setActive, tabbable } = useActiveRow(shown)
  const last = shown.length - 1
  const focusPlace = (place: number, column: number | null) => {
    scroll.show(place)
    setActive({ place, column, turn: active.turn + 1 })
  }
  const takeFocus = (place: number, column: number | null) => {
    const row = grid.current?.querySelector<HTMLElement>(`[data-index="${place}"]`)
    const cell = column === null ? null : row?.children[column]
    const target = cell instanceof HTMLElement ? cell : row
    target?.focus({ preventScroll: true })
    if (row) bringOnScreen(row)
    // A cell may be beyond the side; rows are never moved by it.
    if (cell) cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  // The row may be made only by the render that follows the key.
  useLayoutEffect(() => {
    if (active.turn > 0) takeFocus(active.place, active.column)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the place also follows its event while rows come in, which is no reason to take the focus
  }, [active.turn])
  // A gap goes away once it is read, and its focus with it: the events that took its place get the focus.
  const fromGap = useRef(false)
  useLayoutEffect(() => {
    if (fromGap.current && document.activeElement === document.body) takeFocus(tabbable, null)
  }, [shown]) // eslint-disable-line react-hooks/exhaustive-deps -- asked when rows have come in
  // While it is not known which rows are on display, the table draws none, and the browser gives the focus to the page. React
  // reports no blur of a row that it removes, so `hasFocus` still tells that the table had the focus.
  const hasFocus = useRef(false)
  useLayoutEffect(() => {
    if (!isKnown || !hasFocus.current || document.activeElement !== document.body) return
    takeFocus(tabbable, active.column)
  }, [isKnown]) // eslint-disable-line react-hooks/exhaustive-deps -- asked when rows are there again
  useImperativeHandle(ref, () => ({
    focusEvent: (eventId) => {
      const row = eventId === null ? -1 : shown.rows.rowOf(eventId)
      // A request and its first decision are two places of one event: the one that Tab reaches is meant.
      const stays = row < 0 || shown.rowAt(tabbable) === row
      focusPlace(stays ? tabbable : shown.placeOf(row), null)
    },
    revealEvent: (eventId) => {
      const row = shown.rows.rowOf(eventId)
      if (row < 0) return
      scroll.show(shown.placeOf(row))
      setActive({ place: shown.placeOf(row), column: null, turn: 0 })
    },
    showRow: (row, focus) => {
      const place = Math.min(shown.placeOf(row), last)
      scroll.bringToTop(place)
      setActive({ place, column: null, turn: focus ? active.turn + 1 : 0 })
    },
  }))
  return {
    /** The one row that Tab reaches. */
    tabbable,
    /** The cell of it that has the focus; null while the row itself has it. */
    column: active.column,
    focusPlace,
    /** Has Tab come back to a row that was clicked on. */
    choose: (place: number) => setActive({ place, column: null, turn: 0 }),
    /** The gap in a row is read, and may take the focus with it. */
    leaveGap: () => {
      fromGap.current = true
    },
    // Tab comes back to where the reader is, not to where the keys were when the view has left them.
    onFocus: (focus: FocusEvent<HTMLDivElement>) => {
      fromGap.current = false
      hasFocus.current = true
      if (grid.current?.contains(focus.relatedTarget)) return
      const { first: top, rows } = scroll.onScreen()
      const place = Number(focus.target.dataset.index ?? NaN)
      if (place < top - 1 || place > top + rows) focusPlace(Math.min(top, last), null)
    },
    onBlur: () => {
      hasFocus.current = false
    },
  }
}
