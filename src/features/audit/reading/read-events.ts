import type { AuditEvent } from '../../../api/contract/audit'
import { parseInstant, type Micros } from '../../../lib/date/micros'
import type { FeedSnapshot } from './event-feed'
import { microsOf } from './feed-request'

/** The server's time of an answer is known to about 2 s (`server-clock.ts`): what is nearer to the end of a range is not sure to be in it. */
const EDGE_MS = 5_000

/**
 * The events of a time, [from, to) in µs, out of what a feed has read; null unless it has read all of that time, could
 * read all of it, and has no event left whose place it does not know yet.
 */
export function readEvents(
  { rows, readRanges, pending, blind }: FeedSnapshot,
  from: Micros,
  to: Micros,
): AuditEvent[] | null {
  const isRead = readRanges.some(
    ({ startMs, endMs }) => microsOf(startMs) <= from && to <= microsOf(endMs - EDGE_MS),
  )
  const isBlind = blind.some((spot) => spot.from < to && from < spot.to)
  if (!isRead || isBlind || pending > 0) return null
  const events: AuditEvent[] = []
  // Times need not rise with the rows (contract §6): each is looked at, by its whole milliseconds first.
  for (let row = 0; row < rows.length; row += 1) {
    const ms = rows.timeAt(row)
    if (Number.isNaN(ms) || microsOf(ms + 1) <= from || microsOf(ms) >= to) continue
    const event = rows.at(row)
    const at = event && parseInstant(event.occurred_at)
    if (event && at != null && at >= from && at < to) events.push(event)
  }
  return events
}
