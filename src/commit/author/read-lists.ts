import type { QueryClient } from '@tanstack/react-query'
import type { AuditEvent, ListAuditRequest } from '../../api/contract/audit'
import { keys } from '../../api/queries/keys'
import type { Micros } from '../../lib/date/micros'

/** A list of the audit that this visit has read, as the query cache keeps it under `keys.auditFeed`. */
export type ReadList = {
  query: Pick<ListAuditRequest, 'resource' | 'action' | 'subject' | 'result'>
  /** Its events of the time [from, to) in µs; null where it was not read, or not wholly. */
  eventsIn: (from: Micros, to: Micros) => AuditEvent[] | null
}

/** Whether a list leaves none of the Scope's allowed events of this action out. */
function holds({ query }: ReadList, scopeId: string, action: string | null) {
  const { resource } = query
  return (
    (resource.type === 'server' || resource.scope_id === scopeId) &&
    !query.subject &&
    query.result !== 'denied' &&
    (!query.action || query.action === action)
  )
}

/**
 * Allowed events of a Scope, where this visit has read all of them already; null where it has not.
 * @param action the only one that is asked for; null for all
 */
export function eventsRead(
  client: QueryClient,
  scopeId: string,
  action: string | null,
  { from, to }: { from: Micros; to: Micros },
): AuditEvent[] | null {
  for (const [, list] of client.getQueriesData<ReadList>({ queryKey: keys.auditFeed() })) {
    const events = list && holds(list, scopeId, action) ? list.eventsIn(from, to) : null
    if (events) return events
  }
  return null
}
