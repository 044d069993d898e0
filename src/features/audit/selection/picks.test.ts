import { expect, it } from 'vitest'
import { eventAt } from '../testing/simulated-audit'
import { ranged } from './pick-range'
import { NO_PICKS, pickedRows, PICKS_MAX, pickState, toggled } from './picks'

const at = (cursor: number, request: string | null) =>
  eventAt(cursor, cursor * 1_000, { request_id: request })
const [a1, a2, b, lone] = [at(1, 'a'), at(2, 'a'), at(3, 'b'), at(4, null)]

it('selects a request with all of its decisions, also with one that is loaded later', () => {
  const picks = toggled(NO_PICKS, [a1, a2], true)
  expect([...picks.items.keys()]).toEqual(['event-1', 'event-2'])
  expect([...picks.wholes]).toEqual(['a'])
  expect(picks.on).toBe(true)
  const later = at(9, 'a')
  expect(pickState(picks, [a1, a2, later])).toBe('all')
  expect(pickState(picks, [later])).toBe('all')
  expect(pickState(picks, [b])).toBe('none')
  expect(toggled(picks, [a1, a2, later], true).items.size).toBe(0)
})

it('keeps the others of a request, each by itself, where one of its decisions is given up', () => {
  const picks = toggled(toggled(NO_PICKS, [a1, a2], true), [a1], false)
  expect([...picks.items.values()]).toEqual([
    { eventId: 'event-2', requestId: 'a', atMs: 2_000, whole: false },
  ])
  expect(picks.wholes.size).toBe(0)
  expect(pickState(picks, [a1, a2])).toBe('some')
  // A press on the row of the request takes all of it again.
  expect(pickState(toggled(picks, [a1, a2], true), [a1, a2])).toBe('all')
})

it('counts rows as the list shows them', () => {
  let picks = toggled(NO_PICKS, [a1, a2], true)
  picks = toggled(toggled(picks, [b], false), [lone], true)
  expect(pickedRows(picks, false)).toBe(3)
  expect(pickedRows(picks, true)).toBe(4)
  // A decision without a request is evidence of itself alone.
  expect([...picks.wholes]).toEqual(['a'])
})

it('takes a row whole or not at all where there would be too many, and says so', () => {
  let picks = NO_PICKS
  for (let cursor = 1; cursor < PICKS_MAX; cursor += 1) {
    picks = toggled(picks, [at(cursor, `request-${cursor}`)], true)
  }
  const full = toggled(picks, [at(1_001, 'x'), at(1_002, 'x')], true)
  expect(full.items).toBe(picks.items)
  expect(full.full).toBe(true)
  const last = toggled(full, [at(1_001, 'y')], true)
  expect([last.items.size, last.full]).toEqual([PICKS_MAX, false])
})

const idsOf = (picks: typeof NO_PICKS) => [...picks.items.keys()].sort()
const decision = (event: typeof a1) => ({ events: [event], ofRequest: false })

it('replaces a range by another one from the same row, and keeps what was selected before', () => {
  const before = toggled(NO_PICKS, [lone], false)
  const began = toggled(before, [a1], false)
  const row = { eventId: 'event-1', ofRequest: false }
  const wide = ranged(began, row, [decision(a1), decision(a2), decision(b)])
  expect(idsOf(wide)).toEqual(['event-1', 'event-2', 'event-3', 'event-4'])
  const narrow = ranged(wide, row, [decision(a1), decision(a2)])
  expect(idsOf(narrow)).toEqual(['event-1', 'event-2', 'event-4'])
  // A range from another row leaves this one.
  const other = ranged(narrow, { eventId: 'event-3', ofRequest: false }, [decision(b)])
  expect(idsOf(other)).toEqual(['event-1', 'event-2', 'event-3', 'event-4'])
})

it('keeps a request whole when a range also holds single decisions of it', () => {
  const row = { eventId: 'event-2', ofRequest: false }
  const whole = { events: [a1, a2], ofRequest: true }
  for (const rows of [
    [decision(a2), whole],
    [whole, decision(a2)],
  ]) {
    expect([...ranged(NO_PICKS, row, rows).wholes]).toEqual(['a'])
  }
})

it('stops a range at the first row that is too much, without looking at the rest', () => {
  let looked = 0
  function* rows() {
    for (let cursor = 1; cursor < 1_000_000; cursor += 1) {
      looked += 1
      yield decision(at(cursor, null))
    }
  }
  const picks = ranged(NO_PICKS, { eventId: 'event-1', ofRequest: false }, rows())
  expect([picks.items.size, picks.full, looked]).toEqual([PICKS_MAX, true, PICKS_MAX + 1])
})
