import type { Rule } from '../client'
import type { AuditEvent, AuditFilter, AuditPage, ListAuditRequest } from '../contract/audit'
import type { Mismatch } from '../errors'
import { isBy, isWithin } from './bindings'
import { first, ofItems, says } from './says'

/** How an event differs from what each filter asks for. */
const FILTERS: {
  [F in AuditFilter]: (
    asked: NonNullable<ListAuditRequest[F]>,
    event: AuditEvent,
  ) => Mismatch | null
} = {
  action: (action, event) => says('action', action, event.action),
  subject: (subject, event) => isBy('principal', subject, event.principal),
  result: (result, event) => says('allowed', result === 'allowed', event.allowed),
}

const FILTER_NAMES = Object.keys(FILTERS) as AuditFilter[]

function unlike<F extends AuditFilter>(name: F, asked: ListAuditRequest, event: AuditEvent) {
  const wanted = asked[name]
  return wanted == null ? null : FILTERS[name](wanted, event)
}

/** A page of the audit: every event is one that was asked for. The list of the server holds all (contract §6). */
export const auditFits =
  (asked: ListAuditRequest): Rule<AuditPage> =>
  ({ data }) =>
    ofItems(data.items, (event) => {
      const { resource, time_range: range } = asked
      const { occurred_at: at } = event
      return first(
        resource.type === 'scope' ? isWithin(resource, event.resource) : null,
        ...FILTER_NAMES.map((name) => unlike(name, asked, event)),
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
