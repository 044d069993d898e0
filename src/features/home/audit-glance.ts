import { queryOptions } from '@tanstack/react-query'
import {
  AUDIT_LIMIT_MAX,
  OPEN_END,
  type AuditEvent,
  type ListAuditRequest,
} from '../../api/contract/audit'
import { auditPageQuery } from '../../api/queries/audit'
import { keys } from '../../api/queries/keys'
import { serverNow } from '../../api/server-clock'
import type { Audited } from './home-scopes'

/** Milliseconds for which an answer is fresh. Coming back to Home within them leaves no further audit event. */
const STALE_MS = 300_000
const DAY_MS = 86_400_000
/** Days of which Home tells the changes of roles. */
export const GRANT_DAYS = 7

export type Glance = {
  /** Newest first. */
  events: readonly AuditEvent[]
  /** How many events were read, including those that Home does not show. */
  read: number
  /** Whether the server has further pages. They hold the newer events, because a page begins with the oldest. */
  hasMore: boolean
}

/** The events of a page that are shown, the newest first. */
export const glanceOf = (
  { items, next_cursor: next }: { items: readonly AuditEvent[]; next_cursor?: string | null },
  isShown: (event: AuditEvent) => boolean,
): Glance => ({
  events: items.filter(isShown).sort((one, other) => other.cursor - one.cursor),
  read: items.length,
  hasMore: Boolean(next),
})

function glanceQuery(
  name: string,
  { param, resource }: Audited,
  days: number,
  filters: Pick<ListAuditRequest, 'action' | 'result'>,
  isShown: (event: AuditEvent) => boolean,
) {
  return queryOptions({
    queryKey: keys.glance(name, param),
    queryFn: async ({ client }): Promise<Glance> => {
      const start = new Date(serverNow() - days * DAY_MS).toISOString()
      const { page } = await client.fetchQuery(
        auditPageQuery({
          resource,
          ...filters,
          time_range: { start, end: OPEN_END },
          limit: AUDIT_LIMIT_MAX,
        }),
      )
      return glanceOf(page, isShown)
    },
    staleTime: STALE_MS,
    retry: false,
  })
}

/** The denials of the last 24 hours, from one page of the audit. Reading it leaves one audit event, of a Scope's audit two (contract §6). */
export const deniedQuery = (audited: Audited) =>
  glanceQuery('denied', audited, 1, { result: 'denied' }, () => true)

const CHANGES = ['binding-created', 'binding-revoked']

/**
 * The roles on Scopes that were granted and revoked in the last days, from one page of the audit; it leaves as many events
 * as the denials. A request cannot filter by operation. It filters by the action that allows such changes, which leaves few
 * other events.
 */
export const grantsQuery = (audited: Audited) =>
  glanceQuery(
    'grants',
    audited,
    GRANT_DAYS,
    { action: 'scope.admin', result: 'allowed' },
    ({ reason_code: reason }) => CHANGES.includes(reason),
  )
