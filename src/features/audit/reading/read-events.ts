import type { AuditEvent } from '../../../api/contract/audit'
import { parseInstant, type Micros } from '../../../lib/date/micros'
import type { FeedSnapshot } from './event-feed'
import { microsOf } from './feed-request'

/** The console knows the server's time to about 2 s (`server-clock.ts`), so the last seconds of a range that was read may miss events. */
const EDGE_MS = 5_000

/**
 * The events of a time, [from, to) in µs, that a feed has read. It is null unless the feed has read that time wholly, without
 * an event that the server could not hand out, and has placed every event that it received.
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
