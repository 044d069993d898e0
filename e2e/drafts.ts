import { expect, type Page } from '@playwright/test'

/** What the first person types into the field "Lesson", and nobody else may find. */
export const LESSON = 'Typed by the first person, not to be committed by another.'

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
/** The line that says that a draft opened by itself. */
export const openedDraft = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^Your draft of .*\d\d:\d\d is open/ })
export const kept = (page: Page) => expect(page.getByText(/^Draft saved/)).toBeVisible()

/** All that the tab's sessionStorage and the browser's localStorage contain. */
const stored = (page: Page) =>
  page.evaluate(() => ({ tab: { ...sessionStorage }, browser: { ...localStorage } }))

export async function holdsNoToken(page: Page) {
  const { tab, browser } = await stored(page)
  expect(JSON.stringify([tab, browser])).not.toContain('token-of')
  expect(Object.keys(tab)).not.toContain('scope-console.token')
}

/** Neither a token nor anything that the first person typed. */
export async function holdsNothing(page: Page) {
  await holdsNoToken(page)
  expect(JSON.stringify(await stored(page))).not.toMatch(/draft|first person/)
}
