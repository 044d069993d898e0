import { feedKey } from './feed-key'
import type { LoadedFilters } from './filters/loaded-filters'
import { useLookOn } from './filters/use-look-on'
import { useShownRows } from './filters/use-shown-rows'
import type { AuditQuery } from './query/audit-query'
import { listsDecisions, type AuditFilters } from './query/audit-search'
import { splitsRequests } from './query/server-filters'
import { useRequests } from './requests/use-requests'
import { usePicking } from './selection/use-picking'
import { useNamesOfScopes } from './table/use-names-of-scopes'
import { useFeed } from './use-feed'

type Asked = {
  who: string
  resource: AuditQuery['resource']
  filters: AuditFilters
  loadedFilters: LoadedFilters
}

/** The list that an address asks for: what is read of it, and what of that is on display, as decisions and as requests. */
export function useAuditList({ who, resource, filters, loadedFilters }: Asked) {
  const { feed, query, snapshot, inverted } = useFeed(who, resource, filters)
  const { rows, phase, endReached } = snapshot
  const hidesOwn = filters.own !== 'show'
  useNamesOfScopes(resource, snapshot, hidesOwn)
  const key = feed ? String(feedKey(feed)) : ''
  const shown = useShownRows(feed, rows, loadedFilters, hidesOwn)
  const look = useLookOn(
    feed,
    snapshot,
    shown,
    `${key} ${hidesOwn} ${JSON.stringify(loadedFilters)}`,
  )
  const { requests, toggle } = useRequests(shown, key)
  const decisions = listsDecisions(filters)
  const picking = usePicking(who, resource)
  return {
    /** Names the list: another one has another key. */
    key,
    /** Undefined until the list is opened. */
    feed,
    query,
    snapshot,
    /** The range ends before it starts, so nothing is read. */
    inverted,
    hidesOwn,
    /** The server leaves out single decisions of requests. */
    narrowed: splitsRequests(filters),
    shown,
    requests,
    /** Opens or closes the request at a place. */
    toggle,
    /** Each row is a decision, not a request. */
    decisions,
    /** What is selected by hand. */
    picking,
    /** What the table shows: decisions or requests. */
    display: decisions ? shown : requests,
    /** Who comes to the last row has more read, without a press. */
    goesOn: phase === 'more' && !endReached && !shown.filtered,
    ...look,
  }
}

export type AuditListState = ReturnType<typeof useAuditList>
