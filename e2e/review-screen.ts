import type { Locator, Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { expect } from './fixtures'
import { identities, type IdentityName } from './identities'
import { SLOWNESS } from './slowness'

/** The review of who reads a Scope. */
export const ofReview = (scopeId: string) =>
  paths.access({ resource: `scope:${scopeId}`, view: 'review', role: 'scope.viewer' })
export const idOf = (name: IdentityName) => identities[name].principal.id
/** The row of a binding under review, by the id of whom it is of. */
export const rowOfId = (page: Page, id: string) =>
  page
    .getByRole('table', { name: 'Bindings under review' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`(^| )${id}( |$)`) }) })
/** The row of a person's binding under review. */
export const rowOf = (page: Page, name: IdentityName) => rowOfId(page, idOf(name))
export const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true })

/** Decides on the binding of a row. */
export async function decideOn(row: Locator, kind: string, reason: string) {
  await button(row, kind).click()
  await row.getByRole('textbox', { name: 'Reason' }).fill(reason)
}
/** Decides on a person's binding. */
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
      // They are sent one after the other.
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
