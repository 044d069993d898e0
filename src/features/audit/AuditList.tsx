import Box from '@mui/material/Box'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { AuditEvent } from '../../api/contract/audit'
import { EmptyState } from '../../components/EmptyState'
import { FailureState } from '../../components/FailureState'
import { LoadingRows } from '../../components/LoadingRows'
import { exactTime, type Zone } from '../../lib/date/stamp'
import { addressIn } from '../../routing/address-in'
import { paths } from '../../routing/paths'
import { withParams } from '../../routing/search-params'
import { announce } from '../../ui/announcer'
import { useTexts } from '../../ui/language'
import { AuditFoot } from './AuditFoot'
import { AuditStatus } from './AuditStatus'
import type { Gap } from './store/rows'
import { ExportButtons } from './ExportButtons'
import { feedKey } from './feed-key'
import { exportFilter } from './filters/export-filter'
import { filterTexts } from './filters/filter-texts'
import { withValue, type LoadedFilters } from './filters/loaded-filters'
import { LookedThrough } from './filters/LookedThrough'
import { useLookOn } from './filters/use-look-on'
import { useShownRows } from './filters/use-shown-rows'
import { loadTexts } from './load-texts'
import { Follow } from './live/Follow'
import { OwnCalls } from './live/OwnCalls'
import { loadMoreShown } from './own/load-more-shown'
import { OwnReading } from './own/OwnReading'
import { AuditPictures } from './pictures/AuditPictures'
import { PictureButtons } from './pictures/PictureButtons'
import type { AuditQuery } from './query/audit-query'
import { prepared } from '../../components/prepared'
import { listsDecisions, readAuditSearch, type AuditFilters } from './query/audit-search'
import { filterParams } from './query/server-filters'
import { shownOf } from './reading/arrived'
import { isReadToItsEnd, type FeedSnapshot } from './reading/event-feed'
import { RequestTable } from './requests/RequestTable'
import { rowsTexts } from './requests/rows-texts'
import { RowsSwitch } from './requests/RowsSwitch'
import { useRequests } from './requests/use-requests'
import { AboveButtons } from './table/AboveButtons'
import { STRIP_BUTTONS } from './strip/strip-layout'
import { StripSpace } from './strip/StripSpace'
import type { CellAsk } from './table/table-acts'
import { TableColumns } from './table/TableColumns'
import { useColumns } from './table/use-columns'
import { useLateAbove } from './table/use-late-above'
import { useNamesOfScopes } from './table/use-names-of-scopes'
import type { AuditTableHandle } from './table/use-table-focus'
import { useViewTop } from './table/use-view-top'
import { auditTexts } from './texts'
import { zoneParam } from './use-zone'
import { useFeed } from './use-feed'
import { useJumps } from './use-jumps'

// The list of decisions is one switch away; an address that asks for it has its code with the first events.
const { prepare: prepareDecisions, Component: AuditTable } = prepared(
  async () => (await import('./AuditTable')).AuditTable,
)
if (listsDecisions(readAuditSearch(addressIn(location).searchParams)))
  prepareDecisions().catch(() => undefined)

const { prepare: prepareEventDrawer, Component: EventDrawer } = prepared(
  async () => (await import('./event/EventDrawer')).EventDrawer,
)
// A link to an event shows it with the list. That its code could not be loaded is told where it is shown.
if (addressIn(location).searchParams.has('event')) prepareEventDrawer().catch(() => undefined)

const BlindDialog = lazy(async () => ({
  default: (await import('./blind/BlindDialog')).BlindDialog,
}))
// Most lists have something to show.
const EmptyList = lazy(async () => ({ default: (await import('./filters/EmptyList')).EmptyList }))
const NothingShown = lazy(async () => ({
  default: (await import('./filters/NothingShown')).NothingShown,
}))
const CellMenu = lazy(async () => ({ default: (await import('./table/CellMenu')).CellMenu }))
const TimeStrip = lazy(async () => ({ default: (await import('./strip/TimeStrip')).TimeStrip }))

/** Gestures that one "Load on" of the drawer stands for: up to 5,000 events more. */
const GESTURES_PER_SEARCH = 10

type Props = {
  /** Whose list it is: another person's must not be shown from memory. */
  who: string
  resource: AuditQuery['resource']
  /** The resource as the address gives it. */
  resourceParam: string
  filters: AuditFilters
  loadedFilters: LoadedFilters
  /** Goes to another address of the audit. */
  onAddress: (to: (now: URLSearchParams) => URLSearchParams) => void
  /** There is no room for what is not needed at once. */
  phone: boolean
  /** Where "Export…" stands: at the end of the line of controls. */
  exportSlot: HTMLElement | null
  zone: Zone
  onZone: (zone: Zone) => void
  /** Opens an event, in place of the one that is open where the reader steps through the list. */
  onOpenEvent: (eventId: string | null, inPlace?: boolean) => void
  /** Narrows the list to a stretch of time: ISO instants, the end excluded. */
  onNarrow: (from: string, to: string) => void
}

/** The events of one resource and filters, and the one that is open. */
export function AuditList(props: Props) {
  const { who, resource, resourceParam, filters, loadedFilters, phone, exportSlot, zone } = props
  const { onZone, onOpenEvent, onNarrow, onAddress } = props
  const t = useTexts(auditTexts)
  const words = useTexts(filterTexts)
  const loading = useTexts(loadTexts)
  const ofRows = useTexts(rowsTexts)
  const { feed, query, snapshot, inverted, loadMore } = useFeed(who, resource, filters)
  const { rows, phase, stop, endReached, reading, order, late } = snapshot
  const hidesOwn = filters.own !== 'show'
  useNamesOfScopes(resource, snapshot, hidesOwn)
  const shown = useShownRows(rows, loadedFilters, hidesOwn)
  const list = feed ? feedKey(feed) : ''
  const { isLooking, lookOn, readOn } = useLookOn(
    feed,
    snapshot,
    shown,
    `${list} ${hidesOwn} ${JSON.stringify(loadedFilters)}`,
  )
  const { requests, toggle } = useRequests(shown, String(list))
  const decisions = listsDecisions(filters)
  const display = decisions ? shown : requests
  const narrowed = filters.action !== undefined || filters.result !== undefined
  const isWhole = phase === 'complete'
  const goesOn = phase === 'more' && !endReached && !shown.filtered
  const { columns, same, choice, choose } = useColumns(rows)
  const table = useRef<AuditTableHandle>(null)
  const [menu, setMenu] = useState<CellAsk | null>(null)
  const [asksWhy, setAsksWhy] = useState(false)
  const jump = useJumps(feed, display, table, zone)
  const { viewTime, newCount, onView } = useViewTop(display, snapshot, hidesOwn)
  const { lateCount, onPlace, goToLate } = useLateAbove(feed, late, display, table)
  const openId = filters.event ?? null
  const lastOpen = useRef<string | null>(null)
  useEffect(() => {
    if (openId !== null) lastOpen.current = openId
  }, [openId])

  const searchOn = async () => {
    for (let i = 0; i < GESTURES_PER_SEARCH && feed && openId !== null; i += 1) {
      await feed.loadMore()
      const now = feed.getSnapshot()
      if (now.phase !== 'more' || now.rows.rowOf(openId) >= 0) return
    }
  }
  const lookForNew = async () => {
    if (!feed) return
    announce(loading.foundNew(shownOf(await feed.loadNew(), hidesOwn)))
  }
  const loadGap = (gap: Gap, from: 'above' | 'below') => void feed?.loadMore({ gap: gap.id, from })
  const addressOf = (event: AuditEvent) =>
    paths.audit({
      resource: resourceParam,
      // From the event on: whoever opens the link has it on the first page, however long the list has become.
      from: new Date(event.occurred_at).toISOString(),
      order: 'oldest',
      ...filterParams(filters),
      own: filters.own,
      rows: filters.rows,
      zone: zoneParam(zone),
      event: event.event_id,
    })

  const hideOwn = (hides: boolean) =>
    onAddress((now) => withParams(now, { own: hides ? null : 'show' }))
  const lookedThrough = (
    <LookedThrough
      shown={shown}
      looked={{ to: lookedTo(snapshot, zone), whole: isWhole, newestFirst: order === 'newest' }}
      isLooking={isLooking}
      onLookOn={lookOn}
    />
  )

  const tableProps = {
    ref: table,
    complete: isReadToItsEnd(snapshot),
    zone,
    openEventId: openId,
    onOpen: (event: AuditEvent) => onOpenEvent(event.event_id),
    // What a filter leaves is short: its end being near says nothing, and each page is an audited call.
    // Nor is that of rows which are older than what has just been read.
    onNearEnd: goesOn && display.rows === rows ? readOn : ignore,
    onLoadGap: loadGap,
    onWhyBlind: () => setAsksWhy(true),
    onJumpToEnd: (end: 'top' | 'bottom') =>
      void jump((end === 'top') === (order === 'newest') ? 'end' : 'start', true),
    onCellMenu: setMenu,
    onView: (place: number) => {
      onView(place)
      onPlace(place)
    },
  }

  if (inverted) return <EmptyState title={t.inverted}>{t.invertedHelp}</EmptyState>
  if (rows.length === 0 && stop?.kind === 'failure') {
    return <FailureState error={stop.error} onRetry={() => void feed?.retry()} />
  }
  return (
    <>
      {query &&
        exportSlot &&
        createPortal(
          <ExportButtons
            request={{ ...query, local: exportFilter(loadedFilters, words) }}
            zone={zone}
          />,
          exportSlot,
        )}
      {feed ? (
        <Suspense fallback={<StripSpace />}>
          <TimeStrip
            // What was counted of another list is not drawn.
            key={list}
            snapshot={snapshot}
            shown={shown}
            viewTime={viewTime}
            zone={zone}
            onJump={(place) => void jump(place)}
            onNarrow={onNarrow}
          >
            {!phone && (
              <Box sx={STRIP_BUTTONS}>
                <PictureButtons />
              </Box>
            )}
          </TimeStrip>
        </Suspense>
      ) : (
        <StripSpace />
      )}
      {feed && (
        <AuditStatus
          feed={feed}
          snapshot={snapshot}
          zone={zone}
          onZone={onZone}
          onLoadMore={loadMore}
          onLookForNew={() => void lookForNew()}
          phone={phone}
          beside={
            <>
              <RowsSwitch
                shown={requests}
                decisions={decisions}
                onDecisions={(on) => onAddress((now) => withRows(now, on))}
              />
              <AboveButtons
                newCount={newCount}
                onNew={() => table.current?.showRow(0, true)}
                lateCount={lateCount}
                onLate={goToLate}
              />
              {shown.filtered && lookedThrough}
            </>
          }
        >
          {phone && <PictureButtons />}
          <Follow feed={feed} open={filters.to === undefined} hidesOwn={hidesOwn} zone={zone} />
        </AuditStatus>
      )}
      <AuditPictures
        snapshot={snapshot}
        shown={shown}
        result={filters.result}
        onBothResults={() => onAddress((now) => withParams(now, { result: null }))}
        zone={zone}
        onNarrow={onNarrow}
        onOpenEvent={onOpenEvent}
      />
      <Suspense fallback={null}>
        {rows.length === 0 && phase === 'complete' && (
          <EmptyList
            filters={filters}
            onSubject={(subject) => onAddress((now) => withParams(now, { subject }))}
          />
        )}
        {rows.length > 0 && shown.length === 0 && (
          <NothingShown hidden={shown.hidden} isWhole={isWhole} onShowOwn={() => hideOwn(false)} />
        )}
      </Suspense>
      {rows.length === 0 && phase === 'loading' && <RowsToCome />}
      {feed && display.length > 0 && (
        // Another list starts at its top.
        <Suspense key={`${list} ${decisions}`} fallback={<RowsToCome />}>
          {decisions ? (
            <AuditTable
              {...tableProps}
              shown={shown}
              columns={columns}
              readingGap={reading?.what === 'gap' ? reading.gap : null}
            />
          ) : (
            <RequestTable
              {...tableProps}
              shown={requests}
              snapshot={snapshot}
              narrowed={narrowed}
              onToggle={toggle}
            />
          )}
        </Suspense>
      )}
      <AuditFoot
        snapshot={snapshot}
        zone={zone}
        onRetry={() => void feed?.retry()}
        onWhyBlind={() => setAsksWhy(true)}
        rowsNote={filters.result === undefined ? null : decisions ? ofRows.byResult : ofRows.cut}
      >
        {!shown.filtered && (isLooking || lookOn) && lookedThrough}
        <OwnReading hides={hidesOwn} hidden={shown.hidden} onHide={hideOwn} />
        {decisions && rows.length > 0 && (
          <TableColumns rows={rows} shown={columns} same={same} choice={choice} onChoose={choose} />
        )}
        <OwnCalls />
      </AuditFoot>
      <Suspense fallback={null}>
        {asksWhy && (
          <BlindDialog blind={snapshot.blind} zone={zone} onClose={() => setAsksWhy(false)} />
        )}
        {menu && (
          <CellMenu
            {...menu}
            onFilter={(field, value, how) => onAddress((now) => withValue(now, field, value, how))}
            onServerFilter={(params) => onAddress((now) => withParams(now, params))}
            onOpen={() => onOpenEvent(menu.event.event_id)}
            onClose={() => setMenu(null)}
          />
        )}
        {openId !== null && (
          <EventDrawer
            eventId={openId}
            resource={resource}
            snapshot={snapshot}
            narrowed={narrowed}
            shown={shown}
            zone={zone}
            addressOf={addressOf}
            onOpen={(event) => onOpenEvent(event.event_id)}
            onStep={(event) => {
              onOpenEvent(event.event_id, true)
              table.current?.revealEvent(event.event_id)
            }}
            onLoadMore={feed && goesOn ? () => loadMoreShown(feed, hidesOwn) : null}
            onLoadOn={() => void searchOn()}
            onClose={() => onOpenEvent(null)}
            onClosed={() => table.current?.focusEvent(lastOpen.current)}
          />
        )}
      </Suspense>
    </>
  )
}

/** As many rows as there is room for. */
const RowsToCome = () => (
  <Box sx={{ flex: '1 1 0', minHeight: 120, overflow: 'hidden' }}>
    <LoadingRows rows={12} />
  </Box>
)

/** The same address with a row for each decision, or for each request. What would be so anyway is not said. */
function withRows(now: URLSearchParams, decisions: boolean): URLSearchParams {
  const silent = withParams(now, { rows: null })
  if (listsDecisions(readAuditSearch(silent)) === decisions) return silent
  return withParams(silent, { rows: decisions ? 'decisions' : 'requests' })
}

/** The time of the last row: the list is read up to it, but for its gaps, which are rows of their own. */
function lookedTo({ rows }: FeedSnapshot, zone: Zone): string | null {
  const ms = rows.timeAt(rows.length - 1)
  return Number.isNaN(ms) ? null : exactTime(new Date(ms).toISOString(), zone)
}

/** At a stop a person decides, at the end nobody: the view moving there asks for nothing. */
const ignore = () => {}
