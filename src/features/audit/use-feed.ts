import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { ReadList } from '../../commit/author/read-lists'
import { auditPageQuery } from '../../api/queries/audit'
import { keys } from '../../api/queries/keys'
import { serverNow } from '../../api/server-clock'
import { isBefore, resolveTimePoint } from '../../lib/date/time-point'
import { ownReadingOf } from '../../components/requests/own-reading'
import { readEvents } from './reading/read-events'
import { Feed } from './reading/feed'
import type { Ask } from './reading/feed-request'
import { metSpots } from './met-spots'
import { nothingRead } from './reading/nothing-read'
import type { AuditQuery } from './query/audit-query'
import type { AuditFilters } from './query/audit-search'
import { serverFiltersOf } from './query/server-filters'

const IDLE = { newest: nothingRead('newest'), oldest: nothingRead('oldest') }
const noSubscription = () => () => {}

type Opened = ReadList & {
  feed: Feed
  query: AuditQuery
  start: string | null
  end: string | null
}

/**
 * The list of events for these filters, read from its beginning when it is first shown. It is kept for a while in
 * the query cache, so that coming back to the screen, opening an event or mounting twice costs no audited call.
 */
export function useFeed(who: string, resource: AuditQuery['resource'], filters: AuditFilters) {
  const client = useQueryClient()
  const { from, to, order = 'newest' } = filters
  const asked = serverFiltersOf(filters)
  const queryKey = keys.auditFeed(who, JSON.stringify([resource, from, to, asked, order]))
  const { data } = useQuery({
    queryKey,
    queryFn: (): Opened => {
      const now = serverNow()
      const start = from === undefined ? null : resolveTimePoint(from, now)
      const end = to === undefined ? null : resolveTimePoint(to, now)
      const query: AuditQuery = { resource, ...asked, start, end }
      const ask: Ask = (request) => client.fetchQuery(auditPageQuery(request))
      const feed = new Feed(query, ask, { order, isOwn: ownReadingOf(who), met: metSpots })
      const eventsIn: Opened['eventsIn'] = (...time) => readEvents(feed.getSnapshot(), ...time)
      return { feed, query, start, end, eventsIn }
    },
    staleTime: Infinity,
    structuralSharing: false,
    networkMode: 'always',
  })
  const feed = data?.feed
  // An inverted range would be refused, and the refusal audited: it is not asked.
  const inverted =
    data !== undefined &&
    data.end !== null &&
    !isBefore(data.start ?? '1970-01-01T00:00:00Z', data.end)
  useEffect(() => {
    if (!inverted) feed?.start()
  }, [feed, inverted])
  const snapshot = useSyncExternalStore(
    feed?.subscribe ?? noSubscription,
    () => feed?.getSnapshot() ?? IDLE[order],
  )
  return { feed, query: data?.query, snapshot, inverted }
}
