import Box from '@mui/material/Box'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useId, type Ref } from 'react'
import type { AuditEvent } from '../../api/contract/audit'
import { soughtBy } from '../../commit/author/sought-by'
import type { Zone } from '../../lib/date/stamp'
import { useTexts } from '../../ui/language'
import { AuditGrid } from './AuditGrid'
import { AuditRow } from './AuditRow'
import { BlindRow } from './blind/BlindRow'
import { useKnownChanges } from './requests/use-known-changes'
import type { Picking } from './selection/use-picking'
import { AuditTableHead } from './table/AuditTableHead'
import { COLUMN_NAMES, type CellName } from './table/cell-fields'
import { gridOf } from './table/columns'
import { DECISION_WIDTHS } from './table/decision-widths'
import { GapRow } from './table/GapRow'
import { offsetOf } from './table/offset-of'
import type { ShownRows } from './table/shown-rows'
import { tableActs, type TableAsks } from './table/table-acts'
import { tableTexts } from './table/table-texts'
import { useLookedAt } from './table/use-looked-at'
import { useRowWords } from './table/use-row-words'
import type { AuditTableHandle } from './table/use-table-focus'
import { useVirtualRows } from './table/use-virtual-rows'
import { auditTexts } from './texts'

type Props = Omit<TableAsks, 'onPick' | 'onPickRange'> & {
  picking: Picking
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
  onNearEnd: (left: number) => void
  /** The place at the top of the view, now and then while it moves. */
  onView: (place: number) => void
  ref: Ref<AuditTableHandle>
}

/** The table "Audit events": however many events, only the rows near the view exist. */
export function AuditTable(props: Props) {
  const { columns, complete, zone, openEventId, readingGap, onNearEnd, onView, ref } = props
  const { picking } = props
  const t = useTexts(auditTexts)
  const tt = useTexts(tableTexts)
  const helpId = useId()
  const { shown, attach, scroll, focus, first, last, places, bodyHeight, at } = useVirtualRows({
    shown: props.shown,
    onNearEnd,
    onView,
    ref,
  })
  const offset = offsetOf(shown, first, last, zone)
  const words = useRowWords()
  const looked = useLookedAt()
  const changes = useKnownChanges()
  const picked = (place: number) => {
    const event = shown.rows.at(shown.rowAt(place))
    return event ? { events: [event], ofRequest: false } : null
  }
  const acts = {
    ...props,
    picking: picking.picks.on,
    onPick: (event: AuditEvent) => picking.toggle([event], false),
    onPickRange: (place: number, start: number) =>
      picking.selectUpTo({ shown, picked }, place, start),
  }
  return (
    <>
      <Box id={helpId} sx={visuallyHidden}>
        {tt.help} {t.selectHelp}
      </Box>
      <AuditGrid
        ref={attach}
        role="table"
        aria-label={t.table}
        aria-describedby={helpId}
        aria-busy={!props.shown.isKnown || undefined}
        aria-rowcount={complete ? shown.length + 1 : -1}
        aria-colcount={COLUMN_NAMES.length}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
        style={gridOf(DECISION_WIDTHS, columns, false)}
        data-picking={picking.picks.on || undefined}
        {...tableActs({ shown, columns, scroll, focus }, acts)}
      >
        <AuditTableHead offset={offset} shown={columns} />
        <div role="rowgroup" className="body" style={{ height: bodyHeight }}>
          {places.map((place) => {
            const row = shown.rowAt(place)
            const event = shown.rows.at(row)
            const gap = event ? undefined : shown.rows.gapAt(row)
            const spot = event ? undefined : shown.rows.blindAt(row)
            const common = { ...at(place), zone }
            if (event) {
              return (
                <AuditRow
                  key={event.cursor}
                  {...common}
                  event={event}
                  offset={offset}
                  words={words}
                  columns={columns}
                  changed={
                    soughtBy(event) ? changes.get(event.request_id ?? event.event_id) : undefined
                  }
                  current={event.event_id === openEventId}
                  looked={looked.has(event.event_id)}
                  picked={picking.stateOf([event])}
                />
              )
            }
            const between = { ...common, span: COLUMN_NAMES.length }
            if (spot) return <BlindRow key={`blind ${spot.from}`} {...between} spot={spot} />
            return gap ? (
              <GapRow
                key={`gap ${gap.id}`}
                {...between}
                gap={gap}
                reading={readingGap === gap.id}
              />
            ) : null
          })}
        </div>
      </AuditGrid>
    </>
  )
}
