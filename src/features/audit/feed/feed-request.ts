import { AUDIT_LIMIT_MAX, type ListAuditRequest } from '../../../api/contract/audit'

/** What a list of events is about. Instants are fixed once, so that every page is of the same list. */
export type FeedQuery = Pick<ListAuditRequest, 'resource' | 'action' | 'subject' | 'result'> & {
  /** First instant that belongs to the list; null: from the first event on. */
  start: string | null
  /** First instant that no longer belongs to it; null: open, see `Feed`. */
  end: string | null
}

/** Where a list goes on: at a cursor, or without one at an instant. */
export type Position = { cursor: string | null; start: string | null; end: string | null }

/** A small first page shows something soon; after it, few large ones, because each call is audited. */
export const FIRST_LIMIT = 100

// Bounds that both 1.0.0 and 1.4.1 accept; `time_range` needs both or none (contract §6).
const EARLIEST = '1970-01-01T00:00:00Z'
const LATEST = '9999-12-31T23:59:59Z'

/** The request for the page at a position (contract §6). */
export function requestAt(query: FeedQuery, at: Position, first: boolean): ListAuditRequest {
  const { resource, action, subject, result } = query
  const ranged = at.start !== null || at.end !== null
  return {
    resource,
    ...(action ? { action } : {}),
    ...(subject ? { subject } : {}),
    ...(result ? { result } : {}),
    ...(ranged ? { time_range: { start: at.start ?? EARLIEST, end: at.end ?? LATEST } } : {}),
    ...(at.cursor === null ? {} : { cursor: at.cursor }),
    limit: first ? FIRST_LIMIT : AUDIT_LIMIT_MAX,
  }
}
