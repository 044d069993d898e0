import type { Page } from '@playwright/test'

/** Does what the browser does before it prints: it tells the page, and takes the styles of paper. */
export async function layOutForPaper(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
}

/** Does what the browser does after it has printed: it tells the page, and takes back the styles of the screen. */
export async function backToScreen(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
}

/** CSS pixels that the margins of the console's files leave of the width of an A4 sheet (`src/ui/page-style.ts`). */
export const SHEET_WIDTH = Math.floor(((210 - 2 * 16) / 25.4) * 96)
