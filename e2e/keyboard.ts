import { expect, type Locator, type Page } from '@playwright/test'

/** Stops of the Tab key on one screen: a part that is not reached by then is out of a person's reach. */
const STOPS_MAX = 120

/**
 * Goes to an element by the Tab key alone, as who has no mouse does. The element has to be on screen when it gets the focus,
 * uncovered, and has to show it (WCAG 2.4.7, 2.4.11).
 */
export async function tabTo(page: Page, element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(element).toBeVisible()
  const isThere = () => element.evaluate((one) => one === document.activeElement)
  let stops = 0
  while (!(await isThere())) {
    stops += 1
    expect(stops, `${element} is reached within ${STOPS_MAX} stops`).toBeLessThan(STOPS_MAX)
    await page.keyboard.press(key)
  }
  await expect.poll(() => element.evaluate(isUncovered), `${element} is seen`).toBe(true)
  // Fields, boxes and switches show the focus by what is drawn around them.
  if (await element.evaluate((one) => one.matches('input, textarea, [contenteditable]'))) return
  await expect(element).toHaveCSS('outline-style', /solid|auto/)
}

/** Whether the beginning of an element is on screen with nothing above it. Runs in the page. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(
    left + Math.min(width, 40) / 2,
    top + Math.min(height, 40) / 2,
  )
  return hit !== null && (element.contains(hit) || hit.contains(element))
}

/** Reaches a button or link by the Tab key, and presses Enter there once it can be used: a greyed one does nothing yet. */
export async function tabAndPress(page: Page, element: Locator) {
  await tabTo(page, element)
  await expect(element).toBeEnabled()
  await page.keyboard.press('Enter')
}
