import { expect, it } from 'vitest'
import { arrayRows } from '../store/array-rows'
import { eventAt } from '../testing/simulated-audit'
import { columnsOf, DECISION_COLUMNS, gridOf } from './columns'
import { DECISION_WIDTHS } from './decision-widths'

const alike = [eventAt(1, 1_000), eventAt(2, 2_000)]

it('leaves out the columns that say the same in every row', () => {
  const { shown, same } = columnsOf(DECISION_COLUMNS, arrayRows(alike, 'oldest'), {}, false)
  expect(same).toEqual(['action', 'actor', 'reason', 'role'])
  expect(shown).toEqual(['time', 'result', 'operation', 'resource', 'principal', 'request'])
})

it('shows a column as soon as a second value is loaded', () => {
  const other = eventAt(3, 3_000, { reason_code: 'no-matching-binding' })
  const { shown } = columnsOf(DECISION_COLUMNS, arrayRows([...alike, other], 'oldest'), {}, false)
  expect(shown).toContain('reason')
})

it('follows what was chosen, but for the columns without which a row says nothing', () => {
  const choice = { actor: true, resource: false, time: false, operation: false }
  const { shown, same } = columnsOf(DECISION_COLUMNS, arrayRows(alike, 'oldest'), choice, false)
  expect(shown).toContain('actor')
  expect(same).not.toContain('actor')
  expect(shown).not.toContain('resource')
  expect(shown.slice(0, 2)).toEqual(['time', 'result'])
  expect(shown).toContain('operation')
})

it('has room for what is essential beside the rail at 1280 px', () => {
  const essential = gridOf(DECISION_WIDTHS, ['time', 'result', 'operation', 'action', 'resource', 'principal', 'reason'], false) // prettier-ignore
  const { '--columns': tracks } = essential as Record<string, string>
  const least = [...(tracks?.matchAll(/(\d+)px/g) ?? [])].reduce((sum, [, px]) => sum + Number(px), 0) // prettier-ignore
  // Rail, margins and a scroll bar leave 999 px.
  expect(least).toBeLessThanOrEqual(999)
})
