import type { ListAuditRequest } from '../../../api/contract/audit'
import type { ServerFilters } from './server-filters'

/** What a list of events is about. Instants are fixed once, so that every page is of the same list. */
export type AuditQuery = Pick<ListAuditRequest, 'resource'> &
  ServerFilters & {
    /** First instant that belongs to the list; null: from the first event on. */
    start: string | null
    /** First instant that no longer belongs to it; null: open, see `ForwardReader`. */
    end: string | null
  }
