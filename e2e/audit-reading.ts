import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import type { AuditEvent } from '../src/api/contract/audit'
import { goOnReading } from './audit-gestures'
import { tableOf } from './audit-screen'
import { expect } from './fixtures'
import { SLOWNESS } from './slowness'

export type Row = { index: number; request: string; operation: string; action: string }

/** What is on screen, in one look: rows with their place in the list and three of their columns, how many there are, alerts. */
const onScreen = (page: Page): Promise<{ rows: Row[]; total: number; alerts: number }> =>
  tableOf(page).evaluate((table) => {
    const all = [...table.querySelectorAll('[role="row"]')]
    const names = [...table.querySelectorAll('[role="columnheader"]')].map((th) => th.textContent)
    const textIn = (cells: Element[], column: string) =>
      cells[names.indexOf(column)]?.textContent ?? ''
    const rows = all
      .map((row) => ({ row, cells: [...row.querySelectorAll('[role="cell"]')] }))
      .filter(({ cells }) => cells.length > 0)
      .map(({ row, cells }) => ({
        index: Number(row.getAttribute('aria-rowindex')),
        request: textIn(cells, 'Request'),
        operation: textIn(cells, 'Operation'),
        action: textIn(cells, 'Action'),
      }))
    const total = Number(table.getAttribute('aria-rowcount')) - 1
    return { rows, total, alerts: document.querySelectorAll('[role="alert"]').length }
  })

/** Pages down from the first row to the last by keyboard, and notes every row that was on screen. */
export async function readToTheEnd(
  page: Page,
  onPage: (pages: number) => Promise<void> = async () => {},
) {
  const seen = new Map<number, Row>()
  const changed: [Row, Row][] = []
  const table = tableOf(page)
  await table.getByRole('row').nth(1).focus()
  let pages = 0
  const missing = async () => {
    const { rows, total, alerts } = await onScreen(page)
    for (const row of rows) {
      const before = seen.get(row.index) ?? row
      if (!isDeepStrictEqual(row, before)) changed.push([before, row])
      seen.set(row.index, row)
    }
    pages += 1
    await onPage(pages)
    if (alerts > 0 && (await goOnReading(page))) await table.getByRole('row').last().focus()
    await page.keyboard.press('PageDown')
    return total - seen.size
  }
  await expect
    .poll(missing, {
      message: 'rows that have not been on screen',
      intervals: [0],
      timeout: 240_000 * SLOWNESS,
    })
    .toBe(0)
  expect(changed, 'rows that changed while the list was scrolled').toEqual([])
  await expect(page.getByText('All loaded', { exact: true })).toBeVisible()
  return [...seen.values()].sort((a, b) => a.index - b.index)
}

/** What rows say of events, to be compared with `truthOf`. */
export const saidBy = (rows: readonly Row[]) =>
  rows.map(({ request, operation, action }) => ({ request, operation, action }))

export const truthOf = (events: readonly AuditEvent[]) =>
  events.map(({ request_id: request, operation, action }) => ({ request, operation, action }))
