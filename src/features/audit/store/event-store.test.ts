import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { AuditEvent } from '../../../api/contract/audit'
import { EventStore } from './event-store'
import { packId, unpackId } from './packed-id'
import { packTime, unpackTime } from './packed-time'
import { SlotOrder } from './slot-order'
import { TextSearch } from './text-search'
import { eventAt } from '../testing/simulated-audit'

// Hundreds of generated lists: more than the usual five seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const uuid = fc.uuid()
const id = fc.oneof(
  uuid,
  uuid.map((text) => `evt_${text.replaceAll('-', '')}`),
  fc.integer({ min: 0 }).map((n) => `event-${n}`),
  fc.integer({ min: 0 }).map((n) => `e${String(n).padStart(12, '0')}`),
  fc.string(),
)
const principal = fc.record({
  type: fc.constantFrom('user', 'service'),
  id: fc.constantFrom('ada', 'bo', ''),
})
const time = fc.oneof(
  fc
    .tuple(fc.integer({ min: -1e12, max: 4e12 }), fc.integer({ min: 0, max: 999 }))
    .map(([ms, us]) => new Date(ms).toISOString().replace('Z', `${String(us).padStart(3, '0')}Z`)),
  fc.constantFrom(
    '2026-11-21T10:00:00Z',
    '2026-11-21T10:00:00.5+05:30',
    '2026-11-21T10:00:00.123456789Z',
    '2026-11-21T10:00:00.120-00:00',
    '2026-11-21T24:00:00Z',
  ),
)
const event: fc.Arbitrary<AuditEvent> = fc
  .record(
    {
      event_id: id,
      occurred_at: time,
      request_id: fc.option(id),
      actor: fc.option(principal),
      principal,
      operation: fc.constantFrom('get_scope', 'replace_artifact'),
      allowed: fc.boolean(),
      reason_code: fc.constantFrom('role-binding', 'no-matching-binding'),
      policy_revision: fc.option(fc.constantFrom('p1', 'null', 'p2')),
      binding_id: fc.option(uuid),
      matched_subject: fc.option(principal),
      target: fc.option(principal),
      role: fc.option(fc.constantFrom('scope.admin', 'scope.viewer')),
      expected_version: fc.option(fc.integer()),
      result_version: fc.option(fc.integer()),
      novel: fc.jsonValue(),
    },
    {
      requiredKeys: ['event_id', 'occurred_at', 'principal', 'operation', 'allowed', 'reason_code'],
    },
  )
  .map((over) => ({ ...eventAt(1, 0), ...over }) as AuditEvent)

describe('packed events', () => {
  it('come out exactly as they went in, whatever their ids, times and unknown fields', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(event, { selector: (e) => e.event_id, maxLength: 40 }),
        (events) => {
          const store = new EventStore()
          const numbered = events.map((each, index) => ({ ...each, cursor: index * 7 + 1 }))
          const slots = numbered.map((each) => store.add(each, false))
          expect(slots).toEqual(numbered.map((_, index) => index))
          numbered.forEach((each, slot) => {
            const back = store.eventOf(slot)
            expect(JSON.stringify(back)).toBe(JSON.stringify(each))
            expect(store.slotOf(each.event_id)).toBe(slot)
            expect(store.add(each, false)).toBe(slot)
            expect(store.timeOf(slot)).toBe(Math.floor(Date.parse(each.occurred_at)))
            expect(store.valueOf('actor', store.codeOf(slot, 'actor'))).toEqual(each.actor ?? null)
            expect(store.valueOf('role', store.codeOf(slot, 'role'))).toBe(each.role ?? null)
            expect(store.valueOf('allowed', store.codeOf(slot, 'allowed'))).toBe(each.allowed)
          })
          expect(store.slotOf('never read')).toBe(-1)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('hold a text in their ids and times as the events themselves do', () => {
    const word = fc.oneof(
      fc.constantFrom('noah', 'EVT_', 'e0', '-1', 'T10', '00z', '+05', 'event-', 'Σ', ' '),
      fc.string({ minLength: 1, maxLength: 3 }),
    )
    fc.assert(
      fc.property(
        fc.array(event, { minLength: 1, maxLength: 20 }),
        word,
        fc.nat(),
        fc.nat(),
        (events, other, at, length) => {
          const store = new EventStore()
          const known = new Map(events.map((each) => [each.event_id, each]))
          const ofOne = events[at % events.length]
          // Some of the texts that are looked for are parts of one event's own, in upper case.
          const own = [ofOne?.event_id, ofOne?.request_id, ofOne?.occurred_at].map((text) =>
            (text ?? '').slice(length % 30, (length % 30) + 3).toUpperCase(),
          )
          for (const each of known.values()) {
            const slot = store.add({ ...each, cursor: 1 }, false)
            for (const text of [other, ...own].filter((one) => one !== '')) {
              const there = [each.event_id, each.request_id ?? '', each.occurred_at].some((one) =>
                one.toLowerCase().includes(text.toLowerCase()),
              )
              expect(store.holdsText(slot, new TextSearch(text)), text).toBe(there)
            }
          }
        },
      ),
      { numRuns: 500 },
    )
  })

  it('are not written out for a word that no id of their form can have', () => {
    const store = new EventStore()
    const search = new TextSearch('noah')
    const written = vi.spyOn(search, 'isIn')
    for (let n = 1; n <= 100; n += 1) {
      const slot = store.add({ ...eventAt(n, n), request_id: `00000000000000${n + 100}` }, false)
      expect(store.holdsText(slot, search)).toBe(false)
    }
    expect(written).not.toHaveBeenCalled()
  })

  it('keep more than one block, and find each, also where numbers and ids need more room than before', () => {
    const store = new EventStore()
    const one = (n: number) => ({
      ...eventAt(n, n),
      binding_id: `binding-${n}`,
      request_id:
        n < 40_000 ? `request-${n}` : `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    })
    for (let n = 1; n <= 70_000; n += 1) store.add(one(n), n % 3 === 0)
    for (const n of [1, 32_768, 32_769, 39_999, 40_000, 65_537, 70_000]) {
      expect(store.slotOf(`event-${n}`)).toBe(n - 1)
      expect(store.eventOf(n - 1)).toEqual(one(n))
      expect(store.valueOf('binding', store.codeOf(n - 1, 'binding'))).toBe(`binding-${n}`)
      expect(store.sameRequest(n - 1)).toEqual([n - 1])
      expect(store.isOwn(n - 1)).toBe(n % 3 === 0)
    }
    expect(store.codesOf('binding')).toBe(70_000)
    for (const n of [1, 32_768, 32_769, 69_999]) {
      expect(store.add(one(n), false), 'what is known is not added again').toBe(n - 1)
      const slot = store.add({ ...one(n), event_id: `again-${n}` }, false)
      expect(store.sameRequest(slot), 'a request goes on in another block').toEqual([slot, n - 1])
    }
    expect(store.slotOf('event-70001')).toBe(-1)
  })

  it('tells ids of the same digits in different forms apart', () => {
    const store = new EventStore()
    const ids = [
      '7',
      '07',
      '007',
      'x7',
      'x07',
      '0000000000000007',
      '00000000-0000-0000-0000-000000000007',
    ]
    ids.forEach((event_id, n) => store.add({ ...eventAt(n + 1, 0), event_id }, false))
    expect(store.size).toBe(ids.length)
    ids.forEach((event_id, n) => expect(store.eventOf(n).event_id).toBe(event_id))
  })

  it('ids and times are packed only where they can be written back', () => {
    fc.assert(
      fc.property(id, time, (text, instant) => {
        const packed = packId(text)
        if (packed) expect(unpackId(packed.form, ...packed.words)).toBe(text)
        const at = packTime(instant)
        if (at) expect(unpackTime(at.form, at.micros)).toBe(instant)
      }),
      { numRuns: 2_000 },
    )
    expect(packId('0123456789abcdef')?.form).toBe(packId('fedcba9876543210')?.form)
    expect(packId('6f1c1a52-6a2e-4f0e-9a3e-0a1b2c3d4e5f')).not.toBeNull()
    expect(packTime('2026-11-21T10:00:00.123456Z')).not.toBeNull()
  })
})

describe('the order of slots', () => {
  it('is that of the cursors, in whatever pieces they come', () => {
    const pieces = fc
      .uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 400 })
      .chain((cursors) =>
        fc.tuple(
          fc.constant(cursors),
          fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 400, maxLength: 400 }),
        ),
      )
    fc.assert(
      fc.property(pieces, ([cursors, sizes]) => {
        const order = new SlotOrder((slot) => cursors[slot] ?? NaN)
        const before: [number[], ReturnType<() => SlotOrder['list']>][] = []
        for (let from = 0, n = 0; from < cursors.length; n += 1) {
          const size = sizes[n] ?? 1
          const slots = cursors.map((_, slot) => slot).slice(from, from + size)
          order.insert(Int32Array.from(slots.sort((a, b) => (cursors[a] ?? 0) - (cursors[b] ?? 0))))
          from += size
          const { list } = order
          before.push([Array.from({ length: list.length }, (_, i) => list.at(i)), list])
        }
        const { list } = order
        const shown = Array.from({ length: list.length }, (_, index) => cursors[list.at(index)])
        expect(shown).toEqual([...cursors].sort((a, b) => a - b))
        // What was handed out before is still what it was.
        for (const [slots, old] of before) expect(slots.map((_, i) => old.at(i))).toEqual(slots)
        for (const cursor of cursors) expect(cursors[order.find(cursor)]).toBe(cursor)
      }),
      { numRuns: 200 },
    )
  })

  it('puts events between those of several pieces', () => {
    const order = new SlotOrder((slot) => slot)
    const every = (step: number, from: number) =>
      Int32Array.from({ length: 20_000 / step }, (_, i) => from + i * step)
    for (let from = 0; from < 20_000; from += 4_000) {
      order.insert(every(2, 0).subarray(from / 2, from / 2 + 2_000))
      order.insert(Int32Array.of())
    }
    order.insert(every(2, 1))
    const { list } = order
    expect(Array.from({ length: list.length }, (_, i) => list.at(i))).toEqual([...every(1, 0)])
  })

  it('keeps large lists in pieces', () => {
    const order = new SlotOrder((slot) => slot)
    for (let from = 99_500; from >= 0; from -= 500) {
      order.insert(Int32Array.from({ length: 500 }, (_, i) => from + i))
    }
    expect(order.list.length).toBe(100_000)
    for (const index of [0, 4_095, 4_096, 50_000, 99_999]) expect(order.list.at(index)).toBe(index)
  })
})

describe('the events of a request', () => {
  it('are joined, wherever they were read and whatever their ids look like', () => {
    const ids = ['00000000000000aa', 'a request', '00000000000000ab', null, 'another', null]
    const store = new EventStore()
    const events = Array.from({ length: 70_000 }, (_, n) => ({
      ...eventAt(n + 1, n),
      request_id: n % 10_000 < ids.length ? (ids[n % 10_000] ?? null) : `r${n}`,
    }))
    for (const one of events) store.add(one, false)
    const slotsOf = (slot: number) => store.sameRequest(slot).sort((a, b) => a - b)
    const every = (from: number) => Array.from({ length: 7 }, (_, n) => n * 10_000 + from)
    for (const from of [0, 1, 2, 4]) {
      expect(slotsOf(30_000 + from)).toEqual(every(from))
      expect(new Set(every(from).map((slot) => store.requestOf(slot)))).toEqual(new Set([from]))
    }
    expect(slotsOf(10_003)).toEqual([10_003])
    expect(slotsOf(10_005)).toEqual([10_005])
    expect(slotsOf(69_999)).toEqual([69_999])
  })
})
