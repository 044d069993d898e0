import type { EventFeed, Place } from './event-feed'

/**
 * Jumps to a place. Where no event is as old as the instant, it goes on to the first of all: newest first, the row at the
 * instant would be the gap above it. Oldest first, reading comes to that event by itself.
 */
export async function jumpOrFirst(feed: EventFeed, place: Place): Promise<number> {
  const row = await feed.jumpTo(place)
  const { rows, order } = feed.getSnapshot()
  if (row < 0 || typeof place !== 'number' || order === 'oldest') return row
  const isBeforeAll = row >= rows.length || rows.gapAt(row) !== undefined
  return isBeforeAll ? feed.jumpTo('start') : row
}
