import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AuditEvent } from '../../../api/contract/audit'
import { readLoadedFilters } from '../filters/loaded-filters'
import { matcherOf } from '../filters/matcher'
import { arrayRows } from '../store/array-rows'
import type { Order } from '../store/rows'
import { eventAt } from '../testing/simulated-audit'
import { allRows, someRows } from '../table/shown-rows'
import { axisOf, barOf, knownOf } from './buckets'
import { ONLY_OF, withOnly } from './only'
import { HOURS } from './hours-of-principals'
import { BUSIEST, FLIPS_MAX, tallySteps, type Totals } from './tally'
import type { ZoneClock } from './zone-clocks'

const utc = { offsetMs: () => 0 }
const open = { startMs: null, endMs: null }
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Monday, 5 January 2026, 00:00 UTC. */
const MONDAY = Date.parse('2026-01-05T00:00:00Z')

type Over = Parameters<typeof eventAt>[2]
const at = (cursor: number, ms: number, over: Over = {}) => eventAt(cursor, MONDAY + ms, over)
function totalsOf(
  events: ReturnType<typeof at>[],
  order: Order = 'oldest',
  zone: ZoneClock = utc,
  left?: (event: ReturnType<typeof at>) => boolean,
): Totals {
  const inOrder = order === 'oldest' ? events : events.toReversed()
  const rows = arrayRows(inOrder, order)
  const indexes = inOrder.flatMap((event, row) => (left?.(event) ? [row] : []))
  const shown = left
    ? someRows(rows, { indexes: Int32Array.from(indexes), events: indexes.length, hidden: 0 }, true)
    : allRows(rows)
  const steps = tallySteps(shown, order, open, zone)
  for (;;) {
    const { done, value } = steps.next()
    if (!done) continue
    if (value === null) throw new Error('Nothing was counted.')
    return value
  }
}
const denial = { allowed: false, reason_code: 'no-matching-binding' }

describe('the time axis', () => {
  it('has bars that begin at round times and hold both ends', () => {
    const axis = axisOf(MONDAY + 3 * MINUTE, MONDAY + 80 * MINUTE, 0, 20)
    expect(axis).toEqual({ startMs: MONDAY, widthMs: 5 * MINUTE, count: 17 })
    expect(barOf(axis, MONDAY + 80 * MINUTE)).toBe(16)
  })
  it('has days that begin at midnight of the zone', () => {
    const axis = axisOf(MONDAY, MONDAY + 40 * DAY, 2 * HOUR, 50)
    expect(axis).toMatchObject({ startMs: MONDAY - 2 * HOUR, widthMs: DAY })
  })
  it('never has more bars than asked for', () => {
    expect(axisOf(0, 5_000 * DAY * 365, 0, 90).count).toBeLessThanOrEqual(90)
    expect(axisOf(7, 7, 0, 90).count).toBe(1)
  })
  it('tells which bars were read, in part or not at all', () => {
    const axis = { startMs: 0, widthMs: 10, count: 4 }
    const read = (startMs: number, endMs: number, ends = {}) => ({
      startMs,
      endMs,
      atStart: false,
      atEnd: false,
      ...ends,
    })
    expect(knownOf(axis, [read(-50, 10), read(15, 20)])).toEqual(['all', 'part', 'none', 'none'])
    expect(knownOf(axis, [read(0, 5), read(5, 99)])).toEqual(['all', 'all', 'all', 'all'])
    // The first and the last bar begin before and end after every event.
    const within = { atStart: true, atEnd: true }
    expect(knownOf(axis, [read(3, 36, within)])).toEqual(['all', 'all', 'all', 'all'])
    expect(knownOf(axis, [read(3, 36, { atEnd: true })])).toEqual(['part', 'all', 'all', 'all'])
  })
})

describe('what is counted', () => {
  const events = [
    at(1, 0),
    at(2, 10 * MINUTE, { ...denial, principal: { type: 'user', id: 'bob' } }),
    at(3, 10 * MINUTE, { reason_code: 'binding-created', operation: 'create_access_binding' }),
    at(4, DAY + 13 * HOUR, { ...denial }),
  ]
  it.each(['oldest', 'newest'] as const)('is the same in the order %s', (order) => {
    const totals = totalsOf(events, order)
    expect(totals).toMatchObject({ events: 4, denied: 2 })
    const sum = (part: 'allowed' | 'denied' | 'policyChanges') =>
      totals.bars.reduce((all, bar) => all + bar[part], 0)
    expect([sum('allowed'), sum('denied'), sum('policyChanges')]).toEqual([2, 2, 1])
    expect(totals.heat.events[0]).toBe(3)
    expect(totals.heat.denied[24 + 13]).toBe(1)
    expect(totals.principals.map(({ value, events }) => [value.id, events])).toEqual([
      ['ada', 3],
      ['bob', 1],
    ])
    const reason = 'no-matching-binding'
    expect(totals.deniedReasons).toEqual([{ value: reason, key: reason, events: 2, denied: 2 }])
  })
  it('stands at the hour of the zone, half hours included', () => {
    const india = { offsetMs: () => 5.5 * HOUR }
    const totals = totalsOf(
      [at(1, 18 * HOUR + 29 * MINUTE), at(2, 18 * HOUR + 30 * MINUTE)],
      'oldest',
      india,
    )
    expect(totals.heat.events[23]).toBe(1)
    expect(totals.heat.events[24]).toBe(1)
  })
  it.each(['oldest', 'newest'] as const)(
    'stands at each hour of each week, whose sum is that of the cell, in the order %s',
    (order) => {
      const india = { offsetMs: () => 5.5 * HOUR }
      const hour = 3.5 * HOUR
      const made = [
        at(1, hour + 1),
        at(2, hour + HOUR - 1, denial),
        at(3, hour + 7 * DAY, denial),
        at(4, hour + 7 * DAY + HOUR),
      ]
      const { heat } = totalsOf(made, order, india)
      expect(heat.hours.get(9)).toEqual([
        { startMs: MONDAY + hour, events: 2, denied: 1 },
        { startMs: MONDAY + hour + 7 * DAY, events: 1, denied: 1 },
      ])
      expect([heat.events[9], heat.denied[9], heat.events[10]]).toEqual([3, 2, 1])
      expect([...heat.hours.keys()]).toEqual([9, 10])
    },
  )
  it('tells the hour that a clock repeats from the one before it', () => {
    // The clock goes from two hours ahead to one hour ahead at 01:00 UTC, when it shows 03:00.
    const autumn = { offsetMs: (ms: number) => (ms < MONDAY + HOUR ? 2 : 1) * HOUR }
    const { heat } = totalsOf([at(1, 30 * MINUTE), at(2, 90 * MINUTE)], 'oldest', autumn)
    expect(heat.events[2]).toBe(2)
    expect(heat.hours.get(2)?.map(({ startMs }) => startMs - MONDAY)).toEqual([0, HOUR])
  })
  it.each(['oldest', 'newest'] as const)(
    'is what the filters leave, on the axis of all, in the order %s',
    (order) => {
      const all = totalsOf(events, order)
      const totals = totalsOf(events, order, utc, (event) => !event.allowed)
      expect(totals).toMatchObject({ events: 2, denied: 2, axis: all.axis })
      expect(totals.bars.reduce((sum, { allowed }) => sum + allowed, 0)).toBe(0)
      expect(totals.bars.reduce((sum, { policyChanges }) => sum + policyChanges, 0)).toBe(0)
      expect(totals.heat.events.reduce((sum, n) => sum + n, 0)).toBe(2)
      expect(totals.operations).toMatchObject([{ key: 'get_scope', events: 2, denied: 2 }])
      const none = totalsOf(events, order, utc, () => false)
      expect(none).toMatchObject({ events: 0, principals: [], axis: all.axis })
    },
  )
  it('is in each row what the filters that it stands for leave', () => {
    const bob = (description?: string) => ({ type: 'user', id: 'bob', description })
    // An entry of a Memory is no resource of its own for a filter.
    const entry = (entryId: string) =>
      ({
        type: 'artifact',
        scope_id: 'a/b',
        identity: { family: 'memory', artifact_id: 'm' },
        selector: { type: 'memory_entry', entry_id: entryId },
      }) as AuditEvent['resource']
    const made = [
      ...events,
      // Told of otherwise later, he is the same person.
      at(5, DAY, { principal: bob('Bob') }),
      at(6, DAY, { principal: bob('Bob Moor'), ...denial }),
      at(7, DAY, { principal: { type: 'service', id: 'bob' }, operation: 'get_artifact' }),
      at(8, DAY, { reason_code: denial.reason_code, resource: { type: 'scope', scope_id: 'a/b' } }),
      at(9, DAY, { resource: entry('one') }),
      at(10, DAY, { resource: entry('two'), ...denial }),
    ]
    const totals = totalsOf(made)
    const rows = arrayRows(made)
    for (const table of ['principals', 'resources', 'operations', 'deniedReasons'] as const) {
      expect(totals[table].length, table).toBeGreaterThan(0)
      for (const { key, events, denied } of totals[table]) {
        const address = withOnly(new URLSearchParams(), ONLY_OF[table](key))
        const passes = matcherOf(readLoadedFilters(address))
        const left = made.filter((_, row) => passes(rows, row))
        expect([key, left.length]).toEqual([key, events])
        expect([key, left.filter(({ allowed }) => !allowed).length]).toEqual([key, denied])
      }
    }
    expect(totals.resources.map(({ key }) => key)).toEqual([
      'server',
      'artifact:a%2Fb/memory/m',
      'scope:a/b',
    ])
    expect(totals.principals.map(({ key }) => key)).toEqual(['user:ada', 'user:bob', 'service:bob'])
  })
  it('has of each of the most frequent principals the hours that counting one by one gives', () => {
    const made = fc.array(
      fc.record({
        ms: fc.nat({ max: 40 * DAY }),
        person: fc.nat({ max: BUSIEST * 2 }),
        // The audit may describe one person in two ways, and both are that person.
        description: fc.constantFrom(undefined, 'then', 'later'),
        denied: fc.boolean(),
        isLeft: fc.boolean(),
      }),
      { minLength: 1, maxLength: 200 },
    )
    const zones = fc.constantFrom(0, 5.5, -9, 12.75)
    const orders = fc.constantFrom<Order>('oldest', 'newest')
    fc.assert(
      fc.property(made, zones, orders, (all, ahead, order) => {
        const sorted = all.toSorted((a, b) => a.ms - b.ms)
        const events = sorted.map(({ ms, person, description, denied }, n) =>
          at(n + 1, ms, {
            principal: { type: 'user', id: `${person}`, description },
            ...(denied ? denial : {}),
          }),
        )
        const left = (event: AuditEvent) => sorted[event.cursor - 1]?.isLeft === true
        const zone = { offsetMs: () => ahead * HOUR }
        const { principals, principalHours } = totalsOf(events, order, zone, left)
        const shown = principals.slice(0, BUSIEST)
        const naive = (passes: (event: AuditEvent) => boolean) =>
          shown.flatMap(({ value }) =>
            Array.from({ length: HOURS }, (_, hour) => {
              const inHour = events.filter(({ principal, occurred_at }) => {
                const local = new Date(Date.parse(occurred_at) + ahead * HOUR)
                return principal.id === value.id && local.getUTCHours() === hour
              })
              return inHour.filter((event) => left(event) && passes(event)).length
            }),
          )
        expect([...principalHours.events]).toEqual(naive(() => true))
        expect([...principalHours.denied]).toEqual(naive(({ allowed }) => !allowed))
      }),
      { numRuns: 60 },
    )
  })
  it('is nothing where nothing is loaded', () => {
    expect(tallySteps(allRows(arrayRows([])), 'newest', open, utc).next()).toEqual({
      done: true,
      value: null,
    })
  })
})

describe('decisions that fell otherwise under another policy', () => {
  const question = { action: 'scope.read' }
  it('are found in time, whatever the order on screen', () => {
    const events = [
      at(1, 1, { ...question, policy_revision: '1' }),
      at(2, 2, { ...question, policy_revision: '2', ...denial }),
      at(3, 3, { ...question, policy_revision: '2', ...denial }),
      at(4, 4, { ...question, policy_revision: '3' }),
    ]
    for (const order of ['oldest', 'newest'] as const) {
      const { flips, flipCount } = totalsOf(events, order)
      expect(flipCount).toBe(2)
      expect(
        flips.map((flip) => [flip.eventId, flip.allowed, flip.policyBefore, flip.policyAfter]),
      ).toEqual([
        ['event-4', true, '2', '3'],
        ['event-2', false, '1', '2'],
      ])
    }
  })
  it('are found among all that is loaded, though a filter leaves one side of them', () => {
    const events = [
      at(1, 1, { ...question, policy_revision: '1' }),
      at(2, 2, { ...question, policy_revision: '2', ...denial }),
    ]
    const totals = totalsOf(events, 'newest', utc, (event) => event.allowed)
    expect(totals).toMatchObject({ events: 1, flipCount: 1 })
  })
  it('are none of another principal, action or resource, and none under one policy', () => {
    const events = [
      at(1, 1, { ...question, policy_revision: '1' }),
      at(2, 2, {
        ...question,
        policy_revision: '2',
        ...denial,
        principal: { type: 'user', id: 'bob' },
      }),
      at(3, 3, { action: 'scope.admin', policy_revision: '2', ...denial }),
      at(4, 4, {
        ...question,
        policy_revision: '2',
        ...denial,
        resource: { type: 'scope', scope_id: 's' },
      }),
      at(5, 5, { ...question, policy_revision: '1', ...denial }),
      at(6, 6, { ...question, policy_revision: '2', reason_code: 'binding-created' }),
    ]
    expect(totalsOf(events).flipCount).toBe(0)
  })
  it('are counted all and listed up to a limit, the latest ones', () => {
    const events = Array.from({ length: 500 }, (_, n) =>
      at(n + 1, n, { ...question, policy_revision: String(n), ...(n % 2 ? denial : {}) }),
    )
    const { flips, flipCount } = totalsOf(events)
    expect(flipCount).toBe(499)
    expect(flips).toHaveLength(FLIPS_MAX)
    expect(flips[0]?.eventId).toBe('event-500')
  })
})
