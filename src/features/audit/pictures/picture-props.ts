import type { Zone } from '../../../lib/date/stamp'
import type { FeedSnapshot } from '../reading/event-feed'

export type PictureProps = {
  snapshot: FeedSnapshot
  zone: Zone
  /** Narrows the list to a stretch of time: ISO instants, the end excluded. */
  onNarrow: (from: string, to: string) => void
  onOpenEvent: (eventId: string) => void
}
