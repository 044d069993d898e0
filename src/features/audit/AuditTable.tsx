import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import visuallyHidden from '@mui/utils/visuallyHidden'
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type Ref,
} from 'react'
import { offsetAt, type Zone } from '../../lib/date/stamp'
import { physicalHeight } from '../../lib/scroll/scaled-scroll'
import { useNames } from '../../names/use-names'
import { useTexts } from '../../ui/language'
import { ROW_HEIGHT } from '../../ui/tokens'
import { AuditGrid, COMPACT_ROW_HEIGHT, HEADER_HEIGHT } from './AuditGrid'
import { AuditRow } from './AuditRow'
import { BlindRow } from './blind/BlindRow'
import { AuditTableHead } from './table/AuditTableHead'
import { COLUMN_NAMES, type CellName } from './table/cell-fields'
import { gridOf } from './table/columns'
import { GapRow } from './table/GapRow'
import { ScaledScroller } from './table/scaled-scroller'
import type { ShownRows } from './table/shown-rows'
import { tableActs, type TableAsks } from './table/table-acts'
import { tableTexts } from './table/table-texts'
import { useTableFocus, type AuditTableHandle } from './table/use-table-focus'
import { auditTexts } from './texts'

/** Rows before the end at which more is asked for: a page of 500 is then on its way before it is missed. */
const AHEAD = 250

type Props = TableAsks & {
  shown: ShownRows
  /** The columns that are shown, in their order. */
  columns: readonly CellName[]
  /** Whether the server said, of every part that it can hand out, that there is no more. */
  complete: boolean
  zone: Zone
  openEventId: string | null
  /** The gap that is being read. */
  readingGap: number | null
  /** Asked near the end of what is loaded, as often as the view moves there. */
  onNearEnd: () => void
  /** The place at the top of the view, now and then while it moves. */
  onView: (place: number) => void
  ref: Ref<AuditTableHandle>
}

/** The table "Audit events": however many events, only the rows near the view exist. */
export function AuditTable(props: Props) {
  const { shown, columns, complete, zone, openEventId, readingGap, onNearEnd, onView, ref } = props
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
  useEffect(() => {
    if (count > 0 && last >= count - Math.min(AHEAD, count / 2)) onNearEnd()
  }, [last, count, onNearEnd])
  useEffect(() => onView(scroll.onScreen().first), [first, shown]) // eslint-disable-line react-hooks/exhaustive-deps -- asked when the view has moved on, not when a handler is new

  const focus = useTableFocus({ grid, scroll, shown, ref })
  const { tabbable } = focus
  const names = useNames()
  const offset = offsetOf(shown, first, last, zone)
  const words = useMemo(
    () => ({
      allowed: t.allowed,
      denied: t.denied,
      server: t.server,
      scope: t.scope,
      prompt: t.prompt,
      someOf: t.someOf,
      names,
    }),
    [t, names],
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
        onFocus={focus.onFocus}
        style={gridOf(columns)}
        {...tableActs({ shown, columns, scroll, focus }, props)}
      >
        <AuditTableHead offset={offset} shown={columns} />
        <div
          role="rowgroup"
          className="body"
          style={{ height: physicalHeight({ total: count * height, viewport: 0 }) }}
        >
          {places.map((place) => {
            const row = shown.rowAt(place)
            const event = shown.rows.at(row)
            const gap = event ? undefined : shown.rows.gapAt(row)
            const spot = event ? undefined : shown.rows.blindAt(row)
            const common = { place, top: topOf(place), zone, tabbable: place === tabbable }
            if (event) {
              return (
                <AuditRow
                  key={event.cursor}
                  {...common}
                  event={event}
                  offset={offset}
                  words={words}
                  columns={columns}
                  current={event.event_id === openEventId}
                />
              )
            }
            if (spot) return <BlindRow key={`blind ${spot.from}`} {...common} spot={spot} />
            return gap ? (
              <GapRow key={`gap ${gap.id}`} {...common} gap={gap} reading={readingGap === gap.id} />
            ) : null
          })}
        </div>
      </AuditGrid>
    </>
  )
}

/** The offset that the head names: the one of the first event drawn. */
function offsetOf(shown: ShownRows, first: number, last: number, zone: Zone): string {
  for (let place = first; place <= last; place += 1) {
    const ms = shown.rows.timeAt(shown.rowAt(place))
    if (!Number.isNaN(ms)) return offsetAt(new Date(ms).toISOString(), zone)
  }
  return ''
}
