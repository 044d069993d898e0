import { describe, expect, it } from 'vitest'
import { arrayRows } from '../store/array-rows'
import type { Gap } from '../store/rows'
import { eventAt } from '../testing/simulated-audit'
import { samePrincipal, sameRequest } from './around'

const by = (id: string) => ({ principal: { type: 'user', id } })
const events = [
  eventAt(1, 1_000, by('ada')),
  eventAt(2, 2_000, { ...by('ada'), request_id: 'grant' }),
  eventAt(3, 2_000, by('bob')),
  eventAt(4, 2_000, { ...by('ada'), request_id: 'grant' }),
  eventAt(5, 3_000, by('ada')),
  eventAt(6, 4_000, by('ada')),
]
const [, first] = events
const cursors = (found: readonly { cursor: number }[]) => found.map(({ cursor }) => cursor)
if (!first) throw new Error('The list has a second event.')

describe('the events of a request', () => {
  it('stand in the order of their cursors, however the list is shown', () => {
    expect(cursors(sameRequest(arrayRows(events), first))).toEqual([2, 4])
    expect(cursors(sameRequest(arrayRows(events.toReversed(), 'newest'), first))).toEqual([2, 4])
  })
  it('are the event alone where no request is recorded, or the event is not in the list', () => {
    const lone = eventAt(9, 0, { request_id: null })
    expect(sameRequest(arrayRows([...events, lone]), lone)).toEqual([lone])
    expect(sameRequest(arrayRows([]), first)).toEqual([first])
  })
})

describe('what the principal did around it', () => {
  it('is told before and after, nearest first, without the same request', () => {
    const expected = { before: [1], after: [5, 6] }
    for (const order of ['oldest', 'newest'] as const) {
      const rows = arrayRows(order === 'oldest' ? events : events.toReversed(), order)
      const { before, after } = samePrincipal(rows, order, first, 2)
      expect({ before: cursors(before), after: cursors(after) }).toEqual(expected)
    }
  })
  it('ends at a gap', () => {
    const gap: Gap = { id: 1, startMs: 2_500, endMs: 2_900 }
    const rows = arrayRows([...events.slice(0, 4), gap, ...events.slice(4)])
    expect(samePrincipal(rows, 'oldest', first, 5).after).toEqual([])
  })
})
