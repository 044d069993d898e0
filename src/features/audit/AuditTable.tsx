import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import visuallyHidden from '@mui/utils/visuallyHidden'
import {
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react'
import type { AuditEvent } from '../../api/contract/audit'
import type { Zone } from '../../lib/date/format'
import { offsetAt } from '../../lib/date/stamp'
import { indexAfterKey } from '../../lib/keyboard/row-keys'
import { physicalHeight } from '../../lib/scroll/scaled-scroll'
import { useTexts } from '../../ui/language'
import { ROW_HEIGHT } from '../../ui/tokens'
import { AuditGrid, COMPACT_ROW_HEIGHT, HEADER_HEIGHT } from './AuditGrid'
import { AuditRow } from './AuditRow'
import type { Gap } from './store/rows'
import { COLUMN_NAMES, type CellName } from './table/cell-fields'
import { GapRow } from './table/GapRow'
import type { ShownRows } from './table/shown-rows'
import { tableTexts } from './table/table-texts'
import { ScaledScroller } from './table/scaled-scroller'
import { auditTexts } from './texts'

/** Rows before the end at which more is asked for: a page of 500 is then on its way before it is missed. */
const AHEAD = 250

export type AuditTableHandle = {
  /** Gives focus to the row of an event, or to the row that Tab reaches when it is not in the list. */
  focusEvent: (eventId: string | null) => void
  /** Brings a row of the feed to the top of the view; with the focus where a key led there. */
  showRow: (row: number, focus: boolean) => void
}

export type CellAsk = { anchor: HTMLElement; event: AuditEvent; cell: CellName | null }

type Props = {
  shown: ShownRows
  /** Whether the server said, of every part, that there is no more. */
  complete: boolean
  zone: Zone
  openEventId: string | null
  /** The gap that is being read. */
  readingGap: number | null
  onOpen: (event: AuditEvent) => void
  /** Asked near the end of what is loaded, as often as the view moves there. */
  onNearEnd: () => void
  onLoadGap: (gap: Gap, from: 'above' | 'below') => void
  /** Ctrl+Home and Ctrl+End: the ends of all that matches, loaded or not. */
  onJumpToEnd: (end: 'top' | 'bottom') => void
  onCellMenu: (ask: CellAsk) => void
  /** The place at the top of the view, now and then while it moves. */
  onView: (place: number) => void
  ref: Ref<AuditTableHandle>
}

/** The table "Audit events": however many events, only the rows near the view exist. */
export function AuditTable(props: Props) {
  const { shown, complete, zone, openEventId, readingGap, ref } = props
  const { onOpen, onNearEnd, onLoadGap, onJumpToEnd, onCellMenu, onView } = props
  const t = useTexts(auditTexts)
  const tt = useTexts(tableTexts)
  const helpId = useId()
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
  const { active, setActive, tabbable } = useActiveRow(shown)

  useEffect(() => {
    if (count > 0 && last >= count - Math.min(AHEAD, count / 2)) onNearEnd()
  }, [last, count, onNearEnd])
  useEffect(() => onView(scroll.onScreen().first), [first, shown]) // eslint-disable-line react-hooks/exhaustive-deps -- asked when the view has moved on, not when a handler is new

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
  // What was read stands in the place of the gap: reading goes on there when the gap has gone with the focus.
  const fromGap = useRef(false)
  useLayoutEffect(() => {
    if (fromGap.current && document.activeElement === document.body) takeFocus(tabbable, null)
  }, [shown]) // eslint-disable-line react-hooks/exhaustive-deps -- asked when rows have come in
  useImperativeHandle(ref, () => ({
    focusEvent: (eventId) => {
      const row = eventId === null ? -1 : shown.rows.rowOf(eventId)
      focusPlace(row >= 0 ? shown.placeOf(row) : tabbable, null)
    },
    showRow: (row, focus) => {
      const place = Math.min(shown.placeOf(row), count - 1)
      scroll.bringToTop(place)
      setActive({ place, column: null, turn: focus ? active.turn + 1 : 0 })
    },
  }))

  const eventOf = (place: number) => shown.rows.at(shown.rowAt(place))
  const loadGap = (place: number) => {
    const gap = shown.rows.gapAt(shown.rowAt(place))
    if (!gap) return
    fromGap.current = true
    const { first: top, rows } = scroll.onScreen()
    onLoadGap(gap, place > top + rows / 2 ? 'above' : 'below')
  }
  const act = (place: number) => {
    const event = eventOf(place)
    if (event) onOpen(event)
    else loadGap(place)
  }
  const cellOf = (element: EventTarget) => {
    const cell = (element as HTMLElement).closest<HTMLElement>('[role="cell"]')
    const column = cell ? [...(cell.parentElement?.children ?? [])].indexOf(cell) : -1
    return { cell, name: COLUMN_NAMES[column] ?? null }
  }
  const askMenu = (target: EventTarget) => {
    const row = (target as HTMLElement).closest<HTMLElement>('[data-index]')
    const event = eventOf(Number(row?.dataset.index ?? NaN))
    if (!row || !event) return false
    const { cell, name } = cellOf(target)
    onCellMenu({ anchor: cell ?? row, event, cell: name })
    return true
  }

  const onKeyDown = (key: KeyboardEvent<HTMLDivElement>) => {
    if (key.altKey || key.metaKey) return
    if (key.key === 'ContextMenu' || (key.key === 'F10' && key.shiftKey)) {
      if (askMenu(key.target)) key.preventDefault()
      return
    }
    if (key.ctrlKey) {
      if (key.key !== 'Home' && key.key !== 'End') return
      key.preventDefault()
      onJumpToEnd(key.key === 'Home' ? 'top' : 'bottom')
      return
    }
    if (key.key === 'Enter') {
      // A button in a gap's row is pressed by the same key.
      key.preventDefault()
      act(tabbable)
      return
    }
    const columns = eventOf(tabbable) ? COLUMN_NAMES.length : 0
    if ((key.key === 'ArrowRight' || key.key === 'ArrowLeft') && columns > 0) {
      key.preventDefault()
      const to = (active.column ?? -1) + (key.key === 'ArrowRight' ? 1 : -1)
      focusPlace(tabbable, to < 0 ? null : Math.min(to, columns - 1))
      return
    }
    const next = indexAfterKey(key.key, tabbable, count, Math.max(1, scroll.onScreen().rows - 1))
    if (next === null) return
    key.preventDefault()
    focusPlace(next, active.column)
  }
  const onClick = (click: MouseEvent<HTMLDivElement>) => {
    const target = click.target as HTMLElement
    const place = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? NaN)
    // Marking a request id to copy it is no click on the row.
    if (Number.isNaN(place) || window.getSelection()?.isCollapsed === false) return
    setActive({ place, column: null, turn: 0 })
    if (eventOf(place)) act(place)
    else if (target.closest('button')) loadGap(place)
  }
  const onContextMenu = (click: MouseEvent<HTMLDivElement>) => {
    if (window.getSelection()?.isCollapsed === false) return
    if (askMenu(click.target)) click.preventDefault()
  }
  // Tab comes back to where the reader is, not to where the keys were when the view has left them.
  const onFocus = (focus: FocusEvent<HTMLDivElement>) => {
    fromGap.current = false
    if (grid.current?.contains(focus.relatedTarget)) return
    const { first: top, rows } = scroll.onScreen()
    const place = Number(focus.target.dataset.index ?? NaN)
    if (place < top - 1 || place > top + rows) focusPlace(Math.min(top, count - 1), null)
  }

  const zoneOffset = offsetOf(shown, first, last, zone)
  const words = useMemo(
    () => ({
      allowed: t.allowed,
      denied: t.denied,
      server: t.server,
      scope: t.scope,
      prompt: t.prompt,
    }),
    [t],
  )
  const places = []
  for (let place = first; place <= last; place += 1) places.push(place)
  // The row that holds the focus stays, beside those on screen: focus would fall to the page otherwise.
  if (tabbable >= 0 && tabbable < first) places.unshift(tabbable)
  else if (tabbable > last) places.push(tabbable)
  const topOf = (place: number) =>
    Math.max(0, Math.max(first - 1, Math.min(last + 1, place)) * height + drawn.offset)
  return (
    <>
      <Box id={helpId} sx={visuallyHidden}>
        {tt.help}
      </Box>
      <AuditGrid
        ref={attach}
        role="table"
        aria-label={t.table}
        aria-describedby={helpId}
        aria-rowcount={complete ? count + 1 : -1}
        aria-colcount={COLUMN_NAMES.length}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onContextMenu={onContextMenu}
        onFocus={onFocus}
      >
        <div role="rowgroup" className="header-group" style={{ display: 'contents' }}>
          <div role="row" aria-rowindex={1} className="header">
            {COLUMN_NAMES.map((name, column) => (
              <div key={name} role="columnheader" aria-colindex={column + 1}>
                {name === 'time' ? t.columns.time(zoneOffset) : t.columns[name]}
              </div>
            ))}
          </div>
        </div>
        <div
          role="rowgroup"
          className="body"
          style={{ height: physicalHeight({ total: count * height, viewport: 0 }) }}
        >
          {places.map((place) => {
            const row = shown.rowAt(place)
            const event = shown.rows.at(row)
            const gap = event ? undefined : shown.rows.gapAt(row)
            const common = { place, top: topOf(place), zone, tabbable: place === tabbable }
            if (event) {
              return (
                <AuditRow
                  key={event.cursor}
                  {...common}
                  event={event}
                  offset={zoneOffset}
                  words={words}
                  current={event.event_id === openEventId}
                />
              )
            }
            return gap ? (
              <GapRow key={`gap ${gap.id}`} {...common} gap={gap} reading={readingGap === gap.id} />
            ) : null
          })}
        </div>
      </AuditGrid>
    </>
  )
}

/** Scrolls the page, not the table, as far as the row needs: the table may be higher than what is left of the window. */
function bringOnScreen(row: HTMLElement) {
  const { top, bottom } = row.getBoundingClientRect()
  const below = bottom - window.innerHeight
  if (below > 0 || top < 0) window.scrollBy(0, below > 0 ? below : top)
}

/** The offset that the head names: the one of the first event drawn. */
function offsetOf(shown: ShownRows, first: number, last: number, zone: Zone): string {
  for (let place = first; place <= last; place += 1) {
    const ms = shown.rows.timeAt(shown.rowAt(place))
    if (!Number.isNaN(ms)) return offsetAt(new Date(ms).toISOString(), zone)
  }
  return ''
}

/** The row that keys move, by its event: it stays with it while rows come in above. */
function useActiveRow(shown: ShownRows) {
  const [active, setActive] = useState({ place: 0, column: null as number | null, turn: 0 })
  const [known, setKnown] = useState(shown)
  if (known !== shown) {
    setKnown(shown)
    const event = active.turn > 0 ? known.rows.at(known.rowAt(active.place)) : undefined
    const row = event ? shown.rows.rowOf(event.event_id) : -1
    if (row >= 0) setActive({ ...active, place: shown.placeOf(row) })
  }
  return { active, setActive, tabbable: Math.min(active.place, shown.length - 1) }
}
