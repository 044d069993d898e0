import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AuditEvent } from '../../../api/contract/audit'
import { principalText } from '../../../components/resource-words'
import { ownReadingOf } from '../../../components/requests/own-reading'
import { arrayRows } from '../store/array-rows'
import type { EventRows } from '../store/rows'
import { eventAt } from '../testing/simulated-audit'
import { FilteredRows } from './filtered-rows'
import { readLoadedFilters } from './loaded-filters'

const read = (query: string) => readLoadedFilters(new URLSearchParams(query))
const foundIn = (kept: FilteredRows, rows: EventRows) => {
  while (!kept.advance(rows));
  return kept.found()
}
const isOwn = ownReadingOf(principalText({ type: 'user', id: 'ada' }))

it('gives what filtering the whole list afresh gives, gaps kept, and counts what is hidden', () => {
  const gap = { id: 7, startMs: 0, endMs: 1 }
  // Denied, the reader's own, or read by the reader.
  const event = fc.record({
    allowed: fc.boolean(),
    principal: fc.constantFrom({ type: 'user', id: 'ada' }, { type: 'user', id: 'noah' }),
    operation: fc.constantFrom('get_scope', 'replace_artifact'),
  })
  fc.assert(
    fc.property(
      fc.array(fc.array(event, { maxLength: 40 }), { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      fc.constantFrom('', 'outcome=denied'),
      fc.boolean(),
      (pages, withGap, query, hidesOwn) => {
        const kept = new FilteredRows(read(query), hidesOwn)
        const items: (AuditEvent | typeof gap)[] = withGap ? [gap] : []
        for (const page of pages) {
          for (const over of page) {
            items.push(eventAt(items.length + 1, items.length * 1_000, over))
          }
          const found = foundIn(kept, arrayRows(items, 'oldest', 1, isOwn))
          const passing = items.flatMap((item, row) =>
            'cursor' in item && query !== '' && item.allowed ? [] : [row],
          )
          const shown = passing.filter((row) => {
            const item = items[row]
            return !(hidesOwn && item && 'cursor' in item && isOwn(item))
          })
          expect([...found.indexes]).toEqual(shown)
          expect(found.events).toBe(shown.length - (withGap ? 1 : 0))
          expect(found.hidden).toBe(passing.length - shown.length)
        }
      },
    ),
    { numRuns: 200 },
  )
})

it('starts over when rows come in above', () => {
  const kept = new FilteredRows(read('outcome=denied'), false)
  const denied = (cursor: number, slot: number) => ({ event: eventAt(cursor, cursor, { allowed: cursor % 2 === 0 }), slot }) // prettier-ignore
  const rowsOf = (of: ReturnType<typeof denied>[]) => ({
    ...arrayRows(of.map(({ event }) => event)),
    slotAt: (row: number) => of[row]?.slot ?? -1,
  })
  const old = [denied(5, 0), denied(4, 1), denied(3, 2)]
  const before = foundIn(kept, rowsOf(old))
  expect([...before.indexes]).toEqual([0, 2])
  const more = [denied(7, 3), denied(6, 4), ...old]
  expect([...foundIn(kept, rowsOf(more)).indexes]).toEqual([0, 2, 4])
  // Rows that the caller got earlier do not change when more are added.
  expect([...before.indexes]).toEqual([0, 2])
})

it('gives way to the page in the middle of a long list', () => {
  const one = arrayRows([eventAt(1, 1)])
  const rows = { ...one, length: 5_000_000, events: 5_000_000, slotAt: (row: number) => row, codeAt: () => 0 } // prettier-ignore
  expect(new FilteredRows(read('q=x'), false).advance(rows)).toBe(false)
})
