import { queryOptions } from '@tanstack/react-query'
import { bodies } from '../bodies'
import { call } from '../client'
import { AuditPage, type ListAuditRequest } from '../contract/audit'
import { endpoints } from '../endpoints'
import { auditFits } from '../fits/audit'
import { serverNow } from '../server-clock'
import { keys } from './keys'

export type AuditAnswer = {
  page: AuditPage
  /** The same as it was received, for files that must hold what the server sent. */
  text: string
  /** The server's time when it answered, in ms since the epoch; the browser's where the server's is not known. */
  at: number
}

let turn = 0

/**
 * One page of the access audit, oldest first (contract §6). Each call is itself audited: it has a key of its own,
 * is never asked twice, never refetched, and a failure waits for a person's "Retry".
 * @throws ApiError; 409 `access_cursor_stale` when a role binding changed since the cursor was made
 */
export const auditPageQuery = (request: ListAuditRequest) =>
  queryOptions({
    queryKey: keys.auditPage((turn += 1)),
    queryFn: async (): Promise<AuditAnswer> => {
      const { data, text } = await call({
        method: 'POST',
        path: endpoints.audit,
        body: bodies.audit(request),
        schema: AuditPage,
        fits: auditFits(request),
      })
      return { page: data, text, at: serverNow() }
    },
    retry: false,
    gcTime: 0,
    // A browser that thinks it is offline would hold the call back without a word.
    networkMode: 'always',
  })
