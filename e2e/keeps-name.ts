import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** Waits until a later load of this browser knows a name. Before the server has named the person, only this page's memory does. */
export const keepsName = (page: Page, name: string) =>
  expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join('\n')), `${name} is kept`)
    .toContain(name)
