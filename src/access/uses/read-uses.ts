import type { QueryClient } from '@tanstack/react-query'
import type { Binding } from '../../api/contract/access'
import { AUDIT_LIMIT_MAX, type ListAuditRequest } from '../../api/contract/audit'
import { auditPageQuery } from '../../api/queries/audit'
import { isUnreadable } from '../../api/unreadable'
import { formatInstant, parseInstant } from '../../lib/date/micros'
import { afterOverflow, afterWindow, CALLS_MAX, nextWindow, type Uses } from './uses'

export type UsesQuestion = {
  resource: ListAuditRequest['resource']
  /** Only what this principal did; null: what anybody did. */
  subject: ListAuditRequest['subject']
  /** Bindings whose last use is looked for. */
  wanted: readonly Binding[]
}

/**
 * Reads the audit backwards, window by window, in at most `CALLS_MAX` calls, each of which is recorded. No cursor is followed:
 * a change of any role would end it (contract §6).
 * @param how `onRead` is told what is known after each call, which stays where a later one fails; no call is made after `ends`
 * @throws ApiError; 403 when the caller may not read the audit any more
 */
export async function readUses(
  client: QueryClient,
  { resource, subject, wanted }: UsesQuestion,
  before: Uses,
  { ends, onRead }: { ends: AbortSignal; onRead: (uses: Uses) => void },
): Promise<void> {
  let uses = before
  for (let call = 0; call < CALLS_MAX && uses.end === null && !ends.aborted; call += 1) {
    const { start, end } = nextWindow(uses)
    const request: ListAuditRequest = {
      resource,
      result: 'allowed',
      ...(subject && { subject }),
      time_range: { start: formatInstant(start), end: formatInstant(end) },
      limit: AUDIT_LIMIT_MAX,
    }
    try {
      const { page } = await client.fetchQuery(auditPageQuery(request))
      const reached = parseInstant(page.items.at(-1)?.occurred_at ?? '')
      uses = page.next_cursor ? afterOverflow(uses, reached) : afterWindow(uses, page.items, wanted)
    } catch (error) {
      if (!isUnreadable(error)) throw error
      uses = afterOverflow(uses, null)
    }
    if (!ends.aborted) onRead(uses)
  }
}
