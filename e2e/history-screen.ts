import type { Page } from '@playwright/test'

/** Parts of the History screen, by their names (screens §4). */
export const list = (page: Page) => page.getByRole('list', { name: 'Revisions' })
export const row = (page: Page, revision: number) =>
  list(page).getByRole('listitem', { name: `Revision ${revision}`, exact: true })
export const changes = (page: Page, from: number, to: number) =>
  page.getByRole('region', { name: `Changes from revision ${from} to revision ${to}`, exact: true })
export const goTo = async (page: Page, revision: number) => {
  await page.getByRole('textbox', { name: 'Go to revision' }).fill(String(revision))
  await page.keyboard.press('Enter')
}
