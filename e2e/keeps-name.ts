import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** Waits until the browser keeps a name for later loads. Until the server has said who the person is, the name is in this page's memory only. */
export const keepsName = (page: Page, name: string) =>
  expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join('\n')), `${name} is kept`)
    .toContain(name)
