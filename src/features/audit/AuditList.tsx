import { lazy, Suspense, useEffect, useRef, useState } from 'react'
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
import { AuditStatus } from './AuditStatus'
import { AuditTable } from './AuditTable'
import type { Gap } from './store/rows'
import { ExportButton } from './export/ExportButton'
import { feedKey } from './feed-key'
import { EmptyList } from './filters/EmptyList'
import { exportFilter } from './filters/export-filter'
import { filterTexts } from './filters/filter-texts'
import { LoadedFilterBar } from './filters/LoadedFilterBar'
import { withoutLoadedFilters, withValue, type LoadedFilters } from './filters/loaded-filters'
import { useLookOn } from './filters/use-look-on'
import { useShownRows } from './filters/use-shown-rows'
import { loadTexts } from './load-texts'
import { Follow } from './live/Follow'
import { AuditPictures } from './pictures/AuditPictures'
import type { AuditQuery } from './query/audit-query'
import { prepared } from '../../components/prepared'
import type { AuditFilters } from './query/audit-search'
import { filterParams } from './query/server-filters'
import { isReadToItsEnd, type FeedSnapshot } from './reading/event-feed'
import { AboveButtons } from './table/AboveButtons'
import { JumpBarSpace } from './table/JumpBarSpace'
import type { CellAsk } from './table/table-acts'
import { useLateAbove } from './table/use-late-above'
import type { AuditTableHandle } from './table/use-table-focus'
import { useViewTop } from './table/use-view-top'
import { auditTexts } from './texts'
import { zoneParam } from './use-zone'
import { useFeed } from './use-feed'
import { useJumps } from './use-jumps'

const { prepare: prepareEventDrawer, Component: EventDrawer } = prepared(
  async () => (await import('./event/EventDrawer')).EventDrawer,
)
// A link to an event shows it with the list. That its code could not be loaded is told where it is shown.
if (addressIn(location).searchParams.has('event')) prepareEventDrawer().catch(() => undefined)

const BlindDialog = lazy(async () => ({
  default: (await import('./blind/BlindDialog')).BlindDialog,
}))
const CellMenu = lazy(async () => ({ default: (await import('./table/CellMenu')).CellMenu }))
const JumpBar = lazy(async () => ({ default: (await import('./table/JumpBar')).JumpBar }))

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
  /** Fields that are not in use are left out, for want of room. */
  folded: boolean
  zone: Zone
  onZone: (zone: Zone) => void
  onOpenEvent: (eventId: string | null) => void
  /** Narrows the list to a stretch of time: ISO instants, the end excluded. */
  onNarrow: (from: string, to: string) => void
}

/** The events of one resource and filters, and the one that is open. */
export function AuditList(props: Props) {
  const { who, resource, resourceParam, filters, loadedFilters, folded, zone } = props
  const { onZone, onOpenEvent, onNarrow, onAddress } = props
  const t = useTexts(auditTexts)
  const words = useTexts(filterTexts)
  const loading = useTexts(loadTexts)
  const { feed, query, snapshot, inverted, loadMore } = useFeed(who, resource, filters)
  const { rows, phase, stop, endReached, reading, order, late } = snapshot
  const shown = useShownRows(rows, loadedFilters)
  const list = feed ? feedKey(feed) : ''
  const { isLooking, lookOn } = useLookOn(
    feed,
    snapshot,
    shown,
    `${list} ${JSON.stringify(loadedFilters)}`,
  )
  const isWhole = phase === 'complete'
  const table = useRef<AuditTableHandle>(null)
  const [menu, setMenu] = useState<CellAsk | null>(null)
  const [asksWhy, setAsksWhy] = useState(false)
  const jump = useJumps(feed, shown, table, zone)
  const { viewTime, newCount, onView } = useViewTop(shown, snapshot)
  const { lateCount, onPlace, goToLate } = useLateAbove(feed, late, shown, table)
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
    announce(loading.foundNew(await feed.loadNew()))
  }
  const loadGap = (gap: Gap, from: 'above' | 'below') => void feed?.loadMore({ gap: gap.id, from })
  const addressOf = (event: AuditEvent) =>
    paths.audit({
      resource: resourceParam,
      // From the event on: whoever opens the link has it on the first page, however long the list has become.
      from: new Date(event.occurred_at).toISOString(),
      order: 'oldest',
      ...filterParams(filters),
      zone: zoneParam(zone),
      event: event.event_id,
    })

  if (inverted) return <EmptyState title={t.inverted}>{t.invertedHelp}</EmptyState>
  if (rows.length === 0 && stop?.kind === 'failure') {
    return <FailureState error={stop.error} onRetry={() => void feed?.retry()} />
  }
  return (
    <>
      {(!folded || shown.filtered) && (
        <LoadedFilterBar
          filters={loadedFilters}
          shown={shown}
          looked={{
            to: lookedTo(snapshot, zone),
            whole: isWhole,
            newestFirst: order === 'newest',
          }}
          isLooking={isLooking}
          onLookOn={lookOn}
          onText={(q) => onAddress((now) => withParams(now, { q }))}
          onRemove={(field, value) => onAddress((now) => withValue(now, field, value, null))}
          onClear={() => onAddress(withoutLoadedFilters)}
          onHideOwn={(hide) => onAddress((now) => withParams(now, { own: hide ? 'hide' : null }))}
        />
      )}
      {feed && (
        <AuditStatus
          feed={feed}
          snapshot={snapshot}
          zone={zone}
          onZone={onZone}
          onRetry={() => void feed.retry()}
          onLoadMore={loadMore}
          onLookForNew={() => void lookForNew()}
          onWhyBlind={() => setAsksWhy(true)}
        />
      )}
      <AuditPictures
        snapshot={snapshot}
        shown={shown}
        result={filters.result}
        onBothResults={() => onAddress((now) => withParams(now, { result: null }))}
        zone={zone}
        onNarrow={onNarrow}
        onOpenEvent={onOpenEvent}
      >
        {feed && <Follow feed={feed} open={filters.to === undefined} zone={zone} />}
        {query && (
          <ExportButton
            request={{ ...query, local: exportFilter(loadedFilters, words) }}
            zone={zone}
          />
        )}
      </AuditPictures>
      {rows.length === 0 && phase === 'complete' && (
        <EmptyList
          filters={filters}
          onSubject={(subject) => onAddress((now) => withParams(now, { subject }))}
        />
      )}
      {rows.length === 0 && phase === 'loading' && <LoadingRows rows={12} />}
      {rows.length > 0 && (
        <Suspense fallback={<JumpBarSpace folded={folded} />}>
          <JumpBar
            snapshot={snapshot}
            viewTime={viewTime}
            zone={zone}
            folded={folded}
            onJump={(place) => void jump(place)}
          />
        </Suspense>
      )}
      <AboveButtons
        newCount={newCount}
        onNew={() => table.current?.showRow(0, true)}
        lateCount={lateCount}
        onLate={goToLate}
      />
      {rows.length > 0 && shown.length === 0 && (
        <EmptyState title={isWhole ? words.nothingAtAll : words.nothing}>
          {isWhole ? words.nothingAtAllHelp : words.nothingHelp}
        </EmptyState>
      )}
      {feed && shown.length > 0 && (
        <AuditTable
          // Another list starts at its top.
          key={feedKey(feed)}
          ref={table}
          shown={shown}
          complete={isReadToItsEnd(snapshot)}
          zone={zone}
          openEventId={openId}
          readingGap={reading?.what === 'gap' ? reading.gap : null}
          onOpen={(event) => onOpenEvent(event.event_id)}
          // What a filter leaves is short: its end being near says nothing, and each page is an audited call.
          onNearEnd={phase === 'more' && !endReached && !shown.filtered ? loadMore : ignore}
          onLoadGap={loadGap}
          onWhyBlind={() => setAsksWhy(true)}
          onJumpToEnd={(end) =>
            void jump((end === 'top') === (order === 'newest') ? 'end' : 'start', true)
          }
          onCellMenu={setMenu}
          onView={(place) => {
            onView(place)
            onPlace(place)
          }}
        />
      )}
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
            snapshot={snapshot}
            zone={zone}
            addressOf={addressOf}
            onOpen={(event) => onOpenEvent(event.event_id)}
            onLoadOn={() => void searchOn()}
            onClose={() => onOpenEvent(null)}
            onClosed={() => table.current?.focusEvent(lastOpen.current)}
          />
        )}
      </Suspense>
    </>
  )
}

/** The time of the last row: the list is read up to it, but for its gaps, which are rows of their own. */
function lookedTo({ rows }: FeedSnapshot, zone: Zone): string | null {
  const ms = rows.timeAt(rows.length - 1)
  return Number.isNaN(ms) ? null : exactTime(new Date(ms).toISOString(), zone)
}

/** At a stop a person decides, at the end nobody: the view moving there asks for nothing. */
const ignore = () => {}
