import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import type { AuditEvent } from '../src/api/contract/audit'
import { expect } from './fixtures'
import { SLOWNESS } from './slowness'

export type Receipt = {
  complete: boolean
  why_not_complete: string | null
  unreadable: { from: string; until: string }[]
  file: { name: string; sha256: string; bytes: number }
  events: { in_file: number; received: number; first: AuditEvent | null; last: AuditEvent | null }
  local_filters: { applied: string[]; left_out: number }
  request: { from: string | null; until: string; until_is: string }
  taken_up_again: { policy: number; cursor: number; connection: number }
  server: { origin: string; deployment_id: string | null }
  principal: { type: string; id: string }
}

/** Opens the dialog and chooses a format; the export has not begun. */
export async function openExport(page: Page, format: 'CSV' | 'JSON Lines'): Promise<Locator> {
  await page.getByRole('button', { name: 'Export…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export audit events' })
  await dialog.getByRole('radio', { name: format }).check()
  return dialog
}

export type Saved = { file: string; receiptFile: string; name: string; receipt: Receipt }

/** The file and the receipt that `act` makes the page save, within so many ms. */
export async function savedBy(
  page: Page,
  act: () => Promise<unknown>,
  within = 60_000 * SLOWNESS,
): Promise<Saved> {
  const downloads: Download[] = []
  const note = (download: Download) => downloads.push(download)
  page.on('download', note)
  await act()
  await expect(page.getByText(/^(Complete|Not complete): /)).toBeVisible({ timeout: within })
  await expect.poll(() => downloads.length, { message: 'file and receipt are saved' }).toBe(2)
  page.off('download', note)
  // They start together, and either may be the first to be seen.
  const nameOf = (download: Download) => download.suggestedFilename()
  const [data, receipt] = downloads.toSorted((a, b) => nameOf(a).length - nameOf(b).length)
  if (!data || !receipt) throw new Error('There are two downloads.')
  expect(nameOf(receipt)).toBe(`${nameOf(data)}.receipt.json`)
  const receiptFile = await receipt.path()
  return {
    file: await data.path(),
    receiptFile,
    name: nameOf(data),
    receipt: JSON.parse(await readFile(receiptFile, 'utf8')) as Receipt,
  }
}

export const startIn = (dialog: Locator) =>
  dialog.getByRole('button', { name: 'Start export' }).click()
