import type { AuditEvent } from '../../../api/contract/audit'

/**
 * How far before the last event a list is taken up again, in ms. The service stamps an event before it numbers it:
 * of two at nearly the same time the later cursor may carry the earlier instant, and would be lost otherwise.
 */
export const SLACK_MS = 2_000

/**
 * How long after the first answer an open list is closed, in ms: wide enough for servers, proxies and browsers whose
 * clocks differ, short enough that a list which is read slowly while the service is busy comes to an end.
 */
export const HORIZON_MS = 300_000

/** The instant at which a list goes on without a cursor, never before the list's own start. */
export function resumeStart(
  last: AuditEvent | undefined,
  start: string | null,
  slack: boolean,
): string | null {
  if (!last) return start
  // Exactly at the last event when slack has led nowhere: more events may share the slack than a page holds.
  if (!slack) return last.occurred_at
  const early = Date.parse(last.occurred_at) - SLACK_MS
  if (start !== null && Date.parse(start) >= early) return start
  return new Date(early).toISOString()
}
