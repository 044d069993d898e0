import { describe, expect, it, vi } from 'vitest'
import { loadAll } from '../load-all'
import { Feed } from './feed'
import { jumpOrFirst } from './jump'
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
import { SimulatedAudit } from '../testing/simulated-audit'
import { HORIZON_MS } from './timestamp-lag'

// Thousands of simulated calls: more than the usual five seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

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

  it.each<Order>(['oldest', 'newest'])(
    'shows the first event of all where an instant before it is asked for, %s first',
    async (order) => {
      const { feed } = opened(hours, { order })
      await feed.loadMore()
      const row = await jumpOrFirst(feed, T0 - 30_000 * HOUR)
      expect(feed.getSnapshot().rows.cursorAt(row)).toBe(1)
      const again = await jumpOrFirst(feed, T0 - 30_000 * HOUR)
      expect(feed.getSnapshot().rows.cursorAt(again)).toBe(1)
      expect(feed.getSnapshot()).toMatchObject({ phase: 'more', stop: null })
    },
  )

  it('reads a gap from either side until the ranges that were read meet', async () => {
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
    expect(await feed.loadNew()).toEqual({ events: 5 + 1 + (before - 1), own: 0 })
    expect(service.requests.length - before).toBe(1)
    service.clock += 60_000
    expect(await feed.loadNew()).toEqual({ events: 1, own: 0 })
    expect(feed.getSnapshot().newer).toMatchObject({ more: false })
    const shown = cursorsOf(feed)
    expect(shown.slice(-5)).toEqual(to(service.events.length).slice(-5))
  })

  it.each<Order>(['oldest', 'newest'])(
    'is not complete, %s first, while a look for newer events has spent its calls short of the present',
    async (order) => {
      const { service, feed } = opened(hours.slice(-5), { order })
      await feed.loadMore()
      await feed.loadNew()
      expect(feed.getSnapshot().phase).toBe('complete')
      // Each call meets another grant, which costs it its cursor.
      for (let call = 0; call < 40; call += 1) service.fail('grant')
      for (let ms = 0; ms < 6_000; ms += 1) service.write(service.clock + ms)
      const existed = to(service.events.length)
      await feed.loadNew()
      expect(cursorsOf(feed)).not.toEqual(expect.arrayContaining(existed))
      expect(feed.getSnapshot()).toMatchObject({ phase: 'more', stop: null, endReached: true })
      await loadAll(feed, new AbortController().signal)
      expect(feed.getSnapshot().phase).toBe('complete')
      expect(cursorsOf(feed)).toEqual(expect.arrayContaining(existed))
    },
  )

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

  it('marks the reader’s own reading, and counts it apart among what is new', async () => {
    const service = new SimulatedAudit(seconds(5), T0 + 5_000)
    // The service records each call of this feed behind those five; the next one is another person's.
    let other = 0
    const feed = new Feed(query, service.ask, {
      order: 'newest',
      now: () => service.clock,
      isOwn: ({ cursor }) => cursor > 5 && cursor !== other,
    })
    await feed.loadMore()
    service.write()
    other = service.events.length
    const arrived = await feed.loadNew()
    expect(arrived.events - arrived.own).toBe(1)
    expect(feed.getSnapshot().newer.arrived).toEqual(arrived)
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
    // One call for the newest, which fails: there is a range of nothing at the end.
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
