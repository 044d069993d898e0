import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CALLS_PER_GESTURE, Feed } from './feed'
import { eventAt, SimulatedAudit, type Incident } from './simulated-audit'

const T0 = Date.parse('2026-11-21T10:00:00Z')

const incident = fc.constantFrom<Incident>(
  'none',
  'grant',
  'activity',
  'expire',
  'network',
  'empty-page',
)
/**
 * Times in the order of the cursors, many of them equal. Some fall behind, as on a service that answers requests at
 * the same time: it stamps an event before it numbers it.
 */
const history = fc
  .array(
    fc.tuple(fc.constantFrom(0, 0, 0, 1, 400, 90_000), fc.constantFrom(0, 0, 0, 30, 2_415, 9_900)),
    { maxLength: 260 },
  )
  .map((steps) => {
    let ms = T0
    return steps.map(([step, behind]) => (ms += step) - behind)
  })
const world = fc.record({
  history,
  incidents: fc.array(incident, { maxLength: 30 }),
  pageSize: fc.integer({ min: 1, max: 60 }),
  /** Index of the event that the list starts at; -1: at the first one, without a time range. */
  from: fc.integer({ min: -1, max: 200 }),
  closed: fc.boolean(),
  /** Between two gestures the service writes this many events. */
  busy: fc.integer({ min: 0, max: 5 }),
})

describe('whatever happens while reading', () => {
  it('each event that existed is shown exactly once, in order, and the list ends', async () => {
    await fc.assert(
      fc.asyncProperty(world, async ({ history, incidents, pageSize, from, closed, busy }) => {
        const now = Math.max(T0, ...history) + 1
        const service = new SimulatedAudit(history, now, [...incidents], pageSize)
        const startMs = history[from]
        const query = {
          resource: { type: 'server' as const, deployment_id: 'powercontext' },
          start: startMs === undefined ? null : new Date(startMs).toISOString(),
          end: closed ? new Date(now).toISOString() : null,
        }
        const existed = service.events
          .filter((event) => startMs === undefined || Date.parse(event.occurred_at) >= startMs)
          .map((event) => event.cursor)
        const feed = new Feed(query, service.ask)
        let gestures = 0
        while (feed.getSnapshot().phase !== 'complete') {
          const before = service.requests.length
          await feed.loadMore()
          expect(service.requests.length - before).toBeLessThanOrEqual(CALLS_PER_GESTURE)
          service.clock += 20_000
          for (let i = 0; i < busy; i += 1) service.write()
          gestures += 1
          if (gestures > 2_000) throw new Error('The list did not come to an end.')
        }
        const shown = feed.getSnapshot().events.map((event) => event.cursor)
        expect(shown.slice(0, existed.length)).toEqual(existed)
        expect(
          shown.every((cursor, index) => index === 0 || cursor > (shown[index - 1] ?? 0)),
        ).toBe(true)
        if (closed) expect(shown).toEqual(existed)
      }),
      { numRuns: 300 },
    )
  })

  it('a server that answers anything at all is asked a bounded number of times', async () => {
    const item = fc.record({ cursor: fc.integer({ min: 1, max: 9 }), id: fc.integer({ max: 9 }) })
    const answer = fc.record({
      items: fc.array(item, { maxLength: 6 }),
      next: fc.option(fc.constantFrom('a', 'b', 'c', 'd')),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 20 }), async (answers) => {
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
        )
        for (let gesture = 1; gesture <= 10; gesture += 1) {
          await feed.loadMore()
          expect(calls).toBeLessThanOrEqual(gesture * CALLS_PER_GESTURE)
          const { events, phase } = feed.getSnapshot()
          expect(['more', 'complete', 'stopped']).toContain(phase)
          expect(new Set(events.map((event) => event.cursor)).size).toBe(events.length)
          expect(new Set(events.map((event) => event.event_id)).size).toBe(events.length)
          expect(events.every((e, i) => i === 0 || e.cursor > (events[i - 1]?.cursor ?? 0))).toBe(
            true,
          )
        }
      }),
      { numRuns: 300 },
    )
  })
})
