import { expect, type Page } from '@playwright/test'

export const atSignIn = (page: Page) =>
  expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()

export async function signIn(page: Page, token: string) {
  await page.getByLabel('Access token').fill(token)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  // Not "Account": where a dialog waits for this person, it covers everything else at once.
  await expect(page.getByLabel('Access token')).toHaveCount(0)
}

export async function pressSignOut(page: Page) {
  await page.getByRole('button', { name: 'Account' }).click()
  // The menu grows while it opens, so a button may move away from the mouse between press and release. A key always meets it.
  await page
    .getByRole('dialog', { name: 'Account' })
    .getByRole('button', { name: 'Sign out' })
    .press('Enter')
}

/** @param drafts what the person answers; without drafts in the tab they are not asked */
export async function signOut(page: Page, drafts: 'none' | 'keep' | 'delete' = 'none') {
  await pressSignOut(page)
  if (drafts !== 'none') {
    await page.getByRole('button', { name: `Sign out and ${drafts} drafts` }).click()
  }
  await atSignIn(page)
}
