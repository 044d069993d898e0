import { LOOK_CALLS } from '../filters/use-look-on'
import type { EventFeed } from '../reading/event-feed'

/** Loads more, and goes on while all that came is the reader's own reading and that is hidden; up to `LOOK_CALLS` calls or a few more. */
export async function loadMoreShown(feed: EventFeed, hidesOwn: boolean): Promise<void> {
  const { calls } = feed.getSnapshot()
  for (;;) {
    const first = feed.getSnapshot().rows.length
    await feed.loadMore()
    const now = feed.getSnapshot()
    if (!hidesOwn || now.phase !== 'more' || now.endReached) return
    if (now.calls - calls >= LOOK_CALLS) return
    for (let row = first; row < now.rows.length; row += 1) if (!now.rows.isOwn(row)) return
  }
}
