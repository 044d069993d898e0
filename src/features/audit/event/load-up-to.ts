import { readOn } from '../read-on'
import type { EventFeed } from '../reading/event-feed'

/** One press of the drawer's "Load on" loads more this often, at most 5,000 events in all: each page is an audited call. */
const GESTURES_PER_SEARCH = 10

/** Loads more of the list until it holds the event, stops, ends, or has been loaded `GESTURES_PER_SEARCH` times. */
export async function loadUpTo(feed: EventFeed, eventId: string): Promise<void> {
  for (let i = 0; i < GESTURES_PER_SEARCH; i += 1) {
    await readOn(feed)
    const now = feed.getSnapshot()
    if (now.phase !== 'more' || now.rows.rowOf(eventId) >= 0) return
  }
}
