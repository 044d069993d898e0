import type { Rule } from '../client'
import type { AuditPage, ListAuditRequest } from '../contract/audit'
import { isBy, isWithin } from './bindings'
import { first, ofItems, says } from './says'

/** A page of the audit: every event is one that was asked for. The list of the server holds all (contract §6). */
export const auditFits =
  (asked: ListAuditRequest): Rule<AuditPage> =>
  ({ data }) =>
    ofItems(data.items, (event) => {
      const { resource, action, subject, result, time_range: range } = asked
      const { occurred_at: at } = event
      return first(
        resource.type === 'scope' ? isWithin(resource, event.resource) : null,
        action ? says('action', action, event.action) : null,
        subject ? isBy('principal', subject, event.principal) : null,
        result ? says('allowed', result === 'allowed', event.allowed) : null,
        range && (isBefore(at, range.start) || !isBefore(at, range.end))
          ? { field: 'occurred_at', expected: `from ${range.start} to ${range.end}`, received: at }
          : null,
      )
    })

/** Whether an instant is before another, to the microsecond as the service keeps it. */
function isBefore(one: string, other: string): boolean {
  const ms = Date.parse(one) - Date.parse(other)
  return ms === 0 ? belowMs(one) < belowMs(other) : ms < 0
}
const belowMs = (instant: string) => (/\.\d{3}(\d{1,3})/.exec(instant)?.[1] ?? '').padEnd(3, '0')
