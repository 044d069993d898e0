import type { Page } from '@playwright/test'

/**
 * Presses "Retry" where the audit has stopped because of other tests, as a person would. Tests share a server: one that makes
 * thousands of events a second, or grants roles, uses up the calls of this test's gesture; one that sends many requests gets
 * this test's refused.
 * @returns whether it had to
 */
export async function goOnReading(page: Page): Promise<boolean> {
  const stopped = page.getByRole('alert').filter({
    hasText: /calls were made for this step|access rules kept changing|server_overloaded/,
  })
  if (!(await stopped.isVisible())) return false
  await stopped.getByRole('button', { name: 'Retry' }).click()
  return true
}
