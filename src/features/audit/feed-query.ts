import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { afterDrawing } from '../../api/drawn'
import { auditPageQuery } from '../../api/queries/audit'
import { keys } from '../../api/queries/keys'
import { serverNow } from '../../api/server-clock'
import type { ReadList } from '../../commit/author/read-lists'
import { ownReadingOf } from '../../components/requests/own-reading'
import { isBefore, resolveTimePoint } from '../../lib/date/time-point'
import { metSpots } from './met-spots'
import type { AuditQuery } from './query/audit-query'
import type { AuditFilters } from './query/audit-search'
import { serverFiltersOf } from './query/server-filters'
import { Feed } from './reading/feed'
import type { Ask } from './reading/feed-request'
import { readEvents } from './reading/read-events'

export type Opened = ReadList & {
  feed: Feed
  query: AuditQuery
  start: string | null
  end: string | null
}

/** The list of events for these filters, of which nothing is read yet. */
export function feedQuery(
  client: QueryClient,
  who: string,
  resource: AuditQuery['resource'],
  filters: AuditFilters,
) {
  const { from, to, order = 'newest' } = filters
  const asked = serverFiltersOf(filters)
  return queryOptions({
    queryKey: keys.auditFeed(who, JSON.stringify([resource, from, to, asked, order])),
    queryFn: (): Opened => {
      const now = serverNow()
      const start = from === undefined ? null : resolveTimePoint(from, now)
      const end = to === undefined ? null : resolveTimePoint(to, now)
      const query: AuditQuery = { resource, ...asked, start, end }
      const ask: Ask = async (request) => {
        const answer = await client.fetchQuery(auditPageQuery(request))
        // The list may have been begun before the screen is drawn, and tells of each answer.
        await new Promise<void>(afterDrawing)
        return answer
      }
      const feed = new Feed(query, ask, { order, isOwn: ownReadingOf(who), met: metSpots })
      const eventsIn: Opened['eventsIn'] = (...time) => readEvents(feed.getSnapshot(), ...time)
      return { feed, query, start, end, eventsIn }
    },
    staleTime: Infinity,
    structuralSharing: false,
    networkMode: 'always',
  })
}

/** Whether the range ends before it starts. The service would refuse such a range and audit the refusal, so the console does not ask. */
export const isInverted = ({ start, end }: Opened) =>
  end !== null && !isBefore(start ?? '1970-01-01T00:00:00Z', end)
