import type { QueryClient } from '@tanstack/react-query'
import { AUDIT_LIMIT_MAX, OPEN_END, type ListAuditRequest } from '../../../api/contract/audit'
import { auditPageQuery } from '../../../api/queries/audit'
import { serverNow } from '../../../api/server-clock'

const DAY_MS = 86_400_000

/**
 * Reads the first page of the last days of an audit, one recorded call. Whoever acts in it is known by name from then on.
 * @returns how many events were read, where there are more; null: all of them
 * @throws ApiError
 */
export async function lookForNames(
  client: QueryClient,
  resource: ListAuditRequest['resource'],
  days: number,
): Promise<number | null> {
  const start = new Date(serverNow() - days * DAY_MS).toISOString()
  const { page } = await client.fetchQuery(
    auditPageQuery({ resource, time_range: { start, end: OPEN_END }, limit: AUDIT_LIMIT_MAX }),
  )
  return page.next_cursor ? page.items.length : null
}
