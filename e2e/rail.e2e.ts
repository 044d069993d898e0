import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { expectAccessible } from './accessible'
import { auditOf, listed } from './audit-screen'
import { expect, test } from './fixtures'
import { identities } from './identities'
import { audited } from './requests'
import { seedScope } from './seed'
import { atSignIn, signIn, signOut } from './signing'

const scopeNav = (page: Page) => page.getByRole('navigation', { name: 'This scope' })
const pinned = (page: Page) => page.getByRole('list', { name: 'Pinned' })
const recent = (page: Page) => page.getByRole('list', { name: 'Recent' })
const pin = (page: Page) => page.getByRole('button', { name: 'Pin this scope' })
const titled = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title })
const openScope = async (page: Page, { scope_id, title }: { scope_id: string; title: string }) => {
  await page.goto(paths.scope(scope_id))
  await expect(titled(page, title)).toBeVisible()
}

test('"This scope" leads to each screen of the Scope, and marks the current one', async ({
  api,
  expectRefusals,
  openAs,
}) => {
  // Families that a server does not serve, and Prompt keys that came after it.
  expectRefusals(422)
  const scope = await seedScope(api)
  const page = await openAs('scope-admin', paths.scope(scope.scope_id))
  const links = scopeNav(page).getByRole('link')
  await expect(scopeNav(page).getByText(scope.title)).toBeVisible()
  const inScope = page
    .getByRole('main')
    .getByRole('region', { name: 'In this Scope' })
    .getByRole('link')
  // The rail may know the Scope's title a moment before the screen does.
  await expect(inScope.first()).toHaveText('Prompts')
  // All links of the region come with the first one.
  const families = await inScope.allTextContents()
  await expect(links).toHaveText(['Overview', ...families, 'Audit', 'Access'])
  const current = scopeNav(page).locator('[aria-current=page]')
  await expect(current).toHaveText('Overview')
  for (const [name, heading] of [
    ['Prompts', 'Prompts'],
    ...families.slice(1).map((family) => [family, `Artifacts · ${family}`] as const),
    ['Audit', 'Audit'],
    ['Access', 'Access'],
    ['Overview', scope.title],
  ] as const) {
    await scopeNav(page).getByRole('link', { name, exact: true }).click()
    await expect(titled(page, heading)).toBeVisible()
    await expect(current).toHaveText(name)
  }
})

test('the audit of a Scope is in it, all other audits and the list of Scopes are not', async ({
  api,
  openAs,
}) => {
  const scope = await seedScope(api)
  const page = await openAs('scope-admin', auditOf(scope.scope_id))
  await listed(page)
  // Nobody has told this person the title: the id stands for it, with the whole of it at hand.
  await expect(scopeNav(page).getByTitle(scope.scope_id)).toBeVisible()
  await expect(page.getByText(scope.title)).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Scopes' }).click()
  await expect(titled(page, 'Scopes')).toBeVisible()
  await expect(scopeNav(page)).toHaveCount(0)
})

test('a pinned Scope is there after a reload, for its person alone, until they sign out', async ({
  api,
  openAs,
}) => {
  const scope = await seedScope(api)
  const page = await openAs('scope-admin', paths.scope(scope.scope_id))
  await expect(pin(page)).toHaveAttribute('aria-pressed', 'false')
  await pin(page).click()
  await expect(pin(page)).toHaveAttribute('aria-pressed', 'true')
  const link = pinned(page).getByRole('link', { name: scope.title })
  await expect(link).toBeVisible()
  await page.goto(paths.audit({ resource: 'server' }))
  await expect(link).toBeVisible()
  await page.reload()
  await link.click()
  await expect(titled(page, scope.title)).toBeVisible()

  const other = await openAs('second-admin', paths.audit({ resource: 'server' }))
  await expect(titled(other, 'Audit')).toBeVisible()
  await expect(other.getByRole('button', { name: identities['second-admin'].label })).toBeVisible()
  await expect(pinned(other)).toHaveCount(0)
  await expect(recent(other)).toHaveCount(0)

  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  await expect.poll(stored).toContain(scope.scope_id)
  await signOut(page)
  await expect.poll(stored).not.toContain(scope.scope_id)
  await atSignIn(page)
  await signIn(page, identities['scope-admin'].token)
  await expect(titled(page, 'Home')).toBeVisible()
  await expect(pinned(page)).toHaveCount(0)
  await openScope(page, scope)
  await expect(pin(page)).toHaveAttribute('aria-pressed', 'false')
})

test('recent Scopes are those before this one which are not pinned; two tabs lose no pin', async ({
  api,
  openAs,
}) => {
  const [first, second, third] = [await seedScope(api), await seedScope(api), await seedScope(api)]
  const page = await openAs('scope-admin', paths.scope(first.scope_id))
  await expect(titled(page, first.title)).toBeVisible()
  await expect(recent(page)).toHaveCount(0)
  await openScope(page, second)
  await expect(recent(page).getByRole('link')).toHaveText([first.title])
  await openScope(page, third)
  await expect(recent(page).getByRole('link')).toHaveText([second.title, first.title])

  const tab = await openAs('scope-admin', paths.scope(second.scope_id))
  await expect(titled(tab, second.title)).toBeVisible()
  await pin(tab).click()
  // The browser hands what one tab stores on to the others, some time later on a busy machine.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toMatch(new RegExp(`pinned[^\\]]*${second.scope_id}`))
  await pin(page).click()
  await expect(pinned(page).getByRole('link')).toHaveText([second.title, third.title])
  await expect(recent(page).getByRole('link')).toHaveText([first.title])
  await pin(page).click()
  await expect(pinned(page).getByRole('link')).toHaveText([second.title])
})

test('pinning and following the rail need no mouse, and its links ask for nothing', async ({
  api,
  openAs,
  requests,
  expectRefusals,
}) => {
  // 1.0.0 knows fewer Prompt keys.
  expectRefusals(422, /\/prompts\//)
  const scope = await seedScope(api)
  const page = await openAs('scope-admin', paths.scope(scope.scope_id))
  await pin(page).focus()
  await page.keyboard.press('Space')
  await expect(pin(page)).toBeFocused()
  const link = pinned(page).getByRole('link', { name: scope.title })
  await expect(link).toBeVisible()
  await requests.settled(page)
  const calls = await requests.during(async () => {
    const links = await scopeNav(page).getByRole('link').all()
    for (const each of [...links, link]) {
      await each.hover()
      await each.focus()
    }
    await requests.settled(page)
  })
  expect(calls).toEqual([])
  await scopeNav(page).getByRole('link', { name: 'Overview' }).focus()
  await page.keyboard.press('Tab')
  await expect(scopeNav(page).getByRole('link', { name: 'Prompts', exact: true })).toBeFocused()
  const opened = await requests.during(async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('table', { name: 'Prompts' })).toBeVisible()
    await requests.settled(page)
  })
  expect(audited(opened).filter((call) => / \/v1\/scopes\/[^/]+ /.test(call))).toEqual([])
})

test('at 1000 px the rail has icons that keep their names, and the content does not move', async ({
  api,
  openAs,
  page,
}) => {
  const scope = await seedScope(api)
  await page.setViewportSize({ width: 1000, height: 900 })
  await openAs('scope-admin', paths.scope(scope.scope_id))
  const left = async () => (await page.getByRole('main').boundingBox())?.x
  await page.goto(paths.scopes())
  await expect(titled(page, 'Scopes')).toBeVisible()
  const before = await left()
  await openScope(page, scope)
  await pin(page).click()
  await expect(pinned(page).getByRole('link', { name: scope.title })).toBeVisible()
  await expect.poll(left).toBe(before)
  const main = page.getByRole('navigation', { name: 'Main' })
  for (const link of [
    main.getByRole('link', { name: 'Audit' }),
    scopeNav(page).getByRole('link', { name: 'Prompts', exact: true }),
    scopeNav(page).getByRole('link', { name: 'experience' }),
    pinned(page).getByRole('link', { name: scope.title }),
  ]) {
    await expect(link).toBeVisible()
    await expect.poll(async () => (await link.boundingBox())?.width).toBeLessThan(56)
  }
  await main.getByRole('link', { name: 'Audit' }).hover()
  await expect(page.getByRole('tooltip')).toHaveText('Audit')
  await page.mouse.move(500, 500)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expectAccessible(page)
})

test('on a phone the drawer has the same links, and one that is followed closes it', async ({
  api,
  openAs,
  page,
  expectRefusals,
}) => {
  // 1.0.0 knows fewer Prompt keys.
  expectRefusals(422, /\/prompts\//)
  const scope = await seedScope(api)
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs('scope-admin', paths.scope(scope.scope_id))
  await expect(scopeNav(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectAccessible(page)
  await scopeNav(page).getByRole('link', { name: 'Prompts', exact: true }).click()
  await expect(titled(page, 'Prompts')).toBeFocused()
  await expect(scopeNav(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.keyboard.press('Escape')
  await expect(scopeNav(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
})

test('Tab stays in the open drawer, and reaches the screen again once it is closed', async ({
  api,
  openAs,
  page,
}) => {
  const scope = await seedScope(api)
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs('scope-admin', paths.scope(scope.scope_id))
  await expect(titled(page, scope.title)).toBeVisible()
  const isInScreen = () =>
    page.evaluate(() => document.activeElement?.closest('main, header') !== null)
  await page.getByRole('button', { name: 'Menu' }).click()
  const links = await page.getByRole('navigation').getByRole('link').count()
  for (let presses = 0; presses < links + 3; presses += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(isInScreen, `after ${presses + 1} Tabs`).toBe(false)
  }
  await page.getByRole('button', { name: 'Close menu' }).click()
  await page.keyboard.press('Tab')
  await expect.poll(isInScreen).toBe(true)
})

test('a Scope that does not exist was not visited, and no navigation leads into it', async ({
  api,
  openAs,
  page,
}) => {
  const scope = await seedScope(api)
  await openAs('scope-admin', paths.scope(scope.scope_id))
  await expect(titled(page, scope.title)).toBeVisible()
  const missing = 'scp_00000000000000000000000000'
  const closed = page.getByRole('main').getByText('This Scope is not open to you')
  await page.goto(paths.scope(missing))
  await expect(closed).toBeVisible()
  await expect(scopeNav(page)).toHaveCount(0)
  await page.goto(paths.scopes())
  await expect(recent(page).getByRole('link')).toHaveText([scope.title])

  await test.step('one that the person may not read is the same', async () => {
    const stranger = await openAs('stranger', paths.scope(scope.scope_id))
    await expect(
      stranger.getByRole('main').getByText('This Scope is not open to you'),
    ).toBeVisible()
    await expect(scopeNav(stranger)).toHaveCount(0)
    await stranger.getByRole('button', { name: 'Go to…' }).click()
    const goTo = stranger.getByRole('dialog', { name: 'Go to…' })
    await expect(goTo.getByRole('option', { name: 'Audit Screen', exact: true })).toBeVisible()
    await expect(goTo.getByRole('group', { name: 'This scope' })).toHaveCount(0)
  })
})

test('whoever administers a Scope without reading it finds it among the recent ones', async ({
  api,
  openAs,
}) => {
  const scope = await seedScope(api, { 'admin-only': ['scope.admin'] })
  const page = await openAs('admin-only', paths.scope(scope.scope_id))
  await expect(page.getByRole('note')).toBeVisible()
  await expect(scopeNav(page).getByRole('link', { name: 'Access' })).toBeVisible()
  await page.goto(paths.scopes())
  await expect(recent(page).getByRole('link')).toHaveCount(1)
})

test('a Prompt’s history and form stand below "Prompts", the list of its family beside it', async ({
  openAs,
  page,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  const current = scopeNav(page).locator('[aria-current=page]')
  await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  await expect(current).toHaveText('Prompts')
  await page.goto(paths.edit(scopeId, 'prompt', key))
  await expect(current).toHaveText('Prompts')
  await page.goto(paths.artifacts(scopeId, 'prompt'))
  await expect(current).toHaveText('prompt')
})

test('the account is called by its person’s name, which wide screens show', async ({
  openAs,
  page,
}) => {
  const { description } = identities['scope-admin'].principal
  await openAs('scope-admin', paths.scopes())
  const account = page.getByRole('button', { name: `Account: ${description}`, exact: true })
  for (const [width, shows] of [
    [1440, true],
    [900, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(account).toBeVisible()
    await expect(account.getByText(description)).toBeVisible({ visible: shows })
  }
})
