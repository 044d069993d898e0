import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** Waits until the browser has stored a name. The console stores names only once the server has said who the person is. */
export const keepsName = (page: Page, name: string) =>
  expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join('\n')), `${name} is kept`)
    .toContain(name)
