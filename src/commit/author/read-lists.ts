import type { QueryClient } from '@tanstack/react-query'
import type { AuditEvent, ListAuditRequest } from '../../api/contract/audit'
import { keys } from '../../api/queries/keys'
import type { Micros } from '../../lib/date/micros'

/** A list of audit events that the audit's screen has read in this visit. The query cache keeps it under `keys.auditFeed`. */
export type ReadList = {
  query: Pick<ListAuditRequest, 'resource' | 'action' | 'subject' | 'result'>
  /** Its events of the time [from, to) in µs; null where it was not read, or not wholly. */
  eventsIn: (from: Micros, to: Micros) => AuditEvent[] | null
}

/** Whether a list's filters let through every allowed event of the Scope with this action. */
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
 * The allowed events of a Scope in a time that this visit has read already; null where it has not read all of it.
 * @param action null asks for events of every action
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
