import { expect, type Page } from '@playwright/test'
import { FAMILIES } from '../src/api/contract/artifacts'

export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const inScope = (page: Page) => region(page, 'In this Scope')
export const lastCommits = (page: Page) => region(page, 'Last commits')
/** The row of Prompts or of a family. */
export const rowOf = (page: Page, name: string) =>
  inScope(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
/** The button that asks for the server's own numbers. */
export const count = (page: Page) =>
  inScope(page).getByRole('button', { name: 'Count what is in it: 1 audit event' })
/** The button that reads so many lists. */
export const readLists = (page: Page, lists: number) =>
  inScope(page).getByRole('button', {
    name: `Read the last commits: ${lists} audit event${lists === 1 ? '' : 's'}`,
  })
/** What stands in their place. */
export const counted = (page: Page) => inScope(page).getByText(/^Counted in this visit[.:]/)

/** Reads every list of a Scope of which nothing is known yet. */
export async function readAll(page: Page) {
  await readLists(page, FAMILIES.length).click()
  await expect(counted(page)).toBeVisible()
}
