import type { Locator, Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { at } from './base-path'
import { expect, expectAccessible, test } from './fixtures'
import { identities } from './identities'
import { grantDialog } from './role-changes'
import { button, chosen, decide, ofReview } from './review-screen'
import { seedScope } from './seed'
import { expectSeenAtOnce } from './seen'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

/** Widths of a phone's window in CSS pixels, at which lines end at different letters. */
const WIDTHS = Array.from({ length: 12 }, (_, step) => 320 + step * 7)

/** Reads which parts of the exact times on screen stand on two lines, each with its sentence, and how many parts there are. */
const timesOn = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = []
    let parts = 0
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (const { 0: part, index } of text.data.matchAll(
        /\d{4}-\d\d-\d\d|\d\d:\d\d:\d\d(\.\d+)?|UTC[+-]\d\d:\d\d/g,
      )) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + part.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 0) parts += 1
        if (lines.size > 1)
          broken.push(`${part} in "${text.parentElement?.parentElement?.textContent}"`)
      }
    }
    return { broken, parts }
  })

/** Expects that a screen or dialog shows exact times, and that no width of a phone breaks a date, a time of day or an offset in two. */
async function expectWholeTimes(page: Page, sentence: Locator) {
  await expect(sentence).toBeVisible()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 })
    const { broken, parts } = await timesOn(page)
    expect(parts, 'parts of exact times on screen').toBeGreaterThan(0)
    expect(broken, `broken times at ${width} px`).toEqual([])
  }
}

test.describe('west of Greenwich', () => {
  // The offset of this time zone has a hyphen too.
  test.use({ timezoneId: 'America/New_York' })

  test('no exact time of Access is broken inside of its parts on a phone: of an instant, a person, an export, a dialog and a review', async ({
    api,
    openAs,
  }) => {
    const { scope_id: scopeId } = await seedScope(api)
    const resource = `scope:${scopeId}`
    await api.as('root').grant('observer', 'scope.viewer', scopeId)
    const as_of = new Date().toISOString()
    const page = await openAs('scope-admin', paths.access({ resource, as_of }))
    await expectWholeTimes(page, page.getByRole('heading', { name: /^In force at/ }))
    await page.goto(paths.access({ resource, as_of, view: 'changes' }))
    await expectWholeTimes(page, page.getByText(/^From \d{4}.* to now/))
    const { type, id } = identities.observer.principal
    await page.goto(paths.person({ type, id }, { resource }))
    await expectWholeTimes(page, page.getByRole('table', { name: /^What .* may do on/ }))
    await page.goto(paths.access({ resource }))
    await button(page, 'Export…').click()
    await expectWholeTimes(page, page.getByRole('dialog').getByText(/recorded call/))
    await page.keyboard.press('Escape')
    const dialog = await grantDialog(page, 'viewer', 'scope.viewer')
    await expectWholeTimes(page, dialog.getByText(/^In force until \d{4}/))
    await page.keyboard.press('Escape')
    await page.goto(ofReview(scopeId))
    await button(page, 'Start review').click()
    await decide(page, 'observer', 'Keep', 'Reads the handbook.')
    await expectWholeTimes(page, page.getByText(/^Started \d{4}/))
  })
})

test('on a phone the last tab of Access is reached by touch and by key, and none fades that has the focus', async ({
  api,
  openAs,
  page,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  const address = { resource: `scope:${scopeId}` }
  await page.setViewportSize({ width: 320, height: 640 })
  await openAs('scope-admin', paths.access(address))
  const tabs = page.getByRole('tablist', { name: 'Views of access' })
  const last = tab(page, 'Review')
  await expectSeenAtOnce({ 'the first tab': tab(page, 'Bindings') })
  await expect(last).not.toBeInViewport({ ratio: 1 })

  await test.step('by touch', async () => {
    const box = await tabs.boundingBox()
    if (!box) throw new Error('The tabs have no place on the page.')
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    const y = Math.round(box.y + box.height / 2)
    const finger = (type: 'touchStart' | 'touchMove', x: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: Math.round(x), y }] })
    // One stroke moves the tabs by less than their width.
    for (let stroke = 0; stroke < 3; stroke += 1) {
      await finger('touchStart', box.x + box.width - 10)
      for (let step = 1; step <= 8; step += 1)
        await finger('touchMove', box.x + (box.width - 10) * (1 - step / 8))
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await expectSeenAtOnce({ 'the last tab': last })
    await last.click()
    await expect(page).toHaveURL(at(paths.access({ ...address, view: 'review' })))
  })

  await test.step('by key', async () => {
    await page.goto(paths.access(address))
    await tab(page, 'Bindings').focus()
    const names = ['People and actions', 'Who can…', 'Review']
    for (const name of names) {
      await page.keyboard.press('ArrowRight')
      await expect(tab(page, name)).toBeFocused()
      await expectSeenAtOnce({ [`the tab ${name}`]: tab(page, name) })
    }
    // The last 24 pixels of the row of tabs fade: a tab that ends before them is drawn whole.
    const room = await last.evaluate(
      (it) =>
        (it.parentElement?.getBoundingClientRect().right ?? 0) - it.getBoundingClientRect().right,
    )
    expect(room).toBeGreaterThanOrEqual(23)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at(paths.access({ ...address, view: 'review' })))
    await expectSeenAtOnce({ 'the last tab': last })
  })
})

test('axe finds nothing where the lists of a grant and of a review are open, and each stands within its dialog or landmark', async ({
  api,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api, { viewer: ['scope.viewer'] })
  const resource = `scope:${scopeId}`
  const page = await openAs('scope-admin', paths.access({ resource }))
  await button(page, 'Grant…').click()
  const dialog = page.getByRole('dialog', { name: 'Grant a role' })
  const person = dialog.getByRole('combobox', { name: 'Person' })
  await person.press('ArrowDown')
  const suggestions = dialog.getByRole('listbox')
  const { id } = identities.viewer.principal
  const suggested = suggestions.getByRole('option', { name: new RegExp(`(^| )${id}( |$)`) })
  await expectSeenAtOnce({ 'a suggestion': suggested })
  await expectAccessible(page)
  await suggested.click()
  await expect(person).toHaveValue(id)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.goto(paths.access({ resource, view: 'review' }))
  await expect(page.getByRole('search'), 'landmarks of the search').toHaveCount(1)
  await page.getByRole('combobox', { name: 'Roles', exact: true }).click()
  const roles = page.getByRole('main').getByRole('listbox')
  await expectSeenAtOnce({ 'a role': roles.getByRole('option', { name: /^scope\.viewer / }) })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await chosen(page, 'Roles', /^scope\.viewer /)
  await expect(page).toHaveURL(/role=scope\.viewer/)
})
