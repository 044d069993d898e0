import type { Locator, Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { pathIn } from './base-path'
import { pasted } from './clipboard'
import { expect, expectAccessible, test } from './fixtures'
import { changes, list, row } from './history-screen'
import { contents } from './prompt-texts'

const asJson = (page: Page) =>
  page.getByRole('group', { name: 'Show the contents as' }).getByRole('button', { name: 'JSON' })
const option = (page: Page, name: string) => page.getByRole('menuitemcheckbox', { name })
const params = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('the list of revisions can be hidden, which gives the comparison the whole width', async ({
  api,
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key, etag } = await seedPrompt()
  const page = await openAs(
    'scope-admin',
    paths.history(scopeId, 'prompt', key, { from: 2, to: 5 }),
  )
  const change = changes(page, 2, 5)
  await expect(row(page, 6)).toBeVisible()
  await expect(change.getByRole('deletion').first()).toBeVisible()
  const width = async (of: Locator) => (await of.boundingBox())?.width ?? 0
  const narrow = await width(change)
  await change.getByRole('button', { name: 'Hide revisions' }).click()
  await expect(list(page)).toHaveCount(0)
  const show = change.getByRole('button', { name: 'Show revisions' })
  await expect(show).toBeFocused()
  const main = page.getByRole('main')
  await expect.poll(() => width(change)).toBeGreaterThan(narrow + 300)
  await expect.poll(async () => (await width(change)) / (await width(main))).toBeGreaterThan(0.9)
  await expect.poll(() => params(page)).toEqual({ from: '2', to: '5', revisions: 'hidden' })
  await expectAccessible(page)

  await page.reload()
  await expect(change.getByRole('deletion').first()).toBeVisible()
  await expect(list(page)).toHaveCount(0)
  // A commit of somebody else is not missed for it.
  await api.as('scope-admin').replace(scopeId, 'prompt', key, contents.extended, etag)
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  await expect(show).toHaveText('Show revisions (1 new)')
  await show.click()
  await expect(row(page, 7)).toBeVisible()
  await expect.poll(() => params(page)).toEqual({ from: '2', to: '5' })
})

test('a link shows the change as it was seen by whoever copied it', async ({
  baseURL,
  openAs,
  openSecondAs,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt({ grants: { viewer: ['scope.viewer'] } })
  const page = await openAs(
    'scope-admin',
    paths.history(scopeId, 'prompt', key, { from: 2, to: 5 }),
  )
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('switch', { name: 'Side by side' }).click()
  await asJson(page).click()
  await expect(asJson(page)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'View options' }).click()
  for (const name of ['Show white space', 'Ignore white space', 'Wrap long lines']) {
    await option(page, name).click()
  }
  await page.keyboard.press('Escape')
  const shown = {
    from: '2',
    to: '5',
    view: 'split',
    as: 'json',
    space: 'shown',
    ignore: 'space',
    wrap: 'off',
  }
  await expect.poll(() => params(page)).toEqual(shown)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(() => pasted(page)).toContain('as=json')
  const link = new URL(await pasted(page))
  expect(Object.fromEntries(link.searchParams)).toEqual(shown)

  const other = await openSecondAs('viewer', pathIn(baseURL, link.href))
  await expect(asJson(other)).toHaveAttribute('aria-pressed', 'true')
  await expect(other.getByRole('switch', { name: 'Side by side' })).toBeChecked()
  await other.getByRole('button', { name: 'View options' }).click()
  await expect(option(other, 'Show white space')).toHaveAttribute('aria-checked', 'true')
  await expect(option(other, 'Ignore white space')).toHaveAttribute('aria-checked', 'true')
  await expect(option(other, 'Wrap long lines')).toHaveAttribute('aria-checked', 'false')
  await other.keyboard.press('Escape')
  // What a link says is no choice of this reader: their next diff is shown as they keep it.
  await other.goto(paths.history(scopeId, 'prompt', key, { from: 2, to: 5 }))
  await expect(asJson(other)).toHaveAttribute('aria-pressed', 'false')
})

test('an option that is changed back leaves the address, and nonsense in it changes nothing', async ({
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  const address = `${paths.history(scopeId, 'prompt', key)}?as=xml&space=&wrap=no&revisions=none`
  const page = await openAs('scope-admin', address)
  await expect(row(page, 6)).toBeVisible()
  await expect(asJson(page)).toHaveAttribute('aria-pressed', 'false')
  await asJson(page).click()
  await expect.poll(() => params(page)['as']).toBe('json')
  await page.getByRole('button', { name: 'Fields' }).click()
  await expect.poll(() => params(page)['as']).toBe(undefined)
  await expect(asJson(page)).toHaveAttribute('aria-pressed', 'false')
})

test('on a phone the link of a change begins with the change, and a history with its revisions', async ({
  openAs,
  page: phone,
  seedPrompt,
}) => {
  await phone.setViewportSize({ width: 390, height: 844 })
  const { scopeId, key } = await seedPrompt()
  const page = await openAs(
    'scope-admin',
    paths.history(scopeId, 'prompt', key, { from: 2, to: 5 }),
  )
  const deletion = changes(page, 2, 5).getByRole('deletion').first()
  await expect(deletion).toBeInViewport()
  const top = async (of: Locator) => (await of.boundingBox())?.y ?? NaN
  /** How far below the one the other begins. */
  const below = async (one: Locator, other: Locator) => (await top(other)) - (await top(one))
  await expect(row(page, 5)).toBeAttached()
  await expect.poll(() => below(changes(page, 2, 5), list(page))).toBeGreaterThan(0)

  await page.goto(paths.history(scopeId, 'prompt', key))
  await expect(row(page, 6)).toBeInViewport()
  await expect.poll(() => below(list(page), changes(page, 5, 6))).toBeGreaterThan(0)
})
