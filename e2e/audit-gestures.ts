import type { Locator, Page } from '@playwright/test'

/**
 * Presses a button if it is there at this moment. A list that reads on by itself takes its button away, and `click` would then
 * wait for it in vain.
 * @returns whether it was there
 */
export const pressIfThere = (button: Locator): Promise<boolean> =>
  button.evaluateAll((found) => {
    const [usable] = found.filter((one) => one.ariaDisabled !== 'true')
    if (usable instanceof HTMLElement) usable.click()
    return usable !== undefined
  })

/**
 * Presses "Retry" where the audit has stopped because of other tests, as a person would. Tests share a server: one that makes
 * thousands of events a second, or grants roles, uses up the calls of this test's gesture; one that sends many requests gets
 * this test's refused.
 * @returns whether it had to
 */
export function goOnReading(page: Page): Promise<boolean> {
  const stopped = page.getByRole('alert').filter({
    hasText: /calls were made for this step|access rules kept changing|server_overloaded/,
  })
  return pressIfThere(stopped.getByRole('button', { name: 'Retry' }))
}
