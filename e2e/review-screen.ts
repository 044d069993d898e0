import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { expect } from './fixtures'
import { identities, type IdentityName } from './identities'
import { SLOWNESS } from './slowness'
import { verifyExport } from './verify-export'

/** The review of who reads a Scope. */
export const ofReview = (scopeId: string) =>
  paths.access({ resource: `scope:${scopeId}`, view: 'review', role: 'scope.viewer' })
export const idOf = (name: IdentityName) => identities[name].principal.id
/** The row of the binding that the principal with this id holds. */
export const rowOfId = (page: Page, id: string) =>
  page
    .getByRole('table', { name: 'Bindings under review' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`(^| )${id}( |$)`) }) })
/** The row of the binding that this test identity holds. */
export const rowOf = (page: Page, name: IdentityName) => rowOfId(page, idOf(name))
export const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true })

/** The reviewer decides on the binding in this row. */
export async function decideOn(row: Locator, kind: string, reason: string) {
  await button(row, kind).click()
  await row.getByRole('textbox', { name: 'Reason' }).fill(reason)
}
/** The reviewer decides on the binding that this test identity holds. */
export const decide = (page: Page, name: IdentityName, kind: string, reason: string) =>
  decideOn(rowOf(page, name), kind, reason)

/**
 * Sends the decisions. Another test's change of roles can collide with one of them: the server then refuses it, its row says so,
 * and the journey sends again, as a person would (contract §3.4).
 */
export async function send(page: Page) {
  const met = page.getByText('Another change of roles met this one')
  do {
    await button(page, 'Send decisions…').click()
    const dialog = page.getByRole('dialog', { name: 'Send decisions' })
    await dialog.getByRole('button', { name: /^Send \d+ changes?$/ }).click()
    await expect(dialog.getByRole('alert')).toContainText(/\d+ of \d+ made/, {
      // The console sends one change after the other.
      timeout: 60_000 * SLOWNESS,
    })
    await button(dialog, 'Close').click()
    await expect(dialog).toHaveCount(0)
  } while (await met.first().isVisible())
}

/** Chooses an option of a field by which a review is narrowed. */
export async function chosen(page: Page, field: string, option: RegExp) {
  await page.getByRole('combobox', { name: field, exact: true }).click()
  await page.getByRole('option', { name: option }).click()
}

/**
 * Saves the report of a review with its receipt. The script that verifies exports accepts both, and says so in `says`.
 * @param look what is looked at in the dialog before it is saved
 */
export async function reportOf(page: Page, look: (dialog: Locator) => unknown = () => {}) {
  const downloads: Download[] = []
  const note = (download: Download) => downloads.push(download)
  page.on('download', note)
  await button(page, 'Report…').click()
  const dialog = page.getByRole('dialog', { name: 'Report of the review' })
  await look(dialog)
  await button(dialog, 'Save report').click()
  await expect.poll(() => downloads.length, { message: 'page and receipt are saved' }).toBe(2)
  page.off('download', note)
  await button(dialog, 'Close').click()
  const ending = async (end: string) =>
    (await downloads.find((each) => each.suggestedFilename().endsWith(end))?.path()) ?? ''
  const [html, receipt] = [await ending('.html'), await ending('.receipt.json')]
  const { code, output } = await verifyExport(html, receipt)
  expect(code, output).toBe(0)
  return {
    says: output,
    html: await readFile(html, 'utf8'),
    receipt: JSON.parse(await readFile(receipt, 'utf8')) as Record<string, unknown>,
  }
}
