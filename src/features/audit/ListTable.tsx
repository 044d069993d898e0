import Box from '@mui/material/Box'
import { lazy, Suspense, useState } from 'react'
import { Opened } from '../../components/Opened'
import type { AuditEvent } from '../../api/contract/audit'
import { Deferred } from '../../components/Deferred'
import { LoadingRows } from '../../components/LoadingRows'
import { prepared } from '../../components/prepared'
import type { Zone } from '../../lib/date/stamp'
import { addressIn } from '../../routing/address-in'
import { withParams } from '../../routing/search-params'
import { withValue } from './filters/loaded-filters'
import { listsDecisions, readAuditSearch } from './query/audit-search'
import { isReadToItsEnd } from './reading/event-feed'
import type { RequestColumn } from './requests/request-columns'
import { RequestTable } from './requests/RequestTable'
import type { Gap } from './store/rows'
import type { CellName } from './table/cell-fields'
import type { CellAsk } from './table/table-acts'
import type { AuditListState } from './use-audit-list'
import type { ListView } from './use-list-view'

// The list of decisions is one switch away; an address that asks for it has its code with the first events.
const { prepare: prepareDecisions, Component: AuditTable } = prepared(
  async () => (await import('./AuditTable')).AuditTable,
)
if (listsDecisions(readAuditSearch(addressIn(location).searchParams)))
  prepareDecisions().catch(() => undefined)

const CellMenu = lazy(async () => ({ default: (await import('./table/CellMenu')).CellMenu }))

type Props = {
  list: AuditListState
  view: ListView
  /** The columns of decisions. */
  columns: readonly CellName[]
  requestColumns: readonly RequestColumn[]
  openEventId: string | null
  zone: Zone
  onOpenEvent: (eventId: string) => void
  onWhyBlind: () => void
  /** Goes to another address of the audit. */
  onAddress: (to: (now: URLSearchParams) => URLSearchParams) => void
}

/** Shows the table of requests or of decisions and the menu of its cells. Empty rows keep its place until the first page is there. */
export function ListTable(props: Props) {
  const {
    list,
    view,
    columns,
    requestColumns,
    openEventId,
    zone,
    onOpenEvent,
    onWhyBlind,
    onAddress,
  } = props
  const { feed, snapshot, display, decisions } = list
  const { rows, phase, reading } = snapshot
  // Another list starts at its top.
  const table = `${list.key} ${decisions}`
  const [drawn, setDrawn] = useState<{ table: string; first: typeof rows } | null>(null)
  // While other filters go through a large list, the table stays, and with it the reader's place and the focus.
  const stays = display.length > 0 || (!display.isKnown && drawn?.table === table)
  if (drawn?.table !== (stays ? table : undefined)) setDrawn(stays ? { table, first: rows } : null)
  const [isKnownEarlier] = useState(stays)
  const [menu, setMenu] = useState<CellAsk | null>(null)
  const shared = {
    ref: view.table,
    picking: list.picking,
    complete: isReadToItsEnd(snapshot) && display.isKnown,
    zone,
    openEventId,
    onOpen: (event: AuditEvent) => onOpenEvent(event.event_id),
    // A filter may leave so few rows that their end is always near. Loading more then would make one audited call after
    // another, without a press. The same goes for rows that are older than the page that has just been read.
    onNearEnd: list.goesOn && display.rows === rows ? list.readOn : ignore,
    onLoadGap: (gap: Gap, from: 'above' | 'below') => void feed?.loadMore({ gap: gap.id, from }),
    onWhyBlind,
    onJumpToEnd: view.jumpToEnd,
    onCellMenu: setMenu,
    onView: view.onView,
  }
  const content = decisions ? (
    <AuditTable
      {...shared}
      shown={list.shown}
      columns={columns}
      readingGap={reading?.what === 'gap' ? reading.gap : null}
    />
  ) : (
    <RequestTable
      {...shared}
      shown={list.requests}
      columns={requestColumns}
      snapshot={snapshot}
      narrowed={list.narrowed}
      onToggle={list.toggle}
    />
  )
  return (
    <>
      {((rows.length === 0 && phase === 'loading') || (!display.isKnown && !stays)) && (
        <RowsToCome />
      )}
      {feed && stays && (
        <Suspense key={table} fallback={<RowsToCome />}>
          {/* Every page that arrives makes React begin the slices anew. From the second page on, the table is drawn in one piece. */}
          <Deferred fallback={isKnownEarlier || drawn?.first !== rows ? content : <RowsToCome />}>
            {content}
          </Deferred>
        </Suspense>
      )}
      {menu && (
        <Opened onClose={() => setMenu(null)}>
          <CellMenu
            {...menu}
            onFilter={(field, value, how) => onAddress((now) => withValue(now, field, value, how))}
            onServerFilter={(params) => onAddress((now) => withParams(now, params))}
            onOpen={() => onOpenEvent(menu.event.event_id)}
            onClose={() => setMenu(null)}
          />
        </Opened>
      )}
    </>
  )
}

/** As many rows as there is room for. */
const RowsToCome = () => (
  <Box sx={{ flex: '1 1 0', minHeight: 120, overflow: 'hidden' }}>
    <LoadingRows rows={12} />
  </Box>
)

/** Scrolling loads nothing at a stop, where a person decides, or at the end, where there is nothing to load. */
const ignore = () => {}
