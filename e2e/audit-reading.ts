import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import type { AuditEvent } from '../src/api/contract/audit'
import { goOnReading } from './audit-gestures'
import { tableOf } from './audit-screen'
import { expect } from './fixtures'
import { SLOWNESS } from './slowness'

export type Row = { index: number; request: string; operation: string }

/** Rows on screen: their place in the list, and what two of their columns show. */
const rowsOn = (page: Page): Promise<Row[]> =>
  tableOf(page).evaluate((table) => {
    const all = [...table.querySelectorAll('[role="row"]')]
    const names = [...table.querySelectorAll('[role="columnheader"]')].map((th) => th.textContent)
    return all
      .map((row) => ({ row, cells: [...row.querySelectorAll('[role="cell"]')] }))
      .filter(({ cells }) => cells.length > 0)
      .map(({ row, cells }) => ({
        index: Number(row.getAttribute('aria-rowindex')),
        request: cells[names.indexOf('Request')]?.textContent ?? '',
        operation: cells[names.indexOf('Operation')]?.textContent ?? '',
      }))
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
    for (const row of await rowsOn(page)) {
      const before = seen.get(row.index) ?? row
      if (!isDeepStrictEqual(row, before)) changed.push([before, row])
      seen.set(row.index, row)
    }
    pages += 1
    await onPage(pages)
    if (await goOnReading(page)) await table.getByRole('row').last().focus()
    await page.keyboard.press('PageDown')
    const total = Number(await table.getAttribute('aria-rowcount'))
    return total - 1 - seen.size
  }
  await expect
    .poll(missing, {
      message: 'rows that have not been on screen',
      intervals: [0],
      timeout: 100_000 * SLOWNESS,
    })
    .toBe(0)
  expect(changed, 'rows that changed while the list was scrolled').toEqual([])
  await expect(page.getByText('All loaded', { exact: true })).toBeVisible()
  return [...seen.values()].sort((a, b) => a.index - b.index)
}

export const truthOf = (events: AuditEvent[]) =>
  events.map((event) => ({ request: event.request_id, operation: event.operation }))
