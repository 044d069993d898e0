import { lazy, Suspense, useState } from 'react'
import { Opened } from '../../components/Opened'
import { EmptyState } from '../../components/EmptyState'
import { FailureState } from '../../components/FailureState'
import { prepared } from '../../components/prepared'
import type { Zone } from '../../lib/date/stamp'
import { addressIn } from '../../routing/address-in'
import { withParams } from '../../routing/search-params'
import type { ElementSlot } from '../../ui/element-slot'
import { useTexts } from '../../ui/language'
import { AuditFoot } from './AuditFoot'
import { AuditStatus } from './AuditStatus'
import { ExportButtons } from './ExportButtons'
import type { LoadedFilters } from './filters/loaded-filters'
import { LookedThrough } from './filters/LookedThrough'
import { NoRows } from './filters/NoRows'
import { NamesOffer, TableColumns } from './load-after-rows'
import { ListTable } from './ListTable'
import { Follow } from './live/Follow'
import { OwnCalls } from './live/OwnCalls'
import { OwnReading } from './own/OwnReading'
import { AuditPictures } from './pictures/AuditPictures'
import { PictureButtons } from './pictures/PictureButtons'
import { ListOnPaper } from './print/ListOnPaper'
import type { AuditQuery } from './query/audit-query'
import { withRows, type AuditFilters } from './query/audit-search'
import { REQUEST_COLUMNS } from './requests/request-columns'
import { rowsTexts } from './requests/rows-texts'
import { RowsSwitch } from './requests/RowsSwitch'
import { SelectButton } from './selection/SelectButton'
import { ListStrip } from './strip/ListStrip'
import { AboveButtons } from './table/AboveButtons'
import { DECISION_COLUMNS } from './table/columns'
import { useColumns } from './table/use-columns'
import { auditTexts } from './texts'
import { useAuditList } from './use-audit-list'
import { useListView } from './use-list-view'

const { prepare: prepareEventDrawer, Component: EventDrawer } = prepared(
  async () => (await import('./event/EventDrawer')).EventDrawer,
)
// A link to an event shows it with the list. That its code could not be loaded is told where it is shown.
if (addressIn(location).searchParams.has('event')) prepareEventDrawer().catch(() => undefined)

const SelectionBar = lazy(async () => ({
  default: (await import('./selection/SelectionBar')).SelectionBar,
}))
const BlindDialog = lazy(async () => ({
  default: (await import('./blind/BlindDialog')).BlindDialog,
}))

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
  exportSlot: ElementSlot
  zone: Zone
  onZone: (zone: Zone) => void
  /** Opens an event, in place of the one that is open where the reader steps through the list. */
  onOpenEvent: (eventId: string | null, inPlace?: boolean) => void
  /** Narrows the list to a stretch of time: ISO instants, the end excluded. */
  onNarrow: (from: string, to: string) => void
}

/** The events of one resource and filters, and the one that is open. */
export function AuditList(props: Props) {
  const { resource, resourceParam, filters, loadedFilters, phone, exportSlot, zone } = props
  const { onZone, onOpenEvent, onNarrow, onAddress } = props
  const t = useTexts(auditTexts)
  const ofRows = useTexts(rowsTexts)
  const list = useAuditList(props)
  const view = useListView(list, zone)
  const {
    feed,
    query,
    snapshot,
    shown,
    requests,
    decisions,
    hidesOwn,
    isLooking,
    isAsked,
    lookOn,
    picking,
  } = list
  const { rows, stop } = snapshot
  const ofDecisions = useColumns(DECISION_COLUMNS, rows)
  const ofRequests = useColumns(REQUEST_COLUMNS, rows)
  const chosen = { columns: ofDecisions.columns, requestColumns: ofRequests.columns }
  const [asksWhy, setAsksWhy] = useState(false)
  const openEventId = filters.event ?? null
  const change = (params: Record<string, string | null>) =>
    onAddress((now) => withParams(now, params))
  const hideOwn = (hides: boolean) => change({ own: hides ? null : 'show' })
  const retry = () => void feed?.retry()
  const rowsNote = decisions
    ? filters.result !== undefined && ofRows.byResult
    : filters.result !== undefined
      ? ofRows.cut
      : ofRows.allowedOnly

  if (list.inverted) return <EmptyState title={t.inverted}>{t.invertedHelp}</EmptyState>
  if (rows.length === 0 && stop?.kind === 'failure') {
    return <FailureState error={stop.error} onRetry={retry} />
  }
  // A phone has it behind "More…"; elsewhere it stands below the table, where there is room at any width.
  const select = <SelectButton picking={picking} low={!phone} />
  const isEmpty = shown.isKnown && shown.length === 0
  // It stands below the table, where it moves no row, or below the words that no row matches.
  const lookedThrough = feed && (shown.filtered || isAsked || lookOn) && (
    <LookedThrough
      snapshot={snapshot}
      shown={shown}
      zone={zone}
      isLooking={isLooking}
      onLookOn={lookOn}
    />
  )
  return (
    <>
      {query && (
        <ExportButtons query={query} loadedFilters={loadedFilters} zone={zone} slot={exportSlot} />
      )}
      <ListStrip list={list} view={view} zone={zone} phone={phone} onNarrow={onNarrow} />
      {feed && (
        <AuditStatus
          feed={feed}
          snapshot={snapshot}
          hidesOwn={hidesOwn}
          zone={zone}
          onZone={onZone}
          phone={phone}
          beside={
            <>
              <RowsSwitch
                shown={requests}
                isWhole={snapshot.phase === 'complete'}
                decisions={decisions}
                onDecisions={(on) => onAddress((now) => withRows(now, on))}
              />
              <AboveButtons
                newCount={view.newCount}
                onNew={view.goToNew}
                lateCount={view.lateCount}
                onLate={view.goToLate}
              />
            </>
          }
        >
          {phone && <PictureButtons />}
          {phone && select}
          {phone && rows.length > 0 && (
            <Suspense fallback={null}>
              <NamesOffer rows={rows} />
            </Suspense>
          )}
          <Follow feed={feed} open={filters.to === undefined} hidesOwn={hidesOwn} zone={zone} />
        </AuditStatus>
      )}
      <AuditPictures {...props} snapshot={snapshot} shown={shown} />
      <NoRows
        list={list}
        filters={filters}
        onSubject={(subject) => change({ subject })}
        onShowOwn={() => hideOwn(false)}
      />
      {isEmpty && lookedThrough}
      <ListTable
        list={list}
        view={view}
        {...chosen}
        openEventId={openEventId}
        zone={zone}
        onOpenEvent={onOpenEvent}
        onWhyBlind={() => setAsksWhy(true)}
        onAddress={onAddress}
      />
      {picking.picks.on && (
        <Suspense fallback={null}>
          <SelectionBar list={list} loadedFilters={loadedFilters} zone={zone} />
        </Suspense>
      )}
      {openEventId === null && <ListOnPaper list={list} {...chosen} zone={zone} />}
      <AuditFoot
        snapshot={snapshot}
        zone={zone}
        onRetry={retry}
        onWhyBlind={() => setAsksWhy(true)}
        rowsNote={rowsNote}
        lookedThrough={!isEmpty && lookedThrough}
      >
        <OwnReading
          hides={hidesOwn}
          hidden={shown.isKnown ? shown.hidden : null}
          onHide={hideOwn}
        />
        {!phone && rows.length > 0 && (
          // "Columns…" would push this button aside if it came later.
          <Suspense fallback={null}>
            {select}
            {decisions ? (
              <TableColumns rows={rows} table={ofDecisions} />
            ) : (
              <TableColumns rows={rows} table={ofRequests} />
            )}
          </Suspense>
        )}
        <OwnCalls />
      </AuditFoot>
      {asksWhy && (
        <Opened onClose={() => setAsksWhy(false)}>
          <BlindDialog blind={snapshot.blind} zone={zone} onClose={() => setAsksWhy(false)} />
        </Opened>
      )}
      {openEventId !== null && (
        <Opened onClose={() => onOpenEvent(null)}>
          <EventDrawer
            eventId={openEventId}
            list={list}
            view={view}
            resource={resource}
            resourceParam={resourceParam}
            filters={filters}
            zone={zone}
            onOpenEvent={onOpenEvent}
          />
        </Opened>
      )}
    </>
  )
}
