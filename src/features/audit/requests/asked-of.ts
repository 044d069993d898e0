import type { AuditEvent } from '../../../api/contract/audit'
import { cellText, type RowWords } from '../table/cell-fields'
import type { RequestColumn } from './request-columns'

/**
 * What a decision below its request was about: the authority, the resource and, where the decision names one, the role. The
 * column "Who" has the reason of a decision: while that one is not shown, the reason comes last here.
 */
export function askedOf(event: AuditEvent, columns: readonly RequestColumn[], words: RowWords) {
  return [
    event.action,
    cellText(event, 'resource', words),
    event.role && cellText(event, 'role', words),
    columns.includes('who') ? null : event.reason_code,
  ].filter(Boolean)
}
