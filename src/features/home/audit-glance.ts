import { queryOptions } from '@tanstack/react-query'
import { AUDIT_LIMIT_MAX, type AuditEvent, type ListAuditRequest } from '../../api/contract/audit'
import { auditPageQuery } from '../../api/queries/audit'
import { keys } from '../../api/queries/keys'
import { serverNow } from '../../api/server-clock'
import type { Audited } from './home-scopes'

/** Milliseconds for which an answer is taken as it is: who comes back to Home in between leaves no further event. */
const STALE_MS = 300_000
const DAY_MS = 86_400_000
/** Days of which Home tells the changes of roles. */
export const GRANT_DAYS = 7
/** The end of an open range, as 1.0.0 and 1.4.1 accept it (contract §6). */
const LATEST = '9999-12-31T23:59:59Z'

export type Glance = {
  /** Newest first. */
  events: readonly AuditEvent[]
  /** Events that were read, those that Home does not show too. */
  read: number
  /** The server has more: a page begins with the oldest. */
  hasMore: boolean
}

/** What of a page is shown, the newest first. */
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
          time_range: { start, end: LATEST },
          limit: AUDIT_LIMIT_MAX,
        }),
      )
      return glanceOf(page, isShown)
    },
    staleTime: STALE_MS,
    retry: false,
  })
}

/** What was denied in the last 24 hours: one page, one audit event (contract §6). */
export const deniedQuery = (audited: Audited) =>
  glanceQuery('denied', audited, 1, { result: 'denied' }, () => true)

const CHANGES = ['binding-created', 'binding-revoked']

/**
 * Roles on Scopes that were granted and revoked in the last days: one page, one audit event. A request cannot ask for
 * operations, but for the action by which a Scope's roles are changed; that leaves out nearly everything else.
 */
export const grantsQuery = (audited: Audited) =>
  glanceQuery(
    'grants',
    audited,
    GRANT_DAYS,
    { action: 'scope.admin', result: 'allowed' },
    ({ reason_code: reason }) => CHANGES.includes(reason),
  )
