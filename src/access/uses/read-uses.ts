import type { QueryClient } from '@tanstack/react-query'
import type { Binding } from '../../api/contract/access'
import { AUDIT_LIMIT_MAX, type AuditEvent, type ListAuditRequest } from '../../api/contract/audit'
import { auditPageQuery } from '../../api/queries/audit'
import { isUnreadable } from '../../api/unreadable'
import { formatInstant, parseInstant, type Micros } from '../../lib/date/micros'
import { afterOverflow, afterWindow, nextWindow, windowsAtMost, type Uses } from './uses'

export type UsesQuestion = {
  /** Each has an audit of its own: a window counts once it was read in all of them. */
  resources: readonly ListAuditRequest['resource'][]
  /** Only what this principal did; null: what anybody did. */
  subject: ListAuditRequest['subject']
  /** Bindings whose last use is looked for. */
  wanted: readonly Binding[]
}

type OnRead = (uses: Uses, events: readonly AuditEvent[]) => void

/**
 * Reads the audit backwards, window by window, in at most `callsAtMost` calls, each of which is recorded. No cursor is followed:
 * a change of any role would end it (contract §6).
 * @param how `onRead` is told what is known after each window, which stays where a later one fails, with the events of a window that
 *   was read whole; no call is made after `ends`
 * @throws ApiError; 403 when the caller may not read the audit any more
 */
export async function readUses(
  client: QueryClient,
  { resources, subject, wanted }: UsesQuestion,
  before: Uses,
  { ends, onRead }: { ends: AbortSignal; onRead: OnRead },
): Promise<void> {
  let uses = before
  const ofOne = async (resource: ListAuditRequest['resource']) => {
    const { start, end } = nextWindow(uses)
    const { page } = await client.fetchQuery(
      auditPageQuery({
        resource,
        result: 'allowed',
        ...(subject && { subject }),
        time_range: { start: formatInstant(start), end: formatInstant(end) },
        limit: AUDIT_LIMIT_MAX,
      }),
    )
    return page
  }
  for (
    let left = windowsAtMost(resources.length);
    left > 0 && uses.end === null && !ends.aborted;
    left -= 1
  ) {
    const events: AuditEvent[] = []
    let calls = 0
    /** Why the window is read again in part; null: it was read whole. */
    let overflow: { reached: Micros | null } | null = null
    for (const resource of resources) {
      if (overflow || ends.aborted) break
      calls += 1
      try {
        const page = await ofOne(resource)
        events.push(...page.items)
        if (page.next_cursor)
          overflow = { reached: parseInstant(page.items.at(-1)?.occurred_at ?? '') }
      } catch (error) {
        if (!isUnreadable(error)) throw error
        overflow = { reached: null }
      }
    }
    if (ends.aborted) return
    uses = overflow
      ? afterOverflow(uses, overflow.reached, calls)
      : afterWindow(uses, events, wanted, calls)
    onRead(uses, overflow ? [] : events)
  }
}
