import type { AuditEvent } from '../../../api/contract/audit'
import type { AuditSearch } from '../../../routing/paths'
import type { AuditQuery } from '../query/audit-query'
import { formatInstant, parseInstant } from '../../../lib/date/micros'

/** Times of events run backwards by seconds in the order of their cursors (contract §6). */
const SLACK_MICROS = 60_000_000

/**
 * The list of the decisions that rest on the binding of an event; null where the event names none. The server filters by
 * principal and time, not by binding. So the list asks for the principal where only that one holds the binding. Otherwise,
 * for the event of a grant, it asks for what came after it.
 */
export function decisionsOn(
  event: AuditEvent,
  resource: AuditQuery['resource'],
): AuditSearch | null {
  const { binding_id: binding, matched_subject: matched, principal, target } = event
  if (!binding) return null
  const isOwn = matched?.type === principal.type && matched.id === principal.id
  const holder = target ?? (isOwn ? principal : null)
  const isOne = holder?.type === 'user' || holder?.type === 'service'
  const granted = event.reason_code === 'binding-created' ? parseInstant(event.occurred_at) : null
  return {
    resource: resource.type === 'server' ? 'server' : `scope:${resource.scope_id}`,
    binding: [binding],
    reason: ['role-binding'],
    rows: 'decisions',
    own: 'show',
    ...(isOne
      ? { subject: `${holder.type}:${holder.id}` }
      : granted !== null && { from: formatInstant(granted - SLACK_MICROS) }),
  }
}
