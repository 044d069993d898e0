import type { Locator } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { auditOf, listed, rowsOf } from './audit-screen'
import { expect, test } from './fixtures'
import { row } from './history-screen'
import { custom } from './prompt-texts'

test.use({ contextOptions: { forcedColors: 'active' } })

const FILL = 'background-color'
const background = (element: Locator) =>
  element.evaluate((it) => getComputedStyle(it).backgroundColor)
const frame = (element: Locator) => element.evaluate((it) => getComputedStyle(it).outlineStyle)

test('in a palette that the system forces, what is chosen can be told from what is not', async ({
  openAs,
  page,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt({ revisions: [custom('One.'), custom('Two.')] })
  await test.step('a history: both ends, how it is shown, and the change that the reader is at', async () => {
    await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
    const [head, first] = [row(page, 2), row(page, 1)]
    const end = (of: Locator, name: string) =>
      of.getByRole('button', { name, pressed: name === 'To' })
    // The comparison comes with its worker's answer, after the list that stands beside it.
    await expect(page.locator('[data-row=line][data-current] > :first-child').first()).toHaveCSS(
      'border-inline-start-width',
      '4px',
    )
    await head.hover()
    const chosen = await background(end(head, 'To'))
    await expect(head.getByRole('button', { pressed: false }).first()).not.toHaveCSS(FILL, chosen)
    await expect(first.getByRole('button', { pressed: true })).toHaveCSS(FILL, chosen)
    await expect(page.getByRole('button', { name: 'Fields' })).toHaveCSS(FILL, chosen)
    await expect(page.getByRole('button', { name: 'JSON' })).not.toHaveCSS(FILL, chosen)
  })
  await test.step('the audit: requests or decisions, and the event that is open', async () => {
    await page.goto(auditOf(scopeId))
    await listed(page)
    const switched = page.getByRole('button', { name: /^(Requests|Decisions)/ })
    const [requests, decisions] = [
      switched.and(page.locator('[aria-pressed=true]')),
      switched.and(page.locator('[aria-pressed=false]')),
    ]
    await expect(requests).not.toHaveCSS(FILL, await background(decisions))
    await rowsOf(page).first().click()
    const current = page.locator('.event[aria-current], tr[aria-current]').first()
    await expect.poll(() => frame(current)).toBe('dashed')
  })
  await test.step('the tabs of Access and the rail, also where it has icons alone', async () => {
    // Without a Scope the address leads to any that the person administers, and another test may take that one away.
    await page.goto(paths.access({ resource: `scope:${scopeId}` }))
    const tabs = page.getByRole('tab')
    const other = tabs.and(page.locator('[aria-selected=false]')).first()
    const border = await other.evaluate((it) => getComputedStyle(it).borderBottomColor)
    await expect(tabs.and(page.locator('[aria-selected=true]'))).not.toHaveCSS(
      'border-bottom-color',
      border,
    )
    await page.setViewportSize({ width: 1000, height: 800 })
    const here = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Access' })
    await expect.poll(() => frame(here)).toBe('dashed')
  })
})
