import { describe, expect, it } from 'vitest'
import type { ListAuditRequest } from '../../../api/contract/audit'
import { ApiError } from '../../../api/errors'
import { CALLS_PER_GESTURE, Feed } from './feed'
import type { FeedQuery } from './feed-request'
import { HORIZON_MS } from './resume'
import { eventAt, SimulatedAudit, type Incident } from './simulated-audit'

const query: FeedQuery = {
  resource: { type: 'server', deployment_id: 'powercontext' },
  start: null,
  end: null,
}
const T0 = Date.parse('2026-11-21T10:00:00Z')
const seconds = (count: number) => Array.from({ length: count }, (_, index) => T0 + index * 1_000)
const cursorsOf = (feed: Feed) => feed.getSnapshot().events.map((event) => event.cursor)
const to = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

function opened(count: number, incidents: Incident[] = [], over: Partial<FeedQuery> = {}) {
  const service = new SimulatedAudit(seconds(count), T0 + count * 1_000, incidents)
  return { service, feed: new Feed({ ...query, ...over }, service.ask) }
}

describe('reading the audit', () => {
  it('reads the first page once, however often it is started', async () => {
    const { service, feed } = opened(300)
    feed.start()
    feed.start()
    await feed.loadMore()
    await Promise.resolve()
    expect(service.requests).toHaveLength(1)
  })

  it('asks for a small page, then for large ones, and ends when the server says so', async () => {
    const { service, feed } = opened(700)
    for (let i = 0; i < 3; i += 1) await feed.loadMore()
    expect(service.requests.map((request) => request.limit)).toEqual([100, 500, 500])
    expect(feed.getSnapshot().phase).toBe('complete')
    expect(cursorsOf(feed)).toEqual(to(703))
    await feed.loadMore()
    expect(service.requests).toHaveLength(3)
  })

  it('sends no time range for an open list, and both bounds otherwise', async () => {
    const open = opened(3)
    await open.feed.loadMore()
    expect(open.service.requests[0]).not.toHaveProperty('time_range')
    const from = opened(3, [], { start: '2026-11-21T10:00:01Z' })
    await from.feed.loadMore()
    expect(from.service.requests[0]?.time_range).toEqual({
      start: '2026-11-21T10:00:01Z',
      end: '9999-12-31T23:59:59Z',
    })
    expect(cursorsOf(from.feed)).toEqual([2, 3, 4])
  })
})

describe('a policy change while reading', () => {
  it('is taken up again shortly before the latest event, keeps the end, and loses nothing', async () => {
    const end = '2026-11-21T10:20:00Z'
    const { service, feed } = opened(900, ['none', 'grant'], { end })
    await feed.loadMore()
    await feed.loadMore()
    expect(service.requests[2]).toMatchObject({
      time_range: { start: '2026-11-21T10:01:29.000Z', end },
    })
    expect(service.requests[2]).not.toHaveProperty('cursor')
    expect(feed.getSnapshot()).toMatchObject({ phase: 'more', resumed: { policy: 1, cursor: 0 } })
    while (feed.getSnapshot().phase === 'more') await feed.loadMore()
    const seen = cursorsOf(feed)
    expect(seen.slice(0, 900)).toEqual(to(900))
  })

  it('gets past more events of one instant than a page holds', async () => {
    const service = new SimulatedAudit(Array<number>(1_700).fill(T0), T0, ['none', 'none', 'grant'])
    const feed = new Feed(query, service.ask)
    while (feed.getSnapshot().phase !== 'complete') {
      await feed.loadMore()
      expect(feed.getSnapshot().phase).not.toBe('stopped')
    }
    expect(cursorsOf(feed).slice(0, 1_700)).toEqual(to(1_700))
  })

  it('finds an event that was numbered later but stamped a little earlier', async () => {
    const service = new SimulatedAudit([], T0 + 10_000, ['none', 'grant'])
    for (let i = 0; i < 100; i += 1) service.write(T0)
    service.write(T0 - 2_415)
    const feed = new Feed(query, service.ask)
    await feed.loadMore()
    await feed.loadMore()
    expect(cursorsOf(feed)).toContain(101)
  })

  it('stops with its own words when the policy changes at each call', async () => {
    const service = new SimulatedAudit(
      Array<number>(1_700).fill(T0),
      T0,
      Array<Incident>(60).fill('grant'),
    )
    const feed = new Feed(query, service.ask)
    for (let i = 0; i < 5 && feed.getSnapshot().phase !== 'stopped'; i += 1) await feed.loadMore()
    expect(feed.getSnapshot().stop).toEqual({ kind: 'policy-changing', calls: CALLS_PER_GESTURE })
  })
})

describe('an open list', () => {
  it('comes to an end although the service is busier than the reader', async () => {
    const { service, feed } = opened(400)
    let gestures = 0
    while (feed.getSnapshot().phase !== 'complete' && (gestures += 1) < 50) {
      await feed.loadMore()
      service.clock += 60_000
      for (let i = 0; i < 600; i += 1) service.write()
    }
    const { phase, until } = feed.getSnapshot()
    expect(phase).toBe('complete')
    expect(cursorsOf(feed).slice(0, 400)).toEqual(to(400))
    expect(service.requests.at(-1)?.time_range?.end).toBe(until)
  })

  it('loses nothing when the clock that closes it is far behind the events', async () => {
    const service = new SimulatedAudit(seconds(900), T0 - 365 * 86_400_000)
    const feed = new Feed(query, service.ask)
    while (feed.getSnapshot().phase !== 'complete') await feed.loadMore()
    expect(feed.getSnapshot().events.length).toBeGreaterThanOrEqual(900)
    expect(feed.getSnapshot().until).toBeNull()
  })

  it('leaves out what happened later than its horizon', async () => {
    const { service, feed } = opened(150)
    await feed.loadMore()
    service.write(service.clock + HORIZON_MS - 1)
    service.write(service.clock + HORIZON_MS)
    await feed.loadMore()
    expect(feed.getSnapshot()).toMatchObject({ phase: 'complete' })
    expect(feed.getSnapshot().until).not.toBeNull()
    expect(cursorsOf(feed)).toContain(152)
    expect(cursorsOf(feed)).not.toContain(153)
  })
})

describe('failures', () => {
  it('stops at a dead connection and goes on where it was', async () => {
    const { service, feed } = opened(300, ['none', 'network'])
    await feed.loadMore()
    await feed.loadMore()
    expect(feed.getSnapshot()).toMatchObject({ phase: 'stopped', stop: { kind: 'failure' } })
    expect(cursorsOf(feed)).toEqual(to(100))
    await feed.loadMore()
    expect(service.requests[2]?.cursor).toBe(service.requests[1]?.cursor)
    expect(feed.getSnapshot().phase).toBe('complete')
    expect(cursorsOf(feed).slice(0, 300)).toEqual(to(300))
  })

  it.each([
    [403, 'forbidden'],
    [410, 'cursor_expired'],
    [422, 'invalid_access_request'],
  ])('%i for a cursor is survived', async (status, code) => {
    const service = new SimulatedAudit(seconds(300), T0 + 300_000)
    const feed = new Feed(query, async (request) => {
      if (request.cursor) throw new ApiError('http', status, code, code, null, null)
      return service.ask(request)
    })
    await feed.loadMore()
    await feed.loadMore()
    expect(feed.getSnapshot()).toMatchObject({ phase: 'complete', resumed: { cursor: 1 } })
    expect(cursorsOf(feed).slice(0, 300)).toEqual(to(300))
  })

  it('a refusal that is not the cursor’s is shown, not repeated', async () => {
    let calls = 0
    const service = new SimulatedAudit(seconds(300), T0 + 300_000)
    const feed = new Feed(query, async (request) => {
      calls += 1
      if (calls > 1) throw new ApiError('http', 403, 'forbidden', 'no', null, null)
      return service.ask(request)
    })
    await feed.loadMore()
    await feed.loadMore()
    expect(calls).toBe(3)
    expect(feed.getSnapshot().stop).toMatchObject({ kind: 'failure', error: { status: 403 } })
  })
})

describe('a server that answers nonsense', () => {
  const nonsense = (answer: (request: ListAuditRequest, call: number) => unknown) => {
    let calls = 0
    const feed = new Feed(query, async (request) => {
      calls += 1
      return { page: answer(request, calls) as { items: [] }, at: T0 }
    })
    return { feed, calls: () => calls }
  }

  it('empty pages with ever new cursors end in a stop', async () => {
    const { feed, calls } = nonsense((_, call) => ({ items: [], next_cursor: `c${call}` }))
    await feed.loadMore()
    expect(feed.getSnapshot().stop).toEqual({ kind: 'no-progress', calls: CALLS_PER_GESTURE })
    expect(calls()).toBe(CALLS_PER_GESTURE)
  })

  it('the same page for ever ends in a stop, and is shown once', async () => {
    const items = [eventAt(1, T0), eventAt(2, T0)]
    const { feed, calls } = nonsense(() => ({ items, next_cursor: 'same' }))
    await feed.loadMore()
    await feed.loadMore()
    expect(feed.getSnapshot().stop).toEqual({ kind: 'cursor-repeated' })
    await feed.loadMore()
    expect(cursorsOf(feed)).toEqual([1, 2])
    expect(calls()).toBeLessThanOrEqual(3 * CALLS_PER_GESTURE)
  })

  it('events out of order are put in order, and it is said', async () => {
    const { feed } = nonsense(() => ({ items: [eventAt(3, T0), eventAt(1, T0), eventAt(3, T0)] }))
    await feed.loadMore()
    expect(cursorsOf(feed)).toEqual([1, 3])
    expect(feed.getSnapshot()).toMatchObject({ phase: 'complete', irregular: true })
  })

  it('one event under two cursors is shown once', async () => {
    const { feed } = nonsense(() => ({
      items: [eventAt(1, T0), eventAt(2, T0, { event_id: 'event-1' })],
    }))
    await feed.loadMore()
    expect(cursorsOf(feed)).toEqual([1])
  })

  it('two events under one cursor stop the list without losing what was there', async () => {
    const { feed } = nonsense((_, call) => ({
      items: call === 1 ? [eventAt(1, T0)] : [eventAt(1, T0, { event_id: 'other' })],
      next_cursor: `c${call}`,
    }))
    await feed.loadMore()
    await feed.loadMore()
    expect(feed.getSnapshot().stop).toEqual({ kind: 'cursor-conflict', cursor: 1 })
    expect(cursorsOf(feed)).toEqual([1])
  })
})
