import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { hasKeys, reasonFor } from './dialogs'
import { FRAME_BUTTONS, frameButton } from './frame'
import { expect, expectAccessible, test } from './fixtures'
import { LONGEST_MS, screensOf } from './screens'

const shown = (
  page: Page,
  screen: { shows: 'table' | 'link' | 'tab' | 'region' | 'button'; title: string },
) =>
  expect(page.getByRole(screen.shows, { name: screen.title, exact: true }).first()).toBeVisible({
    timeout: LONGEST_MS,
  })

/** True when the page would have to be scrolled sideways. */
const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test('axe finds nothing on any screen, in light and dark, wide and at 320 px', async ({
  expectRefusals,
  openAs,
  seedPrompt,
}) => {
  test.slow()
  // An older server refuses the Prompt keys that came after it.
  expectRefusals(422, /\/prompts\//)
  const screens = screensOf(await seedPrompt(), await seedPrompt())
  const page = await openAs('scope-admin', paths.scopes())
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(screen.path)
      await shown(page, screen)
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await shown(page, screen)
      // The rail makes room a moment after the window has changed.
      await expect
        .poll(() => overflows(page), `${screen.name} scrolls sideways at 320 px`)
        .toBe(false)
      await expectAccessible(page)
    })
  }
})

test('axe finds nothing on the sign-in screen, in dialogs and in menus', async ({
  backend,
  openAs,
  seedPrompt,
}) => {
  test.slow()
  const { scopeId, key } = await seedPrompt()
  const signIn = await openAs(null, paths.signIn())
  await expectAccessible(signIn)
  const page = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  await page
    .getByRole('list', { name: 'Revisions' })
    .getByRole('button', { name: 'Restore revision 2…' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Restore revision 2' })
  await reasonFor(dialog, backend, 'A reason.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  for (const name of FRAME_BUTTONS) {
    await frameButton(page, name).click()
    const opened = page.getByRole('menu').or(page.getByRole('dialog'))
    await expect(opened).toBeVisible()
    await expectAccessible(page)
    await hasKeys(opened)
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden()
  }
})

test('every screen is there in Chinese, and the choice is kept', async ({
  expectRefusals,
  openAs,
  seedPrompt,
}) => {
  expectRefusals(422, /\/prompts\//)
  const screens = screensOf(await seedPrompt(), await seedPrompt())
  const page = await openAs('scope-admin', paths.scopes())
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: '简体中文' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  for (const screen of screens) {
    await page.goto(screen.path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: '主题' })).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByText(/[\u4e00-\u9fff]/)
        .first(),
    ).toBeVisible()
  }
})

test('the theme is chosen, kept and not lost at a reload', async ({ openAs }) => {
  const page = await openAs('scope-admin', paths.scopes())
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('restoring can be done with the keyboard alone', async ({ backend, openAs, seedPrompt }) => {
  const { scopeId, key } = await seedPrompt()
  const page = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  const button = page.getByRole('button', { name: 'Restore revision 2…' })
  await button.focus()
  // What the caller may do is being found out at first; the button keeps the focus meanwhile.
  await expect(button).toBeEnabled()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Restore revision 2' })
  await expect(dialog).toBeVisible()
  await hasKeys(dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button, 'focus comes back to what opened the dialog').toBeFocused()
  await page.keyboard.press('Enter')
  await reasonFor(dialog, backend, 'By keyboard.')
  await dialog.getByRole('button', { name: 'Restore', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Committed revision 7' })).toBeVisible()
})

test('"Go to…" finds a Scope that was loaded, without asking the server', async ({
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeTitle, scopeId } = await seedPrompt()
  const page = await openAs('scope-admin', paths.scopes({ q: scopeTitle }))
  await expect(page.getByRole('link', { name: scopeTitle })).toBeVisible({ timeout: LONGEST_MS })
  await requests.settled(page)
  const calls = await requests.during(async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill(scopeTitle)
    const scopes = page.getByRole('group', { name: 'Scopes' })
    await expect(scopes.getByRole('option', { name: scopeTitle })).toHaveCount(1)
  })
  expect(calls).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${paths.scope(scopeId)}$`))
  await expect(page.getByRole('heading', { level: 1, name: scopeTitle })).toBeFocused()
})
