import { expect, type Locator, type Page } from '@playwright/test'
import type { Backend } from './backends'

/** Waits for the comparison, with which the dialog grows: a press on a button that moves away under it is none. */
export async function compared(dialog: Locator) {
  // A dialog that has not opened yet has nothing that is busy.
  await expect(dialog).toBeVisible()
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Waits until the keys go to a dialog or menu: it is visible a moment before it takes the focus. */
export async function hasKeys(opened: Locator) {
  // The focus may be on what the dialog stands in.
  const isIn = (element: Element) => !!element.parentElement?.contains(document.activeElement)
  await expect.poll(() => opened.evaluate(isIn), 'the focus is in what opened').toBe(true)
}

/** Fills the reason where this server records one; elsewhere the field must not be there (contract §4). */
export async function reasonFor(dialog: Locator, backend: Backend, reason: string) {
  await expect(
    dialog.getByText(/This will commit revision \d+ on top of revision \d+/),
  ).toBeVisible()
  await compared(dialog)
  const field = dialog.getByRole('textbox', { name: 'Reason' })
  if (backend.features.recordsRestores) await field.fill(reason)
  else await expect(field).toHaveCount(0)
}

/** Opens the dialog that restores a revision from its history, and types the reason where the server records one. */
export async function openRestore(page: Page, backend: Backend, revision: number, reason: string) {
  await page
    .getByRole('list', { name: 'Revisions' })
    .getByRole('button', { name: `Restore revision ${revision}…` })
    .click()
  const dialog = page.getByRole('dialog', { name: `Restore revision ${revision}` })
  await reasonFor(dialog, backend, reason)
  return dialog
}

/**
 * What is said of a restore whose answer was lost, though it was carried out: that it was committed where the server
 * records by whom and why, elsewhere that nobody can know whose it is.
 */
export async function expectToldTruly(page: Page, backend: Backend, revision: number) {
  if (backend.features.recordsRestores) {
    const alert = page.getByRole('alert').filter({ hasText: `Committed revision ${revision}` })
    return expect(alert).toBeVisible()
  }
  const dialog = page.getByRole('dialog', { name: 'The head has moved' })
  await expect(dialog).toContainText(`Revision ${revision} holds what you wanted. Whether your`)
  await expect(dialog.getByText('What you reviewed was not committed.')).toHaveCount(0)
  await expect(page.getByText(`Committed revision ${revision}`)).toHaveCount(0)
}

/** On a phone a dialog has the whole screen. The window is as wide as before afterwards. */
export async function expectFillsPhone(page: Page, dialog: Locator) {
  const before = page.viewportSize()
  const phone = { width: 390, height: 844 }
  await page.setViewportSize(phone)
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, ...phone })
  if (before) await page.setViewportSize(before)
}
