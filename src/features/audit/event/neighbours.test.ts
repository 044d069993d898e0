import { describe, expect, it } from 'vitest'
import { arrayRows } from '../store/array-rows'
import { allRows, someRows } from '../table/shown-rows'
import { eventAt } from '../testing/simulated-audit'
import { neighboursOf } from './neighbours'

const event = (cursor: number) => eventAt(cursor, cursor * 1_000)
const idOf = (cursor: number) => event(cursor).event_id
const gap = { id: 1, startMs: 30_000, endMs: 40_000 }
const rows = arrayRows([event(9), event(8), gap, event(2), event(1)], 'newest')

describe('the neighbours of an event', () => {
  it('are the events before and after it, whatever lies between', () => {
    const { position, previous, next } = neighboursOf(allRows(rows), idOf(2))
    expect([position, previous?.cursor, next?.cursor]).toEqual([3, 8, 1])
  })
  it('end with the list', () => {
    expect(neighboursOf(allRows(rows), idOf(9))).toMatchObject({ position: 1, previous: null })
    expect(neighboursOf(allRows(rows), idOf(1))).toMatchObject({ position: 4, next: null })
  })
  it('are those that a filter leaves', () => {
    const shown = someRows(rows, { indexes: Int32Array.of(0, 2, 4), events: 2, hidden: 0 }, true)
    const { position, previous, next } = neighboursOf(shown, idOf(1))
    expect([position, previous?.cursor, next]).toEqual([2, 9, null])
  })
  it('are none where the event is not on display', () => {
    const none = { position: 0, previous: null, next: null }
    expect(
      neighboursOf(
        someRows(rows, { indexes: Int32Array.of(0, 4), events: 2, hidden: 0 }, true),
        idOf(8),
      ),
    ).toEqual(none)
    expect(neighboursOf(allRows(rows), idOf(7))).toEqual(none)
  })
})
