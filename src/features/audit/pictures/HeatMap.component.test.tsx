import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../ui/testing/show'
import { HeatMap } from './HeatMap'
import { HOUR_MS, type Hour } from './tally'

const NINE = Date.parse('2026-01-05T09:00:00Z')
const WEEK = 7 * 24 * HOUR_MS
const hours = new Map<number, readonly Hour[]>([
  [9, [{ startMs: NINE, events: 5, denied: 2 }]],
  [
    12,
    [
      { startMs: NINE + 3 * HOUR_MS, events: 1, denied: 0 },
      { startMs: NINE + 3 * HOUR_MS + WEEK, events: 2, denied: 1 },
    ],
  ],
  [33, [{ startMs: NINE + 24 * HOUR_MS, events: 1, denied: 0 }]],
])
const counts = (of: 'events' | 'denied') =>
  Uint32Array.from({ length: 168 }, (_, cell) =>
    (hours.get(cell) ?? []).reduce((sum, hour) => sum + hour[of], 0),
  )
const heat = { events: counts('events'), denied: counts('denied'), hours }
const at = (ms: number) => new Date(ms).toISOString()
const map = (
  onNarrow: (from: string, to: string) => void,
  range: { startMs: number | null; endMs: number | null } = { startMs: null, endMs: null },
) => <HeatMap heat={heat} zone="utc" range={range} onNarrow={onNarrow} />

it.each([
  ['en', '5 decisions, 2 denied: narrow to 2026-01-05 09:00'],
  ['zh', '5 个决定，其中 2 个被拒绝：缩小到 2026-01-05 09:00'],
] as const)('a cell of one hour narrows to it, in %s', async (language, name) => {
  const onNarrow = vi.fn()
  await show(map(onNarrow), language)
  await page.getByRole('gridcell', { name }).getByRole('button').click()
  expect(onNarrow.mock.calls).toEqual([[at(NINE), at(NINE + HOUR_MS)]])
})

it('an hour is cut where the range of the list ends', async () => {
  const onNarrow = vi.fn()
  await show(map(onNarrow, { startMs: NINE + 60_000, endMs: NINE + 120_000 }))
  await page.getByRole('button', { name: /^5 decisions/ }).click()
  expect(onNarrow.mock.calls).toEqual([[at(NINE + 60_000), at(NINE + 120_000)]])
})

it('a cell of several hours lets one be chosen, the latest first', async () => {
  const onNarrow = vi.fn()
  await show(map(onNarrow))
  await page.getByRole('button', { name: '3 decisions, 1 denied: choose one of 2 hours' }).click()
  const items = page.getByRole('menuitem')
  await expect.element(items.first()).toHaveTextContent('2026-01-12 12:00: 2 decisions, 1 denied')
  await items.nth(1).click()
  expect(onNarrow.mock.calls).toEqual([[at(NINE + 3 * HOUR_MS), at(NINE + 4 * HOUR_MS)]])
  await expect.element(items.first()).not.toBeInTheDocument()
})

it('is one stop of the Tab key, and arrows lead to the cells that have events', async () => {
  const onNarrow = vi.fn()
  await show(map(onNarrow))
  await userEvent.tab()
  await userEvent.tab()
  const cell = (name: RegExp) => page.getByRole('button', { name })
  await expect.element(cell(/^5 decisions/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(cell(/^3 decisions/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  await expect.element(cell(/^3 decisions/)).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
  await expect.element(cell(/^1 decision, 0 denied/)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onNarrow.mock.calls).toEqual([[at(NINE + 24 * HOUR_MS), at(NINE + 25 * HOUR_MS)]])
  await userEvent.tab({ shift: true })
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(document.body)
})

it.each(['en', 'zh'] as const)(
  'weekdays keep to one line on a phone, and the hours scroll, in %s',
  async (language) => {
    await page.viewport(390, 844)
    await show(map(vi.fn()), language)
    const days = page.getByRole('rowheader')
    await expect.element(days.nth(6)).toBeInTheDocument()
    for (const day of days.elements()) {
      const words = document.createRange()
      words.selectNodeContents(day)
      expect(words.getClientRects(), day.textContent).toHaveLength(1)
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
)
