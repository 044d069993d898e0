import type { Page } from '@playwright/test'
import type { ListAuditRequest } from '../src/api/contract/audit'
import { SimulatedAudit } from '../src/features/audit/testing/simulated-audit'
import { readToTheEnd } from './audit-reading'
import { decisionsOfAll, listed, rowsOf, tableOf } from './audit-screen'
import { expect, expectAccessible, test } from './fixtures'
import { SLOWNESS } from './slowness'

const gapOf = (page: Page) => rowsOf(page).filter({ hasText: 'Not loaded: ' })
const loaded = async (page: Page) =>
  Number((await page.getByText(/^[\d,]+ events$/).innerText()).replace(/\D/g, ''))

/** Whether the row of the gap is on screen and the focus at the last row, once what a key has changed was drawn. Runs in the page. */
async function lookForGap(table: Element) {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const gap = [...table.querySelectorAll('[role="row"]')].find((row) =>
    row.textContent.includes('Not loaded: '),
  )
  const { top, bottom } = gap?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  const place = document.activeElement?.getAttribute('aria-rowindex')
  return {
    isOnScreen: top < innerHeight && bottom > 0,
    isAtEnd: place === table.getAttribute('aria-rowcount'),
  }
}

/** Pages down until the row of the gap is on screen. */
async function findGap(page: Page) {
  let key = 'Home'
  await expect(async () => {
    await page.keyboard.press(key)
    const { isOnScreen, isAtEnd } = await tableOf(page).evaluate(lookForGap)
    // On a slow machine the gap can be passed before it was drawn: once more from the top then.
    key = isAtEnd ? 'Home' : 'PageDown'
    expect(isOnScreen).toBe(true)
  }).toPass({ intervals: [0], timeout: 60_000 * SLOWNESS })
}

/** By keyboard, from wherever the focus is on screen. */
async function goToGap(page: Page) {
  const place = Number(await gapOf(page).getAttribute('aria-rowindex'))
  const from = Number(await page.locator(':focus').getAttribute('aria-rowindex'))
  const key = from < place ? 'ArrowDown' : 'ArrowUp'
  for (let step = Math.abs(place - from); step > 0; step -= 1) await page.keyboard.press(key)
  await expect(gapOf(page)).toBeFocused()
}

/** Times of the events above and below the gap, as the table shows them. */
const aroundGap = (page: Page) =>
  gapOf(page).evaluate((gap) => {
    const place = Number(gap.getAttribute('aria-rowindex'))
    return [place - 1, place + 1].map(
      (index) =>
        gap.parentElement
          ?.querySelector(`[aria-rowindex="${index}"] time`)
          ?.getAttribute('datetime') ?? '',
    )
  })

/** Answers with an audit that took days: what a test makes on a server is over within seconds, and has no gap. */
async function answerWithDays(page: Page) {
  const EVENTS = 900
  const MINUTE = 60_000
  const began = Date.now() - EVENTS * 2 * MINUTE
  const times = Array.from({ length: EVENTS }, (_, place) => began + place * 2 * MINUTE)
  const audit = new SimulatedAudit(times, Date.now())
  await page.route(/audit\/list/, async (route) => {
    // Its clock goes on with each call; the browser's is the one that the console goes by.
    audit.clock = Date.now() - 2_000
    const answer = await audit.ask(route.request().postDataJSON() as ListAuditRequest)
    await route.fulfill({ json: answer.page })
  })
  return audit.events.slice()
}

test('a jump leaves a row for what it skipped, which names its time and loads it', async ({
  openAs,
  page,
}) => {
  test.setTimeout(300_000 * SLOWNESS)
  const truth = await answerWithDays(page)
  await openAs('auditor', decisionsOfAll())
  await listed(page)
  await rowsOf(page).first().focus()
  await page.keyboard.press('Control+End')
  await expect(tableOf(page).getByRole('cell', { name: 'request-1', exact: true })).toBeVisible()
  await expect(page.getByText('Stretches between are not loaded')).toBeVisible()
  await expect(page.getByText('All loaded', { exact: true })).toHaveCount(0)

  await test.step('between the newest and the oldest events, with the time that it covers', async () => {
    await findGap(page)
    const words = /Not loaded: (.+) – (.+?)(?:Load|$)/.exec(await gapOf(page).innerText())
    const [, from = '', to = ''] = words ?? []
    const [above = '', below = ''] = await aroundGap(page)
    const shown = (instant: string) => instant.replace('T', ' ').slice(0, from.length)
    expect(from).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect(from >= shown(below), `${from} is not before ${below}`).toBe(true)
    expect(to <= shown(above), `${to} is not after ${above}`).toBe(true)
    expect(from <= to).toBe(true)
    // Where the keys have scrolled the page, the app bar lies over half of a field.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
  })

  await test.step('Enter reads on from it, and the focus stays in the list', async () => {
    const before = await loaded(page)
    await goToGap(page)
    await page.keyboard.press('Enter')
    await expect.poll(() => loaded(page)).toBeGreaterThan(before)
    await expect(page.locator(':focus')).toHaveAttribute('role', 'row')
  })

  await test.step('so does its button, as often as there is something left', async () => {
    const whole = page.getByText('All loaded', { exact: true })
    // A gap may be read while it is looked for. What it came to, the step below compares event by event.
    await expect(async () => {
      await listed(page)
      if (!(await whole.isVisible())) {
        if ((await gapOf(page).count()) === 0) await findGap(page)
        await gapOf(page).getByRole('button', { name: 'Load' }).click({ timeout: 2_000 })
      }
      await expect(whole).toBeVisible({ timeout: 1_000 })
    }).toPass({ intervals: [0] })
    await expect(gapOf(page)).toHaveCount(0)
    await expect(page.getByText('Stretches between are not loaded')).toHaveCount(0)
  })

  await test.step('and then every event is there once, in order', async () => {
    await rowsOf(page).first().focus()
    await page.keyboard.press('Home')
    const rows = (await readToTheEnd(page)).toReversed()
    // Each is of a request of its own, all are of one action, which the table leaves out then.
    expect(rows.map(({ request }) => request).slice(0, truth.length)).toEqual(
      truth.map((event) => event.request_id),
    )
  })
})
