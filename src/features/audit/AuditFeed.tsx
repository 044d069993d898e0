import { lazy, Suspense, useEffect, useRef } from 'react'
import type { AuditEvent } from '../../api/contract/audit'
import { EmptyState } from '../../components/EmptyState'
import { FailureState } from '../../components/FailureState'
import { LoadingRows } from '../../components/LoadingRows'
import type { Zone } from '../../lib/date/format'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { Follow } from './live/Follow'
import { AuditPictures } from './pictures/AuditPictures'
import { AuditStatus } from './AuditStatus'
import { AuditTable, type AuditTableHandle } from './AuditTable'
import { isNarrowed, type AuditFilters } from './audit-search'
import type { FeedQuery } from './feed/feed-request'
import { auditTexts } from './texts'
import { useFeed } from './use-feed'

const EventDrawer = lazy(async () => ({
  default: (await import('./event/EventDrawer')).EventDrawer,
}))

/** Gestures that one "Load on" of the drawer stands for: up to 5,000 events more. */
const GESTURES_PER_SEARCH = 10

type Props = {
  /** Whose list it is: another person's must not be shown from memory. */
  who: string
  resource: FeedQuery['resource']
  /** The resource as the address gives it. */
  resourceParam: string
  filters: AuditFilters
  zone: Zone
  onZone: (zone: Zone) => void
  onOpenEvent: (eventId: string | null) => void
  /** Narrows the list to a stretch of time: ISO instants, the end excluded. */
  onNarrow: (from: string, to: string) => void
}

/** The events of one resource and filters, and the one that is open. */
export function AuditFeed(props: Props) {
  const { who, resource, resourceParam, filters, zone, onZone, onOpenEvent, onNarrow } = props
  const t = useTexts(auditTexts)
  const { feed, snapshot, inverted, loadMore, readAgain } = useFeed(who, resource, filters)
  const { events, phase, stop } = snapshot
  const table = useRef<AuditTableHandle>(null)
  const openId = filters.event ?? null
  const lastOpen = useRef<string | null>(null)
  useEffect(() => {
    if (openId !== null) lastOpen.current = openId
  }, [openId])

  const searchOn = async () => {
    for (let i = 0; i < GESTURES_PER_SEARCH && feed; i += 1) {
      await feed.loadMore()
      const now = feed.getSnapshot()
      if (now.phase !== 'more' || now.events.some((e) => e.event_id === openId)) return
    }
  }
  const addressOf = (event: AuditEvent) => {
    const { action, subject, result } = filters
    return paths.audit({
      resource: resourceParam,
      // From the event on: whoever opens the link has it on the first page, however long the list has become.
      from: new Date(event.occurred_at).toISOString(),
      action,
      subject: subject && `${subject.type}:${subject.id}`,
      result,
      event: event.event_id,
    })
  }

  if (inverted) return <EmptyState title={t.inverted}>{t.invertedHelp}</EmptyState>
  if (events.length === 0 && stop?.kind === 'failure') {
    return <FailureState error={stop.error} onRetry={loadMore} />
  }
  const empty = events.length === 0 && phase === 'complete'
  return (
    <>
      <AuditStatus
        snapshot={snapshot}
        zone={zone}
        onZone={onZone}
        onRetry={loadMore}
        onReadAgain={readAgain}
      />
      <AuditPictures snapshot={snapshot} zone={zone} onNarrow={onNarrow} onOpenEvent={onOpenEvent}>
        {feed && <Follow feed={feed} open={filters.to === undefined} zone={zone} />}
      </AuditPictures>
      {empty &&
        (isNarrowed(filters) ? (
          <EmptyState title={t.emptyFiltered}>{t.emptyFilteredHelp}</EmptyState>
        ) : (
          <EmptyState title={t.empty}>{t.emptyHelp}</EmptyState>
        ))}
      {events.length === 0 && phase === 'loading' && <LoadingRows rows={12} />}
      {events.length > 0 && (
        <AuditTable
          ref={table}
          events={events}
          complete={phase === 'complete'}
          zone={zone}
          openEventId={openId}
          onOpen={(event) => onOpenEvent(event.event_id)}
          onNearEnd={phase === 'more' ? loadMore : ignore}
        />
      )}
      {openId !== null && (
        <Suspense fallback={null}>
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
        </Suspense>
      )}
    </>
  )
}

/** At a stop a person decides, at the end nobody: the view moving there asks for nothing. */
const ignore = () => {}
