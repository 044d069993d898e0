import type { Locator } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { auditOf, listed, rowsOf } from './audit-screen'
import { expect, test } from './fixtures'
import { row } from './history-screen'
import { custom } from './prompt-texts'

test.use({ contextOptions: { forcedColors: 'active' } })

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
    await head.hover()
    const chosen = await background(end(head, 'To'))
    expect(chosen).not.toBe(await background(head.getByRole('button', { pressed: false }).first()))
    expect(await background(first.getByRole('button', { pressed: true }))).toBe(chosen)
    expect(await background(page.getByRole('button', { name: 'Fields' }))).toBe(chosen)
    expect(await background(page.getByRole('button', { name: 'JSON' }))).not.toBe(chosen)
    const [current] = await page
      .locator('[data-row=line][data-current] > :first-child')
      .evaluateAll((all) => all.map((it) => getComputedStyle(it).borderInlineStartWidth))
    expect(current).toBe('4px')
  })
  await test.step('the audit: requests or decisions, and the event that is open', async () => {
    await page.goto(auditOf(scopeId))
    await listed(page)
    const switched = page.getByRole('button', { name: /^(Requests|Decisions)/ })
    const [requests, decisions] = [
      switched.and(page.locator('[aria-pressed=true]')),
      switched.and(page.locator('[aria-pressed=false]')),
    ]
    expect(await background(requests)).not.toBe(await background(decisions))
    await rowsOf(page).first().click()
    const current = page.locator('.event[aria-current], tr[aria-current]').first()
    await expect.poll(() => frame(current)).toBe('dashed')
  })
  await test.step('the tabs of Access and the rail, also where it has icons alone', async () => {
    await page.goto(paths.access())
    const tabs = page.getByRole('tab')
    const border = (tab: Locator) => tab.evaluate((it) => getComputedStyle(it).borderBottomColor)
    expect(await border(tabs.and(page.locator('[aria-selected=true]')))).not.toBe(
      await border(tabs.and(page.locator('[aria-selected=false]')).first()),
    )
    await page.setViewportSize({ width: 1000, height: 800 })
    const here = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Access' })
    await expect.poll(() => frame(here)).toBe('dashed')
  })
})
