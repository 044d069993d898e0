import Box from '@mui/material/Box'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useId, useMemo, type Ref } from 'react'
import type { AuditEvent } from '../../../api/contract/audit'
import type { Zone } from '../../../lib/date/stamp'
import { useTexts } from '../../../ui/language'
import { BlindRow } from '../blind/BlindRow'
import type { FeedSnapshot } from '../reading/event-feed'
import type { Picking } from '../selection/use-picking'
import { GapRow } from '../table/GapRow'
import { gridOf } from '../table/columns'
import { offsetOf } from '../table/offset-of'
import { tableActs, type TableAsks } from '../table/table-acts'
import { useIsWide } from '../table/window-width'
import { useLookedAt } from '../table/use-looked-at'
import { useRowWords } from '../table/use-row-words'
import type { AuditTableHandle } from '../table/use-table-focus'
import { useVirtualRows } from '../table/use-virtual-rows'
import { auditTexts } from '../texts'
import { DecisionRow } from './DecisionRow'
import { requestOutcome } from '../../../components/requests/request-outcome'
import { requestTexts } from '../../../components/requests/request-texts'
import { filteredBy, REQUEST_COLUMNS, REQUEST_WIDTHS, type RequestColumn } from './request-columns'
import { RequestGrid } from './RequestGrid'
import { RequestRow } from './RequestRow'
import type { ShownRequests } from './shown-requests'
import { useKnownChanges } from './use-known-changes'
import { wholeRequests } from './whole-requests'

type Props = Omit<TableAsks, 'onPick' | 'onPickRange'> & {
  picking: Picking
  shown: ShownRequests
  /** The columns that are shown, in their order. */
  columns: readonly RequestColumn[]
  snapshot: FeedSnapshot
  /** Whether the server leaves out single decisions of the list. */
  narrowed: boolean
  /** Whether the server said, of every part that it can hand out, that there is no more. */
  complete: boolean
  zone: Zone
  openEventId: string | null
  onToggle: (place: number) => void
  onNearEnd: (left: number) => void
  onView: (place: number) => void
  ref: Ref<AuditTableHandle>
}

/** The table "Audit requests": a row is what somebody did, and opens in place to the decisions that it took. */
export function RequestTable(props: Props) {
  const { columns, snapshot, narrowed, complete, zone, openEventId, onToggle } = props
  const { onNearEnd, onView, onOpen, picking, ref } = props
  const t = useTexts(requestTexts)
  const ofAudit = useTexts(auditTexts)
  const heads = { ...ofAudit.columns, ...t.columns }
  const isWide = useIsWide()
  const helpId = useId()
  const words = useRowWords()
  const changes = useKnownChanges()
  const looked = useLookedAt()
  const { shown, attach, scroll, focus, first, last, places, bodyHeight, at } = useVirtualRows({
    shown: props.shown,
    onNearEnd,
    onView,
    ref,
  })
  const offset = offsetOf(shown, first, last, zone)
  const isWhole = useMemo(() => wholeRequests(snapshot, narrowed), [snapshot, narrowed])
  const { rows } = shown
  const { reading } = snapshot
  const eventsOf = (row: number) => rows.requestRows(row).rows.flatMap((one) => rows.at(one) ?? [])
  const picked = (place: number) => {
    const row = shown.rowAt(place)
    const event = rows.at(row)
    if (!event) return null
    return shown.isDecision(place)
      ? { events: [event], ofRequest: false }
      : { events: eventsOf(row), ofRequest: true }
  }
  const acts = {
    ...props,
    picking: picking.picks.on,
    onPickRange: (place: number, start: number) =>
      picking.selectUpTo({ shown, picked }, place, start),
    onOpen: (event: AuditEvent, place: number) =>
      shown.isDecision(place) ? onOpen(event, place) : onToggle(place),
    onPick: (event: AuditEvent, place: number) =>
      shown.isDecision(place)
        ? picking.toggle([event], false)
        : picking.toggle(eventsOf(shown.rowAt(place)), true),
  }
  return (
    <>
      <Box id={helpId} sx={visuallyHidden}>
        {t.help} {ofAudit.selectHelp}
      </Box>
      <RequestGrid
        ref={attach}
        role="table"
        aria-label={t.table}
        aria-describedby={helpId}
        aria-busy={!props.shown.isKnown || undefined}
        aria-rowcount={complete ? shown.length + 1 : -1}
        aria-colcount={REQUEST_COLUMNS.names.length}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
        style={gridOf(REQUEST_WIDTHS, columns, isWide)}
        data-picking={picking.picks.on || undefined}
        {...tableActs({ shown, scroll, focus, columns: columns.map(filteredBy) }, acts)}
      >
        <div role="rowgroup" className="header-group" style={{ display: 'contents' }}>
          <div role="row" aria-rowindex={1} className="header">
            {columns.map((name) => (
              <div
                key={name}
                role="columnheader"
                aria-colindex={REQUEST_COLUMNS.names.indexOf(name) + 1}
              >
                {name === 'time' ? t.columns.time(offset) : heads[name]}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className="body" style={{ height: bodyHeight }}>
          {places.map((place) => {
            const row = shown.rowAt(place)
            const event = rows.at(row)
            const gap = event ? undefined : rows.gapAt(row)
            const spot = event ? undefined : rows.blindAt(row)
            const common = { ...at(place), zone, words, columns }
            if (event && shown.isDecision(place)) {
              return (
                <DecisionRow
                  key={`decision ${event.cursor}`}
                  {...common}
                  event={event}
                  current={event.event_id === openEventId}
                  looked={looked.has(event.event_id)}
                  picked={picking.stateOf([event])}
                />
              )
            }
            if (event) {
              const its = rows.requestRows(row)
              const events = its.rows.flatMap((one) => rows.at(one) ?? [])
              return (
                <RequestRow
                  key={`request ${rows.requestAt(row)}`}
                  {...common}
                  events={events}
                  outcome={requestOutcome(events, isWhole(rows, its))}
                  changed={changes.get(event.request_id ?? event.event_id)}
                  open={shown.isOpen(place)}
                  looked={looked.has(event.request_id ?? event.event_id)}
                  picked={picking.stateOf(events)}
                  offset={offset}
                  t={t}
                />
              )
            }
            if (spot)
              return (
                <BlindRow
                  key={`blind ${spot.from}`}
                  {...at(place)}
                  span={REQUEST_COLUMNS.names.length}
                  zone={zone}
                  spot={spot}
                />
              )
            const isReading = reading?.what === 'gap' && reading.gap === gap?.id
            return gap ? (
              <GapRow
                key={`gap ${gap.id}`}
                {...at(place)}
                span={REQUEST_COLUMNS.names.length}
                zone={zone}
                gap={gap}
                reading={isReading}
              />
            ) : null
          })}
        </div>
      </RequestGrid>
    </>
  )
}
