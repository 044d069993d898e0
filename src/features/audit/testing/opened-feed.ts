import { expect } from 'vitest'
import { Feed } from '../reading/feed'
import type { IsOwnReading } from '../reading/arrived'
import type { AuditQuery } from '../query/audit-query'
import type { Order } from '../store/rows'
import { SimulatedAudit, type Incident } from './simulated-audit'
import { CALLS_PER_GESTURE } from '../reading/stops'

export const query: AuditQuery = {
  resource: { type: 'server', deployment_id: 'powercontext' },
  start: null,
  end: null,
}
export const T0 = Date.parse('2026-11-21T10:00:00Z')
export const HOUR = 3_600_000
export const DAY = 24 * HOUR
export const seconds = (count: number) =>
  Array.from({ length: count }, (_, index) => T0 + index * 1_000)
export const to = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

/** Cursors of the events shown, oldest first; -1 for a gap. */
export function cursorsOf(feed: Feed) {
  const { rows, order } = feed.getSnapshot()
  const cursors = Array.from({ length: rows.length }, (_, row) => rows.cursorAt(row))
  return order === 'oldest' ? cursors : cursors.reverse()
}

export function opened(
  times: number | number[],
  { incidents = [], order = 'oldest', isOwn, ...over }: Options = {},
) {
  const all = typeof times === 'number' ? seconds(times) : times
  const service = new SimulatedAudit(all, Math.max(T0, ...all.slice(-1)) + 1_000, incidents)
  const now = () => service.clock
  const feed = new Feed({ ...query, ...over }, service.ask, { order, now, isOwn })
  return { service, feed }
}
type Options = Partial<AuditQuery> & {
  incidents?: Incident[]
  order?: Order
  isOwn?: IsOwnReading
}

/** Reads on to the end; answers with the calls of each gesture. */
export async function readAll(feed: Feed, service: SimulatedAudit) {
  const gestures: number[] = []
  while (feed.getSnapshot().phase !== 'complete') {
    const before = service.requests.length
    await feed.loadMore()
    gestures.push(service.requests.length - before)
    if (gestures.length > 500) throw new Error('The list did not come to an end.')
  }
  expect(Math.max(...gestures)).toBeLessThanOrEqual(CALLS_PER_GESTURE)
  return gestures
}
