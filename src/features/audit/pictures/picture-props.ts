import type { Zone } from '../../../lib/date/stamp'
import type { AuditQuery } from '../query/audit-query'
import type { AuditFilters } from '../query/audit-search'
import type { FeedSnapshot } from '../reading/event-feed'
import type { ShownRows } from '../table/shown-rows'

export type PictureProps = {
  /** Whose list it is, and what it was asked for. */
  who: string
  resource: AuditQuery['resource']
  filters: AuditFilters
  snapshot: FeedSnapshot
  /** What the filters leave of it. */
  shown: ShownRows
  zone: Zone
  /** Narrows the list to a stretch of time: ISO instants, the end excluded. */
  onNarrow: (from: string, to: string) => void
  /** Goes to another address of the audit. */
  onAddress: (to: (now: URLSearchParams) => URLSearchParams) => void
  onOpenEvent: (eventId: string) => void
}
