import type { Edge, EventFeed, FeedSnapshot } from './reading/event-feed'

/** Makes one gesture that reads on: at the end of the list, in a gap, or what is newer. */
export async function readOn(feed: EventFeed): Promise<void> {
  const now = feed.getSnapshot()
  if (now.phase === 'stopped') return feed.retry()
  const edge = nextEdge(now)
  if (edge === null && now.newer.more) await feed.loadNew()
  else await feed.loadMore(edge ?? 'end')
}

/** Where to read on: the end of the display, then the gaps above it; null where neither has anything left. */
function nextEdge({ rows, endReached, readRanges }: FeedSnapshot): Edge | null {
  if (!endReached) return 'end'
  for (let index = 1; index < readRanges.length; index += 1) {
    const row = rows.rowAtTime(readRanges[index]?.startMs ?? NaN)
    for (let near = row - 2; near <= row + 2; near += 1) {
      const gap = rows.gapAt(near)
      if (gap) return { gap: gap.id, from: 'above' }
    }
  }
  for (let row = 0; row < rows.length; row += 1) {
    const gap = rows.gapAt(row)
    if (gap) return { gap: gap.id, from: 'above' }
  }
  return null
}
