import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { AuditEvent } from '../../../api/contract/audit'
import { parseInstant } from '../../../lib/date/micros'
import { MetSpots } from './blind-spots'
import { isReadToItsEnd } from './event-feed'
import { Feed } from './feed'
import { history, incidents, T0 } from '../testing/histories'
import type { Order } from '../store/rows'
import { eventAt, micros, serverTime, SimulatedAudit } from '../testing/simulated-audit'
import { CALLS_PER_GESTURE, NARROWING_PER_GESTURE } from './stops'

// Thousands of simulated calls: more than the usual five seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const HISTORIES = Number(process.env['FEED_HISTORIES'] ?? 10_000)
const CHUNK = 500

const gesture = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('more' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('jump' as const),
      to: fc.oneof(fc.constantFrom('start' as const, 'end' as const), fc.nat({ max: 240 })),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('gap' as const),
      which: fc.nat({ max: 3 }),
      from: fc.constantFrom('above' as const, 'below' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('new' as const) }) },
  /** The service writes some events meanwhile. */
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('busy' as const), count: fc.nat({ max: 30 }) }),
  },
)
const world = fc.record({
  history,
  incidents,
  gestures: fc.array(gesture, { maxLength: 12 }),
  pageSize: fc.constantFrom(3, 17, 60, 500),
  order: fc.constantFrom<Order>('newest', 'oldest'),
  /** Whether the cursors of the list leave out those of other events. */
  stride: fc.constantFrom(1, 3),
  /** Index of the event that the list starts at; -1: at the first one, without a time range. */
  from: fc.integer({ min: -3, max: 200 }),
  closed: fc.boolean(),
  /** Indexes of events that the server cannot hand out. */
  unreadable: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(fc.nat({ max: 220 }), { maxLength: 12 }) },
  ),
  /** Whether another list of the visit has found these events before. */
  met: fc.boolean(),
  /** Whether events of one millisecond differ in their microseconds. */
  fine: fc.boolean(),
  /** How far the console's clock is from the service's, ms. */
  skew: fc.constantFrom(0, 0, 0, 1_500, -3 * 3_600_000, 3 * 3_600_000),
})

type World = typeof world extends fc.Arbitrary<infer W> ? W : never

function open(world: World) {
  const { history, incidents, pageSize, stride, order, from, closed, skew } = world
  const times = history.times.map((ms, index) =>
    world.fine ? ms + ((index * 7) % 1_000) / 1_000 : ms,
  )
  const now = Math.max(T0, ...times) + 1
  const service = new SimulatedAudit(times, now, [...incidents], pageSize, stride)
  for (const index of world.unreadable) {
    const event = service.events[index]
    if (event) service.unreadable.add(event.cursor)
  }
  const startMs = times[from]
  const query = {
    resource: { type: 'server' as const, deployment_id: 'powercontext' },
    start: startMs === undefined ? null : serverTime(startMs),
    end: closed ? new Date(now).toISOString() : null,
  }
  const microsOf = (event: AuditEvent) => parseInstant(event.occurred_at) ?? NaN
  const inList = (event: AuditEvent) => {
    const at = microsOf(event)
    return (startMs === undefined || at >= micros(startMs)) && (!closed || at < micros(now))
  }
  const unreadable = new Set(
    service.events
      .filter((event) => service.unreadable.has(event.cursor) && inList(event))
      .map(microsOf),
  )
  // The reader cannot reach other events of the same microsecond, so it need not show them.
  const truth = () =>
    service.events
      .filter((event) => inList(event) && !unreadable.has(microsOf(event)))
      .map((event) => event.cursor)
  const met = new MetSpots(world.met ? [...unreadable] : [])
  const feed = new Feed(query, service.ask, { order, now: () => service.clock + skew, met })
  const readable = () =>
    service.events
      .filter((event) => inList(event) && !service.unreadable.has(event.cursor))
      .map(({ cursor }) => cursor)
  return {
    service,
    feed,
    truth,
    readable,
    times,
    unreadable: [...unreadable].sort((a, b) => a - b),
  }
}

const isAtEnd = (feed: Feed) => isReadToItsEnd(feed.getSnapshot())

/** Calls that one gesture may cost; one of them tells a refused event from a refused request. */
const callsAtMost = (unreadable: number) =>
  CALLS_PER_GESTURE + (unreadable > 0 ? NARROWING_PER_GESTURE + 1 : 0)

/** What every snapshot must hold: each event once, in order, whatever was read so far. */
function shownBy(feed: Feed): number[] {
  const { rows, order } = feed.getSnapshot()
  const cursors: number[] = []
  for (let row = 0; row < rows.length; row += 1) {
    if (!rows.gapAt(row) && !rows.blindAt(row)) cursors.push(rows.cursorAt(row))
  }
  expect(cursors.length).toBe(rows.events)
  const ascending = order === 'oldest' ? cursors : [...cursors].reverse()
  for (let index = 1; index < ascending.length; index += 1) {
    if (!((ascending[index] ?? 0) > (ascending[index - 1] ?? 0))) {
      throw new Error(`Row ${index} of ${ascending.length} is out of order.`)
    }
  }
  return ascending
}

async function live(world: World) {
  const { service, feed, truth, readable, times, unreadable } = open(world)
  const existed = truth()
  const check = async (act: () => Promise<unknown>) => {
    const before = service.requests.length
    await act()
    expect(service.requests.length - before).toBeLessThanOrEqual(callsAtMost(unreadable.length))
    const { phase, rows, blind } = feed.getSnapshot()
    const shown = shownBy(feed)
    for (const { from, to } of blind) {
      expect(
        unreadable.some((at) => at >= from && at < to),
        'a blind spot without cause',
      ).toBe(true)
    }
    if (phase !== 'complete' && phase !== 'blind') return
    const notTold = unreadable.filter((at) => !blind.some(({ from, to }) => at >= from && at < to))
    expect(notTold, 'an unreadable event that nobody is told of').toEqual([])
    expect(phase, 'all loaded, although some cannot be').toBe(
      unreadable.length > 0 ? 'blind' : 'complete',
    )
    const all = new Set(shown)
    const missing = existed.filter((cursor) => !all.has(cursor))
    expect(missing, 'complete, although events are missing').toEqual([])
    expect(rows.length, 'complete, although there are gaps').toBe(rows.events + blind.length)
  }
  /** A look that ends with "All loaded" has found all that was there when it began. */
  const lookForNew = async () => {
    const before = truth()
    await feed.loadNew()
    if (!isAtEnd(feed)) return
    const all = new Set(shownBy(feed))
    expect(
      before.filter((cursor) => !all.has(cursor)),
      'complete after a look, although events are missing',
    ).toEqual([])
  }
  // A clock that is ahead is only noticed by an answer.
  if (world.skew > 0) await check(() => feed.loadMore())
  for (const gesture of world.gestures) {
    service.clock += 20_000
    switch (gesture.kind) {
      case 'more':
        await check(() => feed.loadMore())
        break
      case 'jump': {
        const { to } = gesture
        await check(() => feed.jumpTo(typeof to === 'number' ? (times[to] ?? T0) + 1 : to))
        break
      }
      case 'gap': {
        const { rows } = feed.getSnapshot()
        const gaps = Array.from({ length: rows.length }, (_, row) => rows.gapAt(row)).filter(
          (gap) => gap !== undefined,
        )
        const gap = gaps[gesture.which]
        if (gap) await check(() => feed.loadMore({ gap: gap.id, from: gesture.from }))
        break
      }
      case 'new':
        await check(lookForNew)
        break
      case 'busy':
        for (let i = 0; i < gesture.count; i += 1) service.write()
    }
  }
  // Now everything, gap by gap.
  for (let turns = 0; !isAtEnd(feed); turns += 1) {
    if (turns > 2_000) throw new Error(`No end: ${JSON.stringify(feed.getSnapshot().readRanges)}`)
    const { rows, endReached } = feed.getSnapshot()
    const gap = Array.from({ length: rows.length }, (_, row) => rows.gapAt(row)).find(Boolean)
    if (!endReached) await check(() => feed.loadMore())
    else if (gap) await check(() => feed.loadMore({ gap: gap.id, from: 'above' }))
    else if (feed.getSnapshot().newer.more) await check(lookForNew)
    else await check(() => feed.retry())
  }
  const complete = shownBy(feed)
  const isTrue = new Set(readable())
  expect(
    complete.filter((cursor) => !isTrue.has(cursor)),
    'not of the list',
  ).toEqual([])
  // Quiet now: what came while it was read is found on demand.
  const quiet = truth()
  for (let turns = 0; turns < 400; turns += 1) {
    await check(lookForNew)
    if (isAtEnd(feed)) break
  }
  const all = new Set(shownBy(feed))
  expect(
    quiet.filter((cursor) => !all.has(cursor)),
    'missing at the end',
  ).toEqual([])
}

describe('whatever happens while reading', () => {
  const chunks = Math.ceil(HISTORIES / CHUNK)
  let lived = 0
  it.each(Array.from({ length: chunks }, (_, index) => index + 1))(
    'the list equals the truth: part %i',
    { timeout: 300_000 },
    async (part) => {
      await fc.assert(fc.asyncProperty(world, live), { numRuns: CHUNK })
      lived += CHUNK
      if (part === chunks) console.log(`${lived} random histories of the audit`)
    },
  )

  it('a server that answers anything at all is asked a bounded number of times', async () => {
    const item = fc.record({ cursor: fc.integer({ min: 1, max: 9 }), id: fc.integer({ max: 9 }) })
    const answer = fc.record({
      items: fc.array(item, { maxLength: 6 }),
      next: fc.option(fc.constantFrom('a', 'b', 'c', 'd')),
    })
    const answers = fc.array(answer, { minLength: 1, maxLength: 20 })
    const order = fc.constantFrom<Order>('newest', 'oldest')
    await fc.assert(
      fc.asyncProperty(answers, order, async (answers, order) => {
        let calls = 0
        const feed = new Feed(
          { resource: { type: 'scope', scope_id: 's' }, start: null, end: null },
          async () => {
            const { items, next } = answers[calls % answers.length] ?? { items: [], next: null }
            calls += 1
            const events = items.map(({ cursor, id }) =>
              eventAt(cursor, T0 + cursor, { event_id: `event-${id}` }),
            )
            return { page: { items: events, next_cursor: next }, at: T0 }
          },
          { order, now: () => T0 },
        )
        for (let gesture = 1; gesture <= 10; gesture += 1) {
          await feed.loadMore()
          expect(calls).toBeLessThanOrEqual(gesture * CALLS_PER_GESTURE)
          expect(['more', 'complete', 'stopped']).toContain(feed.getSnapshot().phase)
          const { rows } = feed.getSnapshot()
          const ids = shownBy(feed).map((_, row) => rows.at(row)?.event_id)
          expect(new Set(ids).size).toBe(ids.length)
        }
      }),
      { numRuns: 300 },
    )
  })
})
