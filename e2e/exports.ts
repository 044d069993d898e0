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

/** What an export says when it is over. */
const ended = (within: Page | Locator) => within.getByText(/^(Complete|Not complete): /)

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
  await expect(ended(page)).toBeVisible({ timeout: within })
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

/** How long an export waits for what the server may still be recording (`SETTLE_MS` of exporter.ts). */
const SETTLE_MS = 5_000

/**
 * The same where the journey has put a clock into the page: the seconds at the end of a range that has ended only now pass
 * at once, as often as the export waits for them. They pass by themselves in the journeys that put in none.
 * @param act what starts the export, by default the button
 */
export async function startAndSettle(dialog: Locator, act = () => startIn(dialog)) {
  await act()
  const waits = dialog.getByText(/^The range ended only now/)
  const isOver = ended(dialog)
    .or(dialog.getByText(/^The bundle is made/))
    .or(dialog.getByRole('alert').filter({ hasText: 'Nothing was saved' }))
  await expect
    .poll(
      async () => {
        if (await waits.isVisible()) await dialog.page().clock.fastForward(SETTLE_MS)
        return isOver.first().isVisible()
      },
      { message: 'the export is over', intervals: [100], timeout: 60_000 * SLOWNESS },
    )
    .toBe(true)
}
