import type { Page } from '@playwright/test'

/**
 * Goes on where the audit has spent the calls of one gesture, or was turned away, as a person would. Tests share a server:
 * another one's thousands of events a second, or its grants, can make one gesture too short for what a test waits for, and
 * its many requests leave no room for one more.
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
