import { expect, it } from 'vitest'
import type { AuditPage, ListAuditRequest } from '../../../api/contract/audit'
import { Feed } from './feed'
import { eventAt } from '../testing/simulated-audit'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-21T10:00:00Z')

/** A list that does not grow by being read. A `step` above 1 leaves out cursors between events, as a filter does. */
function listOf(times: readonly number[], step: number) {
  const events = times.map((ms, index) => eventAt((index + 1) * step, ms))
  const counter = { calls: 0 }
  const ask = async ({ time_range: range, cursor, limit = 100 }: ListAuditRequest) => {
    counter.calls += 1
    const start = range ? Date.parse(range.start) : -Infinity
    const end = range ? Date.parse(range.end) : Infinity
    const after = cursor ? Number(cursor) : -Infinity
    const found = events.filter((event, index) => {
      const at = times[index] ?? NaN
      return event.cursor > after && at >= start && at < end
    })
    const items = found.slice(0, limit)
    const next = found.length > limit ? String(items.at(-1)?.cursor) : null
    return { page: { items, next_cursor: next } satisfies AuditPage, at: NOW }
  }
  return { ask, counter, newest: events.at(-1)?.cursor }
}

/** `count` events, evenly from so many days ago to so many days ago. */
const spread = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, i) => NOW - from * DAY + (((from - to) * DAY) / count) * i)

it.each<[string, number[], 'all' | 'denied', number]>([
  ['an ordinary deployment', spread(50_000, 100, 0), 'all', 2],
  ['a deployment that is silent since yesterday', spread(50_000, 101, 1), 'all', 4],
  ['a deployment that is silent for 80 days', spread(50_000, 180, 80), 'all', 13],
  ['many refusals', spread(50_000, 180, 0), 'denied', 2],
  ['many refusals, none for 80 days', spread(50_000, 180, 80), 'denied', 11],
  ['one day of refusals ten months ago', spread(50_000, 301, 300), 'denied', 15],
  [
    'a day of refusals, and few since then',
    [...spread(40_000, 180, 179), ...spread(600, 179, 20)],
    'denied',
    4,
  ],
  [
    'few refusals, and a day of them half a year ago',
    [...spread(600, 300, 179), ...spread(40_000, 179, 178)],
    'denied',
    12,
  ],
  ['400 events a second', [...spread(5_000, 100, 1), ...spread(50_000, 125 / 86_400, 0)], 'all', 3],
])(
  'newest first, the first rows of %s take a bounded number of calls',
  async (_, times, result, most) => {
    const { ask, counter, newest } = listOf(times, result === 'all' ? 1 : 3)
    const feed = new Feed(
      {
        resource: { type: 'server', deployment_id: 'powercontext' },
        ...(result === 'denied' ? { result } : {}),
        start: null,
        end: null,
      },
      ask,
      { order: 'newest', now: () => NOW },
    )
    for (let gesture = 0; gesture < 3 && feed.getSnapshot().rows.events === 0; gesture += 1) {
      await feed.loadMore()
    }
    const { rows } = feed.getSnapshot()
    expect(rows.events).toBeGreaterThanOrEqual(50)
    expect(rows.cursorAt(0)).toBe(newest)
    expect(counter.calls).toBeLessThanOrEqual(most)
  },
)
