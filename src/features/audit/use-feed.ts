import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { feedQuery, isInverted } from './feed-query'
import type { AuditQuery } from './query/audit-query'
import type { AuditFilters } from './query/audit-search'
import { nothingRead } from './reading/nothing-read'

const IDLE = { newest: nothingRead('newest'), oldest: nothingRead('oldest') }
const noSubscription = () => () => {}

/**
 * The list of events for these filters, read from its beginning when it is first shown. It is kept for a while in
 * the query cache, so that coming back to the screen, opening an event or mounting twice costs no audited call.
 */
export function useFeed(who: string, resource: AuditQuery['resource'], filters: AuditFilters) {
  const client = useQueryClient()
  const { data } = useQuery(feedQuery(client, who, resource, filters))
  const feed = data?.feed
  const inverted = data !== undefined && isInverted(data)
  useEffect(() => {
    if (!inverted) feed?.start()
  }, [feed, inverted])
  const snapshot = useSyncExternalStore(
    feed?.subscribe ?? noSubscription,
    () => feed?.getSnapshot() ?? IDLE[filters.order ?? 'newest'],
  )
  return { feed, query: data?.query, snapshot, inverted }
}
