import { expect, it } from 'vitest'
import { arrayRows } from '../store/array-rows'
import { eventAt } from '../testing/simulated-audit'
import { lateAbove, NONE_ABOVE } from './late-above'
import { allRows, someRows } from './shown-rows'

const rows = arrayRows(
  [9, 8, 7, 6, 5, 4, 3, 2, 1].map((cursor) => eventAt(cursor, cursor * 1_000)),
  'newest',
)
const shown = allRows(rows)

it('tells of what came in above the reader, and not of what is still to come', () => {
  const { above } = lateAbove(NONE_ABOVE, ['event-3', 'event-6', 'event-8'], shown, 4)
  expect(above).toEqual(['event-8', 'event-6'])
})

it('tells until the reader has come to it', () => {
  const late = ['event-8', 'event-6']
  const at = (before: typeof NONE_ABOVE, place: number) => lateAbove(before, late, shown, place)
  const first = at(NONE_ABOVE, 6)
  expect(at(first, 5)).toBe(first)
  const second = at(first, 3)
  expect(second.above).toEqual(['event-8'])
  expect(at(second, 7).above).toEqual(['event-8'])
  expect(at(second, 0).above).toEqual([])
})

it('tells of what a filter hides once it is shown', () => {
  const some = someRows(rows, { indexes: Int32Array.of(0, 4, 5), events: 3, hidden: 0 }, true)
  const hidden = lateAbove(NONE_ABOVE, ['event-8'], some, 2)
  expect(hidden.above).toEqual([])
  expect(lateAbove(hidden, ['event-8'], shown, 5).above).toEqual(['event-8'])
})

it('waits for rows that are not drawn from yet', () => {
  const older = allRows(arrayRows([eventAt(9, 9_000), eventAt(7, 7_000)], 'newest'))
  const waiting = lateAbove(NONE_ABOVE, ['event-8'], older, 1)
  expect(waiting.above).toEqual([])
  expect(lateAbove(waiting, ['event-8'], shown, 2).above).toEqual(['event-8'])
})
