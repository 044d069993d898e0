import { expect, type Locator, type Page } from '@playwright/test'
import { identities, type IdentityName } from './identities'

/**
 * Presses what sends a change of roles. On a server that others use, too, their changes can meet it: the server refuses one of
 * the two, the dialog says so, and a person presses again (contract §3.4).
 */
export async function press(dialog: Locator, name: string) {
  const met = dialog.getByText('Another change of roles met this one')
  do {
    // Before the change has begun the form is not busy either: from its request on it is, until its end is told.
    const sent = dialog
      .page()
      .waitForRequest(/\/access\/bindings\/(create|revoke|replace)$/)
      .then((request) => request.response())
    await dialog.getByRole('button', { name, exact: true }).click()
    await sent
    await expect(dialog.locator('form[aria-busy="true"]')).toHaveCount(0)
  } while (await met.isVisible())
}

/** Fills "Grant a role" for somebody, ready to be pressed. */
export async function grantDialog(page: Page, name: IdentityName, role: string) {
  await page.getByRole('button', { name: 'Grant…', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Grant a role' })
  await dialog.getByRole('combobox', { name: 'Person' }).fill(identities[name].principal.id)
  await dialog.getByRole('radio', { name: role, exact: true }).check()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('On call this week.')
  return dialog
}
