import type { KeyboardEvent, MouseEvent } from 'react'
import type { AuditEvent } from '../../../api/contract/audit'
import { indexAfterKey } from '../../../lib/keyboard/row-keys'
import type { Gap } from '../store/rows'
import type { CellName } from './cell-fields'
import type { ScaledScroller } from './scaled-scroller'
import type { ShownRows } from './shown-rows'
import type { useTableFocus } from './use-table-focus'

export type CellAsk = { anchor: HTMLElement; event: AuditEvent; cell: CellName | null }

/** What can be asked for in the table. */
export type TableAsks = {
  onOpen: (event: AuditEvent, place: number) => void
  /** Selects the row by hand, or no longer. */
  onPick: (event: AuditEvent, place: number) => void
  /** Selects all rows up to a place. A range begins at the row that was selected last, or else at `from`. */
  onPickRange: (place: number, from: number) => void
  /** Asks for the explanation of a blind spot. */
  onWhyBlind: () => void
  onLoadGap: (gap: Gap, from: 'above' | 'below') => void
  /** Ctrl+Home and Ctrl+End: the ends of all that matches, loaded or not. */
  onJumpToEnd: (end: 'top' | 'bottom') => void
  onCellMenu: (ask: CellAsk) => void
}

/** Whether rows have boxes. */
type Boxed = { picking: boolean }

type Table = {
  shown: ShownRows
  /** The columns that are shown, by what their cells can be filtered by; null: nothing by itself. */
  columns: readonly (CellName | null)[]
  scroll: ScaledScroller
  focus: ReturnType<typeof useTableFocus>
}

const isTextMarked = () => window.getSelection()?.isCollapsed === false
const rowUnder = (target: EventTarget) =>
  (target as HTMLElement).closest<HTMLElement>('[data-index]')
const placeOf = (row: HTMLElement | null) => Number(row?.dataset.index ?? NaN)

/** A link leads where it says, whatever a press on its row does. */
const isOnLink = (target: EventTarget) => (target as HTMLElement).closest('a') !== null

function cellUnder(target: EventTarget) {
  const cell = (target as HTMLElement).closest<HTMLElement>('[role="cell"]')
  const column = cell ? [...(cell.parentElement?.children ?? [])].indexOf(cell) : -1
  return { cell, column }
}

/** What keys and clicks do in the table: its rows have no handlers of their own. */
export function tableActs({ shown, columns, scroll, focus }: Table, asks: TableAsks & Boxed) {
  const { tabbable, focusPlace } = focus
  const eventOf = (place: number) => shown.rows.at(shown.rowAt(place))
  const loadGap = (place: number) => {
    const gap = shown.rows.gapAt(shown.rowAt(place))
    if (!gap) return
    focus.leaveGap()
    const { first: top, rows } = scroll.onScreen()
    asks.onLoadGap(gap, place > top + rows / 2 ? 'above' : 'below')
  }
  const act = (place: number) => {
    const event = eventOf(place)
    if (event) asks.onOpen(event, place)
    else if (shown.rows.blindAt(shown.rowAt(place))) asks.onWhyBlind()
    else loadGap(place)
  }
  const pick = (place: number) => {
    const event = eventOf(place)
    if (event) asks.onPick(event, place)
  }
  const askMenu = (target: EventTarget) => {
    const row = rowUnder(target)
    const event = eventOf(placeOf(row))
    if (!row || !event) return false
    const { cell, column } = cellUnder(target)
    asks.onCellMenu({ anchor: cell ?? row, event, cell: columns[column] ?? null })
    return true
  }
  return {
    onKeyDown: (key: KeyboardEvent<HTMLDivElement>) => {
      if (key.altKey || key.metaKey) return
      if (key.key === 'ContextMenu' || (key.key === 'F10' && key.shiftKey)) {
        if (askMenu(key.target)) key.preventDefault()
        return
      }
      if (key.ctrlKey) {
        if (key.key !== 'Home' && key.key !== 'End') return
        key.preventDefault()
        asks.onJumpToEnd(key.key === 'Home' ? 'top' : 'bottom')
        return
      }
      if (key.key === 'Enter') {
        if (isOnLink(key.target)) return
        // Enter also presses the button in the row of a gap or a blind spot.
        key.preventDefault()
        act(tabbable)
        return
      }
      if (key.key === ' ') {
        // A button or a box is pressed by the key itself.
        if ((key.target as HTMLElement).closest('button, a, input')) return
        key.preventDefault()
        if (key.shiftKey) asks.onPickRange(tabbable, tabbable)
        else pick(tabbable)
        return
      }
      const cells = eventOf(tabbable) ? columns.length : 0
      if ((key.key === 'ArrowRight' || key.key === 'ArrowLeft') && cells > 0) {
        key.preventDefault()
        const to = (focus.column ?? -1) + (key.key === 'ArrowRight' ? 1 : -1)
        focusPlace(tabbable, to < 0 ? null : Math.min(to, cells - 1))
        return
      }
      const page = Math.max(1, scroll.onScreen().rows - 1)
      const next = indexAfterKey(key.key, tabbable, shown.length, page)
      if (next === null) return
      key.preventDefault()
      if (key.shiftKey && asks.picking) asks.onPickRange(next, tabbable)
      focusPlace(next, focus.column)
    },
    onMouseDown: (press: MouseEvent<HTMLDivElement>) => {
      // The browser would mark the text between two presses.
      if (press.shiftKey && asks.picking) press.preventDefault()
    },
    onClick: (click: MouseEvent<HTMLDivElement>) => {
      const place = placeOf(rowUnder(click.target))
      // Marking a request id to copy it is no click on the row.
      if (Number.isNaN(place) || isTextMarked()) return
      focus.choose(place)
      if (isOnLink(click.target)) return
      if (click.shiftKey && asks.picking) return asks.onPickRange(place, tabbable)
      if ((click.target as HTMLElement).closest('.pick')) return pick(place)
      if (eventOf(place)) act(place)
      else if ((click.target as HTMLElement).closest('button')) act(place)
    },
    onContextMenu: (click: MouseEvent<HTMLDivElement>) => {
      // The browser has a menu for links.
      if (!isTextMarked() && !isOnLink(click.target) && askMenu(click.target))
        click.preventDefault()
    },
  }
}
