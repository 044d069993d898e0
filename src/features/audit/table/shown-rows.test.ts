import { describe, expect, it } from 'vitest'
import { arrayRows } from '../store/array-rows'
import { eventAt } from '../testing/simulated-audit'
import { allRows, placeAfter, someRows } from './shown-rows'

const event = (cursor: number) => eventAt(cursor, cursor * 1_000)
const gap = { id: 1, startMs: 30_000, endMs: 40_000 }
const newest = (items: Parameters<typeof arrayRows>[0]) => allRows(arrayRows(items, 'newest'))

describe('the place of a reader', () => {
  const before = newest([event(9), event(8), gap, event(2), event(1)])

  it('moves with the event at the top when others come in above', () => {
    const after = newest([event(11), event(10), event(9), event(8), gap, event(2), event(1)])
    expect(placeAfter(before, after, 1.5)).toBe(3.5)
  })
  it('holds on to the next event where the view begins with a gap', () => {
    const after = newest([event(9), event(8), event(7), event(6), event(2), event(1)])
    expect(placeAfter(before, after, 2.25)).toBe(3.25)
  })
  it('goes to the next event that a filter leaves', () => {
    const rows = arrayRows([event(9), event(8), event(7), event(6)], 'newest')
    expect(
      placeAfter(
        allRows(rows),
        someRows(rows, { indexes: Int32Array.of(0, 3), events: 2, hidden: 0 }, true),
        1,
      ),
    ).toBe(0)
    expect(
      placeAfter(
        someRows(rows, { indexes: Int32Array.of(0, 3), events: 2, hidden: 0 }, true),
        allRows(rows),
        1,
      ),
    ).toBe(3)
  })
  it('goes to the same time where nothing of it is left', () => {
    const after = newest([event(12), event(7), event(3)])
    expect(placeAfter(newest([event(9), event(8)]), after, 1)).toBe(1)
  })
})

describe('rows that a filter leaves', () => {
  const rows = arrayRows([1, 2, 3, 4, 5].map(event))
  const shown = someRows(rows, { indexes: Int32Array.of(1, 3), events: 2, hidden: 0 }, true)
  it('are found both ways', () => {
    expect([shown.rowAt(0), shown.rowAt(1)]).toEqual([1, 3])
    expect([0, 1, 2, 3, 4].map((row) => shown.placeOf(row))).toEqual([0, 0, 1, 1, 2])
  })
})
