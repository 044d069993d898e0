import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { expectAccessible } from './accessible'
import { at } from './base-path'
import { contentsOf } from './contents-of'
import { expect, test } from './fixtures'
import { identities } from './identities'
import { keepsName } from './keeps-name'
import { expectText } from './long-texts'
import { audited } from './requests'
import { seedScope } from './seed'
import { atSignIn } from './signing'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Go to…' })
const field = (page: Page) => dialog(page).getByRole('combobox')
const group = (page: Page, name: string) => dialog(page).getByRole('group', { name })
const options = (page: Page) => dialog(page).getByRole('option')
const chosen = (page: Page) => dialog(page).getByRole('option', { selected: true })
const titled = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title })
const open = async (page: Page) => {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

test('finds Prompts, families, Artifacts and other Scopes by name, and asks the server nothing', async ({
  api,
  auditedDuring,
  openAs,
  requests,
}) => {
  const here = await seedScope(api)
  const other = await seedScope(api)
  const name = 'reroute-night-traffic'
  const content = { ...contentsOf['skill'], name }
  await api.as('scope-admin').createArtifact(here.scope_id, 'skill', content)
  const page = await openAs('scope-admin', paths.scope(other.scope_id))
  await keepsName(page, other.title)
  await page.goto(paths.artifacts(here.scope_id, 'skill'))
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'This scope' })).toContainText(here.title)
  await requests.settled(page)

  const events = await auditedDuring(here.scope_id, async () => {
    const calls = await requests.during(async () => {
      await open(page)
      // Nothing is typed yet: where one is, where one was, and the screens.
      await expect(group(page, 'This scope').getByRole('option')).toHaveText([
        `Overview Screen in ${here.title}`,
        `Prompts Screen in ${here.title}`,
        `Audit Screen in ${here.title}`,
        `Access Screen in ${here.title}`,
      ])
      await expect(
        group(page, 'Recent').getByRole('option', { name: other.title }).first(),
      ).toBeVisible()
      await expect(group(page, 'Screens').getByRole('option')).toHaveText([
        'Home Screen',
        'Scopes Screen',
        'Audit Screen',
        'Access Screen',
      ])

      await field(page).fill('generate skill')
      await expect(group(page, 'Prompts').getByRole('option')).toHaveText([
        `skill.generate Prompt in ${here.title}`,
      ])
      await field(page).fill('s')
      await expect(group(page, 'Actions').getByRole('option').first()).toBeVisible()
      await expectAccessible(page)
      await field(page).fill('hand')
      await expect(group(page, 'This scope').getByRole('option')).toHaveText([
        `handoff Family in ${here.title}`,
      ])
      await field(page).fill('traffic')
      await expect(group(page, 'Artifacts').getByRole('option')).toHaveText([
        `${name} skill in ${here.title}`,
      ])
      await field(page).fill(other.scope_id)
      await expect(group(page, 'Scopes').getByRole('option', { name: other.title })).toHaveCount(1)
      await field(page).fill(other.title)
      await expect(chosen(page)).toHaveText(`${other.title} Scope`)
    })
    expect(calls).toEqual([])
  })
  expect(events).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${paths.scope(other.scope_id)}$`))
  await expect(titled(page, other.title)).toBeFocused()
})

test('is used by keyboard alone: the first one is chosen, arrows go round, the text keeps Home and End', async ({
  api,
  openAs,
}) => {
  const scope = await seedScope(api)
  const page = await openAs('scope-admin', paths.scope(scope.scope_id))
  await expect(titled(page, scope.title)).toBeVisible()
  await open(page)
  await page.keyboard.type('memory')
  await expect(chosen(page)).toHaveText(`memory Family in ${scope.title}`)
  const marked = () =>
    expect
      .poll(async () => {
        const id = await field(page).getAttribute('aria-activedescendant')
        return id !== null && id === (await chosen(page).getAttribute('id'))
      }, 'the field names what is chosen')
      .toBe(true)
  await marked()
  await page.keyboard.press('ArrowUp')
  await expect(chosen(page)).toHaveText((await options(page).last().textContent()) ?? '')
  await expect(chosen(page), 'the end of a long list is scrolled to').toBeInViewport()
  await marked()
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toHaveText(`memory Family in ${scope.title}`)
  await page.keyboard.press('ArrowDown')
  const second = (await options(page).nth(1).textContent()) ?? ''
  await expect(chosen(page)).toHaveText(second)
  await page.keyboard.press('Home')
  await expect(chosen(page)).toHaveText(second)
  await page.keyboard.type('topic-')
  await expect(field(page)).toHaveValue('topic-memory')
  await expect(chosen(page)).toHaveText(`topic-memory Family in ${scope.title}`)
  await page.keyboard.press('End')
  await page.keyboard.type(' zzz')
  await expect(options(page)).toHaveText([
    'Look for “topic-memory zzz” in Scopes Screen',
    'Open Scope topic-memory zzz Scope',
  ])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(titled(page, scope.title)).toBeVisible()
})

test('a Scope that this browser does not know is found by a search in Scopes, which asks when it is chosen', async ({
  api,
  openAs,
  requests,
}) => {
  const { title, scope_id: scopeId } = await seedScope(api)
  const page = await openAs('root', '/nowhere')
  const asked = await requests.during(async () => {
    await open(page)
    await field(page).fill(title)
    await expect(group(page, 'Look further').getByRole('option')).toHaveText([
      `Look for “${title}” in Scopes Screen`,
      `Open Scope ${title} Scope`,
    ])
    // For an id, opening stands before looking.
    await field(page).fill(scopeId)
    await expect(chosen(page)).toHaveText(`Open Scope ${scopeId} Scope`)
    await field(page).fill(title)
    await expect(chosen(page)).toHaveText(`Look for “${title}” in Scopes Screen`)
  })
  expect(audited(asked)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at(paths.scopes({ q: title })))
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()
})

test('what is typed after the key is kept, also while the first screen is still coming', async ({
  page,
}) => {
  await page.goto(paths.signIn())
  await page.getByLabel('Access token').fill(identities['scope-admin'].token)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at(paths.home()))
  await page.keyboard.press('Control+k')
  await page.keyboard.type('keyboard?')
  await expect(field(page)).toHaveValue('keyboard?')
})

test('a screen reader hears how many there are, once typing pauses', async ({ openAs }) => {
  const page = await openAs('scope-admin', '/nowhere')
  await page.clock.install()
  await open(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const status = dialog(page).getByRole('status')
  await field(page).fill('aud')
  await expect(options(page)).toHaveText(['Audit Screen', 'Look for “aud” in Scopes Screen'])
  await expect(status).toHaveText('')
  await page.clock.runFor(500)
  await field(page).fill('theme')
  // Three of these options were found. The fourth leads to the list of Scopes, and the message below does not count it.
  await expect(options(page)).toHaveCount(4)
  await page.clock.runFor(500)
  await expect(status).toHaveText('')
  await page.clock.runFor(500)
  await expect(status).toHaveText('3 results')
})

test('does what the bar does: theme, language, shortcuts, and leaving', async ({ openAs }) => {
  const page = await openAs('scope-admin', paths.audit({ resource: 'server' }))
  const choose = async (typed: string, name: string) => {
    await open(page)
    await field(page).fill(typed)
    await expect(chosen(page)).toContainText(name)
    await page.keyboard.press('Enter')
  }
  await choose('dark', 'Theme: Dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(dialog(page)).toHaveCount(0)
  await choose('theme: d', 'Theme: Dark In use')
  await choose('short', 'Keyboard shortcuts')
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(shortcuts).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shortcuts).toHaveCount(0)
  await choose('中文', 'Language: 简体中文')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await page.keyboard.press('Control+k')
  const inChinese = page.getByRole('dialog', { name: '前往…' })
  await inChinese.getByRole('combobox').fill('english')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await choose('sign out', 'Sign out…')
  await atSignIn(page)
})

test('leaving by it asks about drafts as the account does', async ({ openAs, seedPrompt }) => {
  const { scopeId, key } = await seedPrompt()
  const page = await openAs('scope-admin', paths.edit(scopeId, 'prompt', key))
  await page.getByRole('textbox', { name: 'Instructions' }).fill('Not committed.')
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
  await open(page)
  await field(page).fill('sign out')
  await page.keyboard.press('Enter')
  const asked = page.getByRole('dialog', { name: 'You have 1 draft in this tab' })
  await expect(asked).toBeVisible()
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expectText(page.getByRole('textbox', { name: 'Instructions' }), 'Not committed.')
  await open(page)
  await field(page).fill('sign out')
  await page.keyboard.press('Enter')
  await asked.getByRole('button', { name: 'Sign out and delete drafts' }).click()
  await atSignIn(page)
})

test('where this browser shows ids only, no title is told or found', async ({
  api,
  openAs,
  requests,
}) => {
  const scope = await seedScope(api)
  const page = await openAs('scope-admin', paths.scope(scope.scope_id))
  await expect(titled(page, scope.title)).toBeVisible()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('switch', { name: 'Show ids only' }).check()
  await page.keyboard.press('Escape')
  await requests.settled(page)
  const calls = await requests.during(async () => {
    await open(page)
    await field(page).fill(scope.title)
    await expect(options(page)).toHaveText([
      `Look for “${scope.title}” in Scopes Screen`,
      `Open Scope ${scope.title} Scope`,
    ])
    await field(page).fill(scope.scope_id)
    await expect(chosen(page)).toContainText('Scope')
    await expect(dialog(page).getByText(scope.title)).toHaveCount(0)
  })
  expect(audited(calls)).toEqual([])
})

test('Prompt keys that the server does not know are offered nowhere, once the list of Prompts has asked for them', async ({
  auditedDuring,
  expectRefusals,
  openAs,
  requests,
  seedPrompt,
}) => {
  // What 1.0.0 answers for each key that it does not know.
  expectRefusals(422)
  const { scopeId, key } = await seedPrompt()
  const page = await openAs('scope-admin', paths.prompts(scopeId))
  const links = page.getByRole('table', { name: 'Prompts' }).getByRole('link')
  await expect(links.filter({ hasText: key })).toBeVisible()
  await requests.settled(page)
  const keys = (await links.allTextContents()).filter((text) => text.includes('.'))
  await links.filter({ hasText: key }).click()
  await expect(titled(page, key)).toBeVisible()
  await requests.settled(page)
  const events = await auditedDuring(scopeId, async () => {
    await open(page)
    await field(page).fill('.')
    const prompts = group(page, 'Prompts').getByRole('option')
    await expect(prompts).toHaveCount(keys.length)
    expect((await prompts.allTextContents()).map((text) => text.split(' ')[0])).toEqual(keys)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: `${key}: others in this list` }).click()
    const others = keys.filter((other) => other !== key)
    await expect(page.getByRole('menuitem')).toHaveText(others)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Compare with…' }).click()
    await page.getByRole('dialog').getByRole('combobox', { name: 'Artifact' }).click()
    // Of the other Scope, which is to be chosen yet, the same key too.
    await expect(page.getByRole('option')).toHaveText(keys)
    await requests.settled(page)
  })
  expect(events).toEqual([])
})
