import type { Zone } from '../../../lib/date/stamp'
import type { FeedSnapshot } from '../reading/event-feed'
import type { ShownRows } from '../table/shown-rows'

export type PictureProps = {
  snapshot: FeedSnapshot
  /** What the filters leave of it. */
  shown: ShownRows
  /** The only result that the list was asked for. */
  result: 'allowed' | 'denied' | undefined
  zone: Zone
  /** Narrows the list to a stretch of time: ISO instants, the end excluded. */
  onNarrow: (from: string, to: string) => void
  /** Goes to another address of the audit. */
  onAddress: (to: (now: URLSearchParams) => URLSearchParams) => void
  onOpenEvent: (eventId: string) => void
}
