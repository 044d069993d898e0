import type { AuditEvent, AuditPage, ListAuditRequest } from '../../../api/contract/audit'
import type { AuditQuery } from '../query/audit-query'
import { serverFiltersOf } from '../query/server-filters'
import { formatInstant, parseInstant, type Micros } from '../../../lib/date/micros'

/** Sends one request; `at` is the server's time of the answer, in ms since the epoch. */
export type Ask = (request: ListAuditRequest) => Promise<{ page: AuditPage; at: number }>

/** A window of time [from, to) in whole ms; -Infinity and Infinity stand for the bounds of the list. */
export type Span = { from: number; to: number }

/** A small first page shows something soon; after it, few large ones, because each call is audited. */
export const FIRST_LIMIT = 100

// Bounds that both 1.0.0 and 1.4.1 accept; `time_range` needs both or none (contract §6).
const EARLIEST = '1970-01-01T00:00:00Z'
const LATEST = '9999-12-31T23:59:59Z'

export const timeOf = (event: AuditEvent) => Date.parse(event.occurred_at)

/** Converts ms to µs; infinite bounds stay infinite. */
export const microsOf = (ms: number): Micros => ms * 1_000

/** Where a window begins and ends in µs; infinite where the list is open. */
export function boundsOf({ start, end }: AuditQuery, { from, to }: Span) {
  const own = (instant: string) => parseInstant(instant) ?? microsOf(Date.parse(instant))
  return {
    from: from === -Infinity && start !== null ? own(start) : microsOf(from),
    to: to === Infinity && end !== null ? own(end) : microsOf(to),
  }
}

const instant = (ms: number) =>
  Number.isInteger(ms) ? new Date(ms).toISOString() : formatInstant(Math.round(microsOf(ms)))

/**
 * The request for a page of a window of the list (contract §6).
 * @param span bounds in ms, with fractions down to the microsecond
 */
export function requestAt(
  query: AuditQuery,
  { from, to }: Span,
  cursor: string | null,
  limit: number,
): ListAuditRequest {
  const start = from === -Infinity ? query.start : instant(from)
  const end = to === Infinity ? query.end : instant(to)
  const ranged = start !== null || end !== null
  return {
    resource: query.resource,
    ...serverFiltersOf(query),
    ...(ranged ? { time_range: { start: start ?? EARLIEST, end: end ?? LATEST } } : {}),
    ...(cursor === null ? {} : { cursor }),
    limit,
  }
}

/** A request of this list for the first ms of 1970, in which nothing can have happened. */
export const requestOfNothing = (query: AuditQuery): ListAuditRequest =>
  requestAt(query, { from: 0, to: 1 }, null, 1)
