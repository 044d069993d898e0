import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { expect, test } from './fixtures'
import { contents } from './prompt-texts'
import { screensOf } from './screens'

/** Screens that are read from top to bottom: what moves there is under a reader's eyes. */
const READ = ['Artifact', 'History', 'Comparison']
/** A counter such as "1 of 5" becomes wider by some pixels; on a phone the chip of a head that was restored takes a line. */
const MOST = 0.002

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** What moved on the page by itself since it was opened, as the browser tells it: how much, and what it was. */
const shiftsOn = (page: Page) =>
  page.evaluate(() => {
    type Shift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: readonly { node: Node | null }[]
    }
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = (observer.takeRecords() as Shift[]).filter((one) => !one.hadRecentInput)
    observer.disconnect()
    return shifts.map(({ value, sources }) => ({
      value,
      moved: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? ''),
    }))
  })

test('nothing moves on a screen that is read, while it comes', async ({
  openAs,
  page,
  requests,
  seedPrompt,
}) => {
  const seeded = await seedPrompt()
  const beside = await seedPrompt({ revisions: [contents.shortened] })
  // The titles of the Scopes are known: where one is not, it takes the place of its id in the breadcrumbs.
  await openAs('scope-admin', paths.prompts(seeded.scopeId))
  for (const { scopeId, scopeTitle } of [beside, seeded]) {
    await page.goto(paths.scope(scopeId))
    await expect(page.getByRole('heading', { level: 1, name: scopeTitle })).toBeVisible()
  }
  for (const size of SIZES) {
    await page.setViewportSize(size)
    for (const screen of screensOf(seeded, beside).filter(({ name }) => READ.includes(name))) {
      await test.step(`${screen.name}, ${size.width} px`, async () => {
        await page.goto(screen.path)
        const shown = page.getByRole(screen.shows, { name: screen.title, exact: true }).first()
        await expect(shown).toBeVisible()
        await requests.settled(page)
        const shifts = await shiftsOn(page)
        const total = shifts.reduce((sum, { value }) => sum + value, 0)
        expect(total, JSON.stringify(shifts)).toBeLessThan(MOST)
      })
    }
  }
})
