import type { QueryClient } from '@tanstack/react-query'
import type { AuditEvent, AuditFilter, ListAuditRequest } from '../../api/contract/audit'
import { keys } from '../../api/queries/keys'
import type { Micros } from '../../lib/date/micros'

/** A list of audit events that the audit's screen has read in this visit. The query cache keeps it under `keys.auditFeed`. */
export type ReadList = {
  query: Pick<ListAuditRequest, 'resource' | AuditFilter>
  /** Its events of the time [from, to) in µs; null where it was not read, or not wholly. */
  eventsIn: (from: Micros, to: Micros) => AuditEvent[] | null
}

/** Whether a filter lets through every allowed event with this action; null stands for events of every action. */
const LETS_THROUGH: {
  [F in AuditFilter]: (wanted: NonNullable<ListAuditRequest[F]>, action: string | null) => boolean
} = {
  action: (wanted, action) => wanted === action,
  subject: () => false,
  result: (wanted) => wanted === 'allowed',
}
const FILTER_NAMES = Object.keys(LETS_THROUGH) as AuditFilter[]

function letsThrough<F extends AuditFilter>(
  name: F,
  query: ReadList['query'],
  action: string | null,
) {
  const wanted = query[name]
  return wanted == null || LETS_THROUGH[name](wanted, action)
}

/** Whether a list's filters let through every allowed event of the Scope with this action. */
function holds({ query }: ReadList, scopeId: string, action: string | null) {
  const { resource } = query
  return (
    (resource.type === 'server' || resource.scope_id === scopeId) &&
    FILTER_NAMES.every((name) => letsThrough(name, query, action))
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
