import { describe, expect, test } from 'vitest'
import { arrayRows } from '../store/array-rows'
import type { Gap } from '../store/rows'
import { allRows, someRows } from '../table/shown-rows'
import { eventAt } from '../testing/simulated-audit'
import { GroupedRows } from './grouped-rows'
import { shownRequests } from './shown-requests'

const GAP: Gap = { id: 1, startMs: 0, endMs: 1 }
/** Events in the order of display by the names of their requests; "-" is a gap, "." an event without a request. */
const rowsOf = (names: string, version = 1) =>
  arrayRows(
    [...names].map((name, at) =>
      name === '-' ? GAP : eventAt(at + 1, at * 1_000, { request_id: name === '.' ? null : name }),
    ),
    'oldest',
    version,
  )
const grouped = (names: string, groups = new GroupedRows()) => {
  const shown = allRows(rowsOf(names))
  expect(groups.advance(shown)).toBe(true)
  return groups.grouped(shown)
}
const told = (names: string, open: readonly number[] = []) => {
  const shown = shownRequests(grouped(names), new Set(open.map((at) => `event-${at + 1}`)))
  return Array.from({ length: shown.length }, (_, place) => {
    const row = shown.rowAt(place)
    return shown.isDecision(place) ? `${names[row]}${row}` : `${names[row]}${shown.isOpen(place) ? '+' : ''}` // prettier-ignore
  }).join(' ')
}

describe('requests on display', () => {
  test('stand where their first event is, also where others come between', () => {
    expect(told('aabab.b-c.')).toBe('a b . - c .')
    expect(grouped('aabab.b-c.').requests).toBe(5)
  })

  test('have their decisions below them while they are open', () => {
    expect(told('aabab.c', [1])).toBe('a+ a0 a1 a3 b . c')
    expect(told('aabab.c', [4, 5])).toBe('a b+ b2 b4 .+ .5 c')
  })

  test('lead from any of their rows to their place, and back', () => {
    const names = 'aabab-.c'
    const shown = shownRequests(grouped(names), new Set(['event-3']))
    expect([...names].map((_, row) => shown.placeOf(row))).toEqual([0, 0, 1, 0, 3, 4, 5, 6])
    expect(shown.rowAt(shown.placeOf(4))).toBe(4)
  })

  test('are those of which a decision passes the filters, with all their decisions', () => {
    const rows = rowsOf('aabab')
    const groups = new GroupedRows()
    const some = someRows(rows, { indexes: Int32Array.of(3, 4), events: 2, hidden: 0 }, true)
    groups.advance(some)
    const shown = shownRequests(groups.grouped(some), new Set(['event-1']))
    expect([0, 1, 2, 3, 4].map(shown.rowAt)).toEqual([3, 0, 1, 3, 4])
    expect(shown.placeOf(2)).toBe(4)
  })

  test('are grouped on where rows come at the end, and anew where some come above', () => {
    const groups = new GroupedRows()
    const first = grouped('aab', groups)
    expect([...grouped('aabbac', groups).leaders]).toEqual([0, 2, 5])
    expect([...first.leaders]).toEqual([0, 2])
    const above = allRows(arrayRows([eventAt(9, 0, { request_id: 'z' }), ...rowsOf('aab').at(0) ? [eventAt(1, 0, { request_id: 'a' })] : []])) // prettier-ignore
    groups.advance(above)
    expect([...groups.grouped(above).leaders]).toEqual([0, 1])
  })
})
