import { describe, expect, it, vi } from 'vitest'
import type { ListAuditRequest } from '../../../api/contract/audit'
import { ApiError } from '../../../api/errors'
import { Feed } from './feed'
import type { Order } from '../store/rows'
import {
  cursorsOf,
  DAY,
  HOUR,
  opened,
  query,
  readAll,
  seconds,
  T0,
  to,
} from '../testing/opened-feed'
import { eventAt, SimulatedAudit, type Incident } from '../testing/simulated-audit'
import { CALLS_PER_GESTURE } from './stops'

// Thousands of simulated calls: more than the usual five seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

describe('reading oldest first', () => {
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
    const from = opened(3, { start: '2026-11-21T10:00:01Z' })
    await from.feed.loadMore()
    expect(from.service.requests[0]?.time_range).toEqual({
      start: '2026-11-21T10:00:01Z',
      end: '9999-12-31T23:59:59Z',
    })
    expect(cursorsOf(from.feed)).toEqual([2, 3, 4])
  })

  it('reads years window by window, with few events twice', async () => {
    const times = Array.from({ length: 20_000 }, (_, index) => T0 - (20_000 - index) * HOUR)
    const { service, feed } = opened(times)
    await readAll(feed, service)
    expect(cursorsOf(feed).slice(0, 20_000)).toEqual(to(20_000))
    expect(service.requests.length).toBeLessThan(1.3 * (20_000 / 500))
  })
})

describe('reading newest first', () => {
  it('shows the newest at once, however much there is before it', async () => {
    const times = Array.from({ length: 20_000 }, (_, index) => T0 - (20_000 - index) * 60_000)
    const { service, feed } = opened(times, { order: 'newest' })
    await feed.loadMore()
    expect(service.requests.length).toBeLessThanOrEqual(2)
    const { rows } = feed.getSnapshot()
    expect(rows.events).toBeGreaterThanOrEqual(50)
    expect(rows.cursorAt(0)).toBeGreaterThanOrEqual(20_000)
    await readAll(feed, service)
    expect(cursorsOf(feed).slice(0, 20_000)).toEqual(to(20_000))
    expect(service.requests.length).toBeLessThan(2 * (20_000 / 500))
  })

  it('finds the last event of eight months ago in one gesture, and the end in another', async () => {
    const times = Array.from(
      { length: 3_000 },
      (_, index) => T0 - 240 * DAY - index * HOUR,
    ).reverse()
    const { service, feed } = opened([...times, T0])
    service.events.pop()
    await feed.loadMore()
    const newest = new Feed(query, service.ask, { order: 'newest', now: () => service.clock })
    const before = service.requests.length
    await newest.loadMore()
    await newest.loadMore()
    expect(newest.getSnapshot().rows.events).toBeGreaterThanOrEqual(50)
    expect(service.requests.length - before).toBeLessThanOrEqual(2 * CALLS_PER_GESTURE)
  })

  it('says that there is nothing after three calls', async () => {
    const { service, feed } = opened([], { order: 'newest', end: '2026-11-21T10:00:00Z' })
    await feed.loadMore()
    expect(feed.getSnapshot()).toMatchObject({ phase: 'complete', endReached: true })
    expect(service.requests.length).toBeLessThanOrEqual(3)
  })

  it('reads a burst of 50,000 events in one second, keeping what it has read', async () => {
    const burst = Array.from({ length: 50_000 }, (_, index) => T0 + Math.floor(index / 50))
    const times = [...Array.from({ length: 100 }, (_, i) => T0 - (100 - i) * 60_000), ...burst]
    const { service, feed } = opened(times, { order: 'newest' })
    const progress: string[] = []
    while (feed.getSnapshot().phase !== 'complete') {
      await feed.loadMore()
      const { rows, pending, stop, readRanges } = feed.getSnapshot()
      expect(stop === null || stop.kind === 'limit').toBe(true)
      progress.push(`${rows.events + pending} since ${readRanges[0]?.startMs}`)
      if (progress.length > 250) throw new Error('The burst was not read.')
    }
    // Each gesture read more, or further.
    expect(new Set(progress).size).toBe(progress.length)
    expect(cursorsOf(feed).slice(0, times.length)).toEqual(to(times.length))
    expect(service.requests.length).toBeLessThan(2.5 * (50_000 / 500))
  })

  it('reads 5,000 events of one instant', async () => {
    const { service, feed } = opened(Array<number>(5_000).fill(T0), { order: 'newest' })
    await readAll(feed, service)
    expect(cursorsOf(feed).slice(0, 5_000)).toEqual(to(5_000))
    expect(service.requests.length).toBeLessThan(30)
  })

  it('keeps the order of the cursors although the clock was put back two hours', async () => {
    const times = Array.from(
      { length: 4_000 },
      (_, i) => T0 + i * 6_000 - (i >= 2_000 ? 2 * HOUR : 0),
    )
    const { service, feed } = opened(times, { order: 'newest' })
    await readAll(feed, service)
    expect(cursorsOf(feed).slice(0, 4_000)).toEqual(to(4_000))
  })

  it('misses nothing although the console is hours behind or ahead', async () => {
    for (const skew of [-5 * HOUR, 5 * HOUR]) {
      const service = new SimulatedAudit(seconds(3_000), T0 + 3_000_000)
      const now = () => service.clock + skew
      const feed = new Feed(query, service.ask, { order: 'newest', now })
      await readAll(feed, service)
      expect(cursorsOf(feed).slice(0, 3_000)).toEqual(to(3_000))
    }
  })
})

describe('a policy change while reading', () => {
  it('costs one window, keeps the end, and loses nothing', async () => {
    const end = '2026-11-21T10:20:00Z'
    const { service, feed } = opened(900, { incidents: ['none', 'none', 'grant'], end })
    service.clock = T0 + DAY
    await readAll(feed, service)
    expect(feed.getSnapshot().resumed).toEqual({ policy: 1, cursor: 0 })
    expect(service.requests.at(-1)?.time_range?.end).toBe(end)
    expect(cursorsOf(feed)).toEqual(to(900))
    expect(service.requests.length).toBeLessThanOrEqual(8)
  })

  it.each<Order>(['oldest', 'newest'])(
    'at each call, %s first, leads on all the same: windows of one page need no cursor',
    async (order) => {
      const times = Array.from({ length: 4_000 }, (_, index) => T0 + index * 10)
      const incidents = Array<Incident>(400).fill('grant')
      const { service, feed } = opened(times, { incidents, order })
      await readAll(feed, service)
      expect(cursorsOf(feed).slice(0, 4_000)).toEqual(to(4_000))
    },
  )

  it('gets past more events of one instant than a page holds', async () => {
    const incidents: Incident[] = ['none', 'none', 'grant']
    const { service, feed } = opened(Array<number>(1_700).fill(T0), { incidents })
    await readAll(feed, service)
    expect(cursorsOf(feed).slice(0, 1_700)).toEqual(to(1_700))
  })

  it('finds an event that was numbered later but stamped a little earlier', async () => {
    const service = new SimulatedAudit([], T0 + 10_000, ['none', 'grant'])
    for (let i = 0; i < 100; i += 1) service.write(T0)
    service.write(T0 - 2_415)
    const feed = new Feed(query, service.ask, { now: () => service.clock })
    await readAll(feed, service)
    expect(cursorsOf(feed)).toContain(101)
  })

  it('reads a crowded last minute once more after role changes, and does not take that for a standstill', async () => {
    const times = Array.from({ length: 2_771 }, (_, index) => T0 + index)
    const incidents = Array<Incident>(19).fill('none')
    for (const call of [3, 4, 7, 13, 18]) incidents[call] = 'grant'
    const { service, feed } = opened(times, { incidents })
    const stops = new Set<string>()
    while (feed.getSnapshot().phase !== 'complete') {
      const calls = service.requests.length
      await (feed.getSnapshot().phase === 'stopped' ? feed.retry() : feed.loadMore())
      expect(service.requests.length).toBeGreaterThan(calls)
      const { stop } = feed.getSnapshot()
      if (stop) stops.add(stop.kind)
    }
    expect([...stops]).toEqual(['limit'])
    expect(cursorsOf(feed).slice(0, 2_771)).toEqual(to(2_771))
  })

  it('stops with its own words when the policy changes at each call of one instant', async () => {
    const incidents = Array<Incident>(60).fill('grant')
    const { feed } = opened(Array<number>(1_700).fill(T0), { incidents })
    for (let i = 0; i < 5; i += 1) await feed.loadMore()
    expect(feed.getSnapshot().stop).toEqual({ kind: 'policy-changing', calls: CALLS_PER_GESTURE })
  })
})

describe('failures', () => {
  it('stops at a dead connection and goes on where it was', async () => {
    const { service, feed } = opened(300, { incidents: ['none', 'network'] })
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
