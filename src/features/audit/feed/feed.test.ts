import { describe, expect, it, vi } from 'vitest'
import type { ListAuditRequest } from '../../../api/contract/audit'
import { ApiError } from '../../../api/errors'
import { Feed } from './feed'
import type { FeedQuery } from './feed-request'
import type { Order } from './model'
import { eventAt, SimulatedAudit, type Incident } from './simulated-audit'
import { HORIZON_MS } from './slack'
import { CALLS_PER_GESTURE } from './stops'

// Thousands of simulated calls: more than the usual five seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const query: FeedQuery = {
  resource: { type: 'server', deployment_id: 'powercontext' },
  start: null,
  end: null,
}
const T0 = Date.parse('2026-11-21T10:00:00Z')
const HOUR = 3_600_000
const DAY = 24 * HOUR
const seconds = (count: number) => Array.from({ length: count }, (_, index) => T0 + index * 1_000)
const to = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

/** Cursors of the events shown, oldest first; -1 for a gap. */
function cursorsOf(feed: Feed) {
  const { rows, order } = feed.getSnapshot()
  const cursors = Array.from({ length: rows.length }, (_, row) => rows.cursorAt(row))
  return order === 'oldest' ? cursors : cursors.reverse()
}

function opened(
  times: number | number[],
  { incidents = [], order = 'oldest', ...over }: Options = {},
) {
  const all = typeof times === 'number' ? seconds(times) : times
  const service = new SimulatedAudit(all, Math.max(T0, ...all.slice(-1)) + 1_000, incidents)
  const feed = new Feed({ ...query, ...over }, service.ask, { order, now: () => service.clock })
  return { service, feed }
}
type Options = Partial<FeedQuery> & { incidents?: Incident[]; order?: Order }

/** Reads on to the end; answers with the calls of each gesture. */
async function readAll(feed: Feed, service: SimulatedAudit) {
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
      const { rows, pending, stop, stretches } = feed.getSnapshot()
      expect(stop === null || stop.kind === 'limit').toBe(true)
      progress.push(`${rows.events + pending} since ${stretches[0]?.startMs}`)
      if (progress.length > 40) throw new Error('The burst was not read.')
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

  it('stops with its own words when the policy changes at each call of one instant', async () => {
    const incidents = Array<Incident>(60).fill('grant')
    const { feed } = opened(Array<number>(1_700).fill(T0), { incidents })
    for (let i = 0; i < 5; i += 1) await feed.loadMore()
    expect(feed.getSnapshot().stop).toEqual({ kind: 'policy-changing', calls: CALLS_PER_GESTURE })
  })
})

describe('going elsewhere', () => {
  const hours = Array.from({ length: 20_000 }, (_, index) => T0 - (20_000 - index) * HOUR)

  it.each<Order>(['oldest', 'newest'])(
    'shows a time %s first without what is between',
    async (order) => {
      const { service, feed } = opened(hours, { order })
      await feed.loadMore()
      const before = service.requests.length
      const row = await feed.jumpTo(T0 - 10_000 * HOUR)
      expect(service.requests.length - before).toBeLessThanOrEqual(3)
      const { rows } = feed.getSnapshot()
      expect(Math.abs(rows.cursorAt(row) - 10_001)).toBeLessThanOrEqual(1)
      expect(cursorsOf(feed).filter((cursor) => cursor === -1)).toHaveLength(1)
      await feed.jumpTo(T0 - 10_000 * HOUR)
      await feed.jumpTo(order === 'oldest' ? 'end' : 'start')
      expect(cursorsOf(feed).filter((cursor) => cursor === -1)).toHaveLength(2)
      expect(feed.getSnapshot()).toMatchObject({ phase: 'more', endReached: true })
    },
  )

  it('reads a gap from either side until the stretches meet', async () => {
    const { feed } = opened(hours, { order: 'newest' })
    await feed.loadMore()
    await feed.jumpTo(T0 - 3_000 * HOUR)
    for (let i = 0; i < 40; i += 1) {
      const { rows } = feed.getSnapshot()
      const gap = to(rows.length)
        .map((row) => rows.gapAt(row - 1))
        .find(Boolean)
      if (!gap) break
      await feed.loadMore({ gap: gap.id, from: i % 2 === 0 ? 'above' : 'below' })
      const held = feed.getSnapshot().rows.gapAt(cursorsOf(feed).reverse().indexOf(-1))
      if (held) expect(held.id).toBe(gap.id)
    }
    const shown = cursorsOf(feed)
    expect(shown).not.toContain(-1)
    expect(shown.length).toBeGreaterThan(3_000)
    expect(shown.every((cursor, i) => i === 0 || cursor === (shown[i - 1] ?? 0) + 1)).toBe(true)
  })

  // After one of these calls a window has just ended, and its last seconds wait for what follows.
  it.each(to(8))(
    'loses nothing that one side kept back after %i calls when the other side meets it',
    async (calls) => {
      const times = Array.from({ length: 9_000 }, (_, index) => T0 - (9_000 - index) * 200)
      const { feed } = opened(times, { order: 'newest' })
      await feed.loadMore()
      await feed.jumpTo('start')
      const gapOf = () => {
        const { rows } = feed.getSnapshot()
        return to(rows.length)
          .map((row) => rows.gapAt(row - 1))
          .find(Boolean)
      }
      const first = gapOf()
      for (let i = 0; i < calls && first; i += 1)
        await feed.loadMore({ gap: first.id, from: 'below' })
      for (let i = 0; i < 200; i += 1) {
        const gap = gapOf()
        if (!gap) break
        await feed.loadMore({ gap: gap.id, from: 'above' })
      }
      expect(feed.getSnapshot()).toMatchObject({ phase: 'complete', pending: 0 })
      expect(cursorsOf(feed).slice(0, 9_000)).toEqual(to(9_000))
    },
  )

  it('reads only what is new, and says how much came', async () => {
    const { service, feed } = opened(hours, { order: 'newest' })
    await feed.loadMore()
    for (let i = 0; i < 5; i += 1) service.write()
    const before = service.requests.length
    // The five, and the calls of the feed itself.
    expect(await feed.loadNew()).toBe(5 + 1 + (before - 1))
    expect(service.requests.length - before).toBe(1)
    service.clock += 60_000
    expect(await feed.loadNew()).toBe(1)
    expect(feed.getSnapshot().newer).toMatchObject({ more: false })
    const shown = cursorsOf(feed)
    expect(shown.slice(-5)).toEqual(to(service.events.length).slice(-5))
  })

  it('finds what happened since the clock was put back', async () => {
    const { service, feed } = opened(hours, { order: 'newest' })
    await feed.loadMore()
    await feed.loadNew()
    service.clock -= 2 * HOUR
    service.write()
    const last = service.events.length
    await feed.loadNew()
    expect(cursorsOf(feed)).toContain(last)
  })

  it('marks what the console itself has asked', async () => {
    const own = new Set<string>()
    const service = new SimulatedAudit(seconds(5), T0 + 5_000)
    const feed = new Feed(
      query,
      async (request) => {
        const answer = await service.ask(request)
        own.add(answer.requestId)
        return answer
      },
      { order: 'newest', now: () => service.clock, own },
    )
    await feed.loadMore()
    await feed.loadNew()
    const { rows } = feed.getSnapshot()
    const marks = to(rows.length).map((row) => rows.isOwn(row - 1))
    expect(marks.filter(Boolean)).toHaveLength(service.requests.length)
    expect(marks.slice(-5)).toEqual([false, false, false, false, false])
  })
})

describe('an open list', () => {
  it('is read to its end, busy as it is, where its newest events were asked for and not reached', async () => {
    const { service, feed } = opened(400)
    await feed.loadMore()
    // One call for the newest, which fails: there is a stretch of nothing at the end.
    service.fail('network')
    expect(await feed.jumpTo('end')).toBe(-1)
    for (let i = 0; i < 60 && feed.getSnapshot().phase !== 'complete'; i += 1) {
      const { rows } = feed.getSnapshot()
      const gap = to(rows.length)
        .map((row) => rows.gapAt(row - 1))
        .find(Boolean)
      service.clock += 60_000
      // Busier than the reader for a while.
      for (let n = 0; n < 600 && i < 10; n += 1) service.write()
      if (gap) await feed.loadMore({ gap: gap.id, from: 'above' })
      else await feed.loadMore()
    }
    expect(feed.getSnapshot().phase).toBe('complete')
    expect(cursorsOf(feed).slice(0, 400)).toEqual(to(400))
  })

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
    const service = new SimulatedAudit(seconds(900), T0 - 365 * DAY)
    const feed = new Feed(query, service.ask, { now: () => service.clock })
    await readAll(feed, service)
    expect(cursorsOf(feed).length).toBeGreaterThanOrEqual(900)
    expect(feed.getSnapshot().until).toBeNull()
  })

  it('leaves out what happened later than its horizon', async () => {
    const { service, feed } = opened(150)
    await feed.loadMore()
    service.write(service.clock + HORIZON_MS - 1)
    service.write(service.clock + HORIZON_MS)
    await readAll(feed, service)
    expect(feed.getSnapshot().until).not.toBeNull()
    expect(cursorsOf(feed)).toContain(152)
    expect(cursorsOf(feed)).not.toContain(153)
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
