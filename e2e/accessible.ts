import { setTimeout as delay } from 'node:timers/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { SLOWNESS } from './slowness'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** Rules that read colours. The document is the same in both themes, so that all other rules find the same in the second one. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Expects that axe finds nothing on the screen as it stands: by all its rules in light, by those of colours in dark too. The
 * theme is switched through the system's preference, so that open dialogs and unsaved text stay: the test must not have
 * chosen a theme of its own before.
 * @param followsWithin milliseconds for the screen to change its theme, by default as long as for any expectation
 */
export async function expectAccessible(
  page: Page,
  { followsWithin }: { followsWithin?: number } = {},
): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await expect
      .poll(() => themeOnScreen(page), {
        message: `The screen must follow the system's ${theme} theme ("scope-console.theme" is "system", or unset).`,
        intervals: [20, 50, 100, 250],
        ...(followsWithin === undefined ? {} : { timeout: followsWithin }),
      })
      .toBe(theme)
    await page.evaluate(settled)
    // An element that inherits its colour may keep the other theme's for a few frames.
    let found = await faultsIn(page, theme)
    for (let again = 0; found.length > 0 && again < 3; again += 1) {
      await delay(200 * SLOWNESS)
      found = await faultsIn(page, theme)
    }
    expect(found, `axe on ${page.url()} in ${theme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}

/** What axe finds on the screen, a sentence for each element. */
async function faultsIn(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  // The builder puts half a megabyte of axe into the page twice at each run, which takes as long as the rules: once is enough.
  const isThere = await page.evaluate(() => 'axe' in window)
  const builder = new AxeBuilder({ page, ...(isThere ? { axeSource: 'void 0' } : {}) })
    // Legacy mode stays in this page: there are no frames here, and no other page to count in. Axe describes nothing but
    // violations: to describe every element that passed takes it as long as the rules.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
  if (theme === 'light') builder.withTags(TAGS)
  else builder.withRules(COLOUR_RULES)
  const { violations } = await builder.analyze()
  const faults: string[] = []
  for (const { id, help, nodes } of violations) {
    for (const { target, failureSummary } of nodes) {
      const at = target.join(' ')
      if (id === 'target-size' && !(await isSmallInSight(page, at))) continue
      faults.push(`${id} at ${at}: ${failureSummary ?? help}`)
    }
  }
  return faults
}

/**
 * Whether axe finds the target too small in the middle of the window too. Elsewhere the sticky bar may cover a part of it until
 * a person scrolls on. The page is then scrolled back.
 */
async function isSmallInSight(page: Page, selector: string): Promise<boolean> {
  const from = await page.evaluate(() => [scrollX, scrollY] as const)
  await page.locator(selector).evaluate((target) => target.scrollIntoView({ block: 'center' }))
  const { violations } = await new AxeBuilder({ page, axeSource: 'void 0' })
    .include(selector)
    .withRules(['target-size'])
    .setLegacyMode()
    .analyze()
  await page.evaluate(([left, top]) => scrollTo(left, top), from)
  return violations.length > 0
}

/** Which theme the page's background shows: the emulated preference alone proves nothing. */
function themeOnScreen(page: Page): Promise<'light' | 'dark'> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    const background = getComputedStyle(document.body).backgroundColor
    if (!canvas) throw new Error('no 2d context')
    canvas.fillStyle = background
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    // A transparent body shows the canvas, which is white.
    return alpha > 127 && red + green + blue < 3 * 128 ? 'dark' : 'light'
  })
}

/**
 * Resolves when all finite animations have ended, since axe would measure the contrast of a half-faded colour. The
 * function runs in the page.
 */
export async function settled() {
  const finite = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(finite.map((animation) => animation.finished))
}
