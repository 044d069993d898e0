import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { auditedScope, auditOf, listedWhole, requestsOf, rowsOf, tableOf } from './audit-screen'
import { expect, test } from './fixtures'
import { backToScreen, layOutForPaper } from './paper'
import { custom } from './prompt-texts'

/** What the page holds at the moment in which the browser lays it out for paper. */
async function printed(page: Page) {
  await page.evaluate(() =>
    addEventListener(
      'beforeprint',
      () => {
        const { dataset } = document.documentElement
        const lines = document.querySelectorAll('[data-part=section] [data-row=line]').length
        const line = document.querySelector<HTMLElement>('[data-part=printed]')?.innerText
        const times = [...document.querySelectorAll('main time')].map((time) => time.textContent)
        Object.assign(window, { printed: { theme: dataset['theme'], lines, line, times } })
      },
      { once: true },
    ),
  )
  const paper = await page.pdf({ format: 'A4' })
  const said = await page.evaluate(
    () =>
      (
        window as unknown as {
          printed: { theme: string; lines: number; line: string; times: string[] }
        }
      ).printed,
  )
  return { ...said, paper }
}

test('paper has every line of a comparison, in light colours, and says whose, whence and when', async ({
  openAs,
  page,
  seedPrompt,
}) => {
  const lines = Array.from({ length: 300 }, (_, rule) => `Rule ${rule}: look at board ${rule}.`)
  const { scopeId, scopeTitle, key } = await seedPrompt({
    revisions: [custom(lines.join('\n')), custom(lines.map((line) => `${line} Twice.`).join('\n'))],
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  const path = paths.history(scopeId, 'prompt', key, { from: 1, to: 2, view: 'unified' })
  await openAs('scope-admin', path)
  const rows = page.locator('[data-part=section] [data-row=line]')
  await expect(page.getByText('Rule 0: look at board 0.').first()).toBeVisible()
  await expect
    .poll(() => rows.count(), 'only what is near the view is drawn on screen')
    .toBeLessThan(150)
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText(scopeTitle)
  const onScreenAlone = [
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('button', { name: 'Go to…' }),
    page.getByRole('button', { name: 'Swap' }),
  ]
  for (const element of onScreenAlone) await expect(element).toBeVisible()

  const paper = await printed(page)
  expect(paper.lines, 'each line as it was, and as it is').toBe(600)
  expect(paper.theme).toBe('light')
  expect(paper.line).toContain(`Scopes / ${scopeTitle} / Prompts / ${key}`)
  expect(paper.line).toMatch(/Printed at \d{4}-\d\d-\d\d \d\d:\d\d:\d\d.* by .+\. The oldest of/)
  expect(paper.line).toContain(page.url())
  expect(paper.times.filter((time) => /ago/.test(time))).toEqual([])
  // Six hundred lines of 20 px need more than ten pages.
  expect(paper.paper.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(8)

  await test.step('afterwards the screen is what it was', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('[data-part=printed]')).toHaveCount(0)
    await expect.poll(() => rows.count()).toBeLessThan(150)
  })
  await test.step('navigation and buttons are not for paper', async () => {
    await page.emulateMedia({ media: 'print' })
    for (const element of onScreenAlone) await expect(element).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Rule 0: look at board 0.').first()).toBeVisible()
  })
})

test('paper ends a comparison after 5,000 rows, and says how many there are', async ({
  openAs,
  page,
  seedPrompt,
}) => {
  const lines = Array.from({ length: 3_000 }, (_, line) => `a${line}`)
  const { scopeId, key } = await seedPrompt({
    revisions: [custom(lines.join('\n')), custom(lines.join('b\n'))],
  })
  await openAs(
    'scope-admin',
    paths.history(scopeId, 'prompt', key, { from: 1, to: 2, view: 'unified' }),
  )
  await expect(page.getByText('a0', { exact: true }).first()).toBeVisible()
  // The browser would lay out a hundred sheets: what it does first is enough here.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const printed = page.locator('[data-part=rows]')
  await expect(printed.locator('> p')).toHaveText('The first 5,000 of 6,000 rows stand on paper.')
  // One of the rows is the heading.
  await expect(printed.locator('[data-row=line]')).toHaveCount(4_999)
})

test('paper has every decision and every request on display, whatever is drawn on screen', async ({
  api,
  openAs,
}) => {
  const scopeId = await auditedScope(api, 120)
  const page = await openAs('scope-admin', auditOf(scopeId))
  await listedWhole(page)
  const table = tableOf(page)
  const events = Number(await table.getAttribute('aria-rowcount')) - 1
  expect(events).toBeGreaterThanOrEqual(120)
  expect(await rowsOf(page).count(), 'only what is near the view is drawn').toBeLessThan(events)
  const newest = await rowsOf(page).first().getByRole('cell').allTextContents()

  await layOutForPaper(page)
  // The table of the screen is not on paper: another one bears its name there.
  await expect(table).not.toHaveAttribute('aria-rowcount')
  await expect(rowsOf(page)).toHaveCount(events)
  await expect(rowsOf(page).first().getByRole('cell')).toHaveText(newest.map((text) => text.trim()))
  await expect(page.getByText('All loaded')).toBeVisible()
  await backToScreen(page)
  await expect(table).toHaveAttribute('aria-rowcount', String(events + 1))

  await page.getByRole('button', { name: /^Requests/ }).click()
  const requests = requestsOf(page)
  await expect(requests).toBeVisible()
  const rowsSaid = async () => Number(await requests.getAttribute('aria-rowcount')) - 1
  const count = await rowsSaid()
  await requests
    .getByRole('button', { name: /decision/ })
    .first()
    .click()
  await expect
    .poll(rowsSaid, 'the decisions of an open request are rows below it')
    .toBeGreaterThan(count)
  const opened = await rowsSaid()
  await layOutForPaper(page)
  await expect(requests.getByRole('row')).toHaveCount(opened + 1)
})

test('paper of an open event has the event alone', async ({ api, openAs }) => {
  const scopeId = await auditedScope(api, 20)
  const page = await openAs('scope-admin', auditOf(scopeId))
  await listedWhole(page)
  await rowsOf(page).first().getByRole('cell').first().click()
  const event = page.getByRole('dialog', { name: 'Event' })
  await expect(event.getByText('occurred_at')).toBeVisible()
  const list = page.getByText('All loaded')
  await expect(list).toBeVisible()
  await layOutForPaper(page)
  await expect(event.getByText('occurred_at')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Audit' })).toBeVisible()
  await expect(list).toBeHidden()
  await expect(tableOf(page)).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Audit requests' })).toHaveCount(0)
})
