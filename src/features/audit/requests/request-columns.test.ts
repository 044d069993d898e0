import { expect, it } from 'vitest'
import { arrayRows } from '../store/array-rows'
import { columnsOf, gridOf } from '../table/columns'
import { eventAt } from '../testing/simulated-audit'
import { filteredBy, REQUEST_COLUMNS, REQUEST_WIDTHS } from './request-columns'

const alike = [eventAt(1, 1_000), eventAt(2, 2_000)]
const rows = arrayRows(alike, 'oldest')
const USUAL = ['time', 'what', 'who', 'outcome', 'decisions']

it('has five columns, and in a wide window the request, and the actor where rows differ in it', () => {
  const other = eventAt(3, 3_000, { actor: { type: 'service', id: 'agent' } })
  const differing = arrayRows([...alike, other], 'oldest')
  expect(columnsOf(REQUEST_COLUMNS, differing, {}, false)).toEqual({ shown: USUAL, same: [] })
  expect(columnsOf(REQUEST_COLUMNS, rows, {}, true)).toEqual({
    shown: [...USUAL, 'request'],
    same: ['actor'],
  })
  const wide = columnsOf(REQUEST_COLUMNS, differing, {}, true)
  expect(wide).toEqual({ shown: [...USUAL, 'actor', 'request'], same: [] })
})

it('follows what was chosen in any window, but for time, what was done and decisions', () => {
  const choice = { time: false, what: false, who: false, decisions: false, operation: true, request: false } // prettier-ignore
  for (const wide of [false, true]) {
    const { shown } = columnsOf(REQUEST_COLUMNS, rows, choice, wide)
    expect(shown).toEqual(['time', 'what', 'outcome', 'decisions', 'operation'])
  }
})

it('has room for the usual columns at 1280 px, however many are chosen, and for those of a wide window', () => {
  const of = (columns: typeof REQUEST_COLUMNS.names, wide: boolean) =>
    gridOf(REQUEST_WIDTHS, columns, wide) as Record<string, string>
  // Rail, margins and a scroll bar leave 999 px.
  const room = of(REQUEST_COLUMNS.names, false)['--width']?.match(/max\(100%, (\d+)px\)/)?.[1]
  expect(Number(room)).toBeLessThanOrEqual(999)
  const wide = columnsOf(REQUEST_COLUMNS, arrayRows([], 'oldest'), {}, true).shown
  const least = [...(of(wide, true)['--columns']?.matchAll(/minmax\((\d+)px/g) ?? [])]
  expect(least).toHaveLength(wide.length)
  expect(least.reduce((sum, [, px]) => sum + Number(px), 0)).toBeLessThanOrEqual(1_519)
})

it('filters by what a cell has, and by no outcome', () => {
  expect(REQUEST_COLUMNS.names.map(filteredBy)).toEqual(['time', 'operation', 'principal', null, 'request', 'actor', 'operation', 'request']) // prettier-ignore
})
