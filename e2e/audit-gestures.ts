import type { Page } from '@playwright/test'

/**
 * Goes on where the audit has spent the calls of one gesture, as a person would. Tests share a server: another one's
 * thousands of events a second, or its grants, can make one gesture too short for what a test waits for.
 * @returns whether it had to
 */
export async function goOnReading(page: Page): Promise<boolean> {
  const spent = page.getByRole('alert').filter({ hasText: 'calls were made for this step' })
  if (!(await spent.isVisible())) return false
  await spent.getByRole('button', { name: 'Retry' }).click()
  return true
}
