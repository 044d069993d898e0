import { readOn } from './read-on'
import { isReadToItsEnd, type EventFeed } from './reading/event-feed'

/** Most events that are kept in the page at a time; beyond it a range or a filter has to narrow the list. */
export const LOADED_MAX = 1_000_000

/**
 * Reads on gesture by gesture until everything that matches is loaded, until something stops it, `signal` ends it or
 * more than `max` events are loaded: with exactly so many, only one more answer tells whether that is all. Gaps are closed
 * after the end is reached.
 */
export async function loadAll(feed: EventFeed, signal: AbortSignal, max = LOADED_MAX) {
  while (!signal.aborted) {
    const before = feed.getSnapshot()
    if (isReadToItsEnd(before) || before.rows.events > max) return
    if (before.phase === 'loading') {
      await change(feed)
      continue
    }
    // A gesture's calls were spent on events whose place was not certain yet: the next one goes on.
    if (before.phase === 'stopped' && before.stop?.kind !== 'limit') return
    await readOn(feed)
    const after = feed.getSnapshot()
    if (after.calls === before.calls && after.rows.version === before.rows.version) return
  }
}

const change = (feed: EventFeed) =>
  new Promise<void>((resolve) => {
    const stop = feed.subscribe(() => {
      stop()
      resolve()
    })
  })
