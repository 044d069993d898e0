import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { expect, expectAccessible, test } from './fixtures'
import { auto, contents } from './prompt-texts'
import { audited } from './requests'
import { firstSave, seedScope } from './seed'
import { seesOnly } from './sees-only'

const elsewhere = (page: Page) => page.getByRole('group', { name: 'In other Scopes' })
const ask = (page: Page) =>
  page.getByRole('button', { name: 'Is it the same in other Scopes?' }).click()

test('one sentence says what runs, and leads to what its revision changed', async ({
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  const page = await openAs('scope-admin', paths.prompt(scopeId, key))
  await expect(page.getByText('Running Custom r6.')).toBeVisible()
  await page.getByRole('link', { name: 'What r6 changed' }).click()
  await expect(
    page.getByRole('region', { name: 'Changes from revision 5 to revision 6' }),
  ).toBeVisible()

  await page.goto(paths.prompt(scopeId, 'experience.incubate'))
  await expect(
    page.getByText('Running the built-in instructions. Nothing is saved for this key.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /^What r/ })).toHaveCount(0)
})

test('a Prompt that was switched to Auto runs the built-in instructions', async ({
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt({ revisions: [contents.opening, auto] })
  const page = await openAs('scope-admin', paths.prompt(scopeId, key))
  await expect(page.getByText('Running the built-in instructions: r2 is Auto.')).toBeVisible()
})

test('the Scopes with the same Prompt are told from the others, after the price of looking', async ({
  api,
  context,
  openAs,
  requests,
}) => {
  await seesOnly(context, api.hasCreated)
  const key = 'skill.generate'
  const seeded = (content: (typeof contents)[keyof typeof contents]) =>
    firstSave(api, 'scope-admin', key, content)
  const { scope: here } = await seeded(contents.opening)
  const { scope: same } = await seeded(contents.opening)
  const { scope: other } = await seeded(contents.shortened)
  const empty = await seedScope(api)

  const page = await openAs('scope-admin', paths.prompt(here.scope_id, key))
  await page.clock.install()
  await page.reload()
  await expect(page.getByText('Running Custom r1.')).toBeVisible()
  await requests.atRest(page)
  const asked = await requests.during(async () => {
    await ask(page)
    await expect(elsewhere(page)).toBeFocused()
    await expect(elsewhere(page).getByRole('button')).toHaveText(
      'Look in 3 other Scopes: 7 audit events',
    )
    await requests.atRest(page)
  })
  expect(audited(asked)).toEqual([])

  const looked = await requests.during(async () => {
    await elsewhere(page).getByRole('button').press('Enter')
    await expect(elsewhere(page)).toBeFocused()
    await expect(elsewhere(page).getByRole('status')).toHaveText('The same in 1 of 3 other Scopes.')
    await requests.atRest(page)
  })
  expect(audited(looked)).toHaveLength(7)
  const row = (title: string) => elsewhere(page).getByRole('listitem').filter({ hasText: title })
  await expect(row(same.title)).toContainText('= r1 same as here')
  await expect(row(other.title)).toContainText('r1 other content')
  await expect(row(empty.title)).toContainText('Auto')
  await expect(elsewhere(page).getByRole('button')).toHaveCount(0)
  await expectAccessible(page)

  await row(other.title)
    .getByRole('link', { name: `Compare with ${other.title}` })
    .click()
  await expect(
    page.getByRole('region', {
      name: `Changes from r1 · ${here.title} to r1 · ${other.title}`,
    }),
  ).toBeVisible()
  await page.goBack()
  await ask(page)
  await elsewhere(page).getByRole('button').click()
  await row(other.title).getByRole('link', { name: other.title, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.prompt(other.scope_id, key)}$`))
  await expect(page.getByRole('button', { name: 'Is it the same in other Scopes?' })).toBeVisible()
})

test('a person who may read one Scope only is told so', async ({ api, context, openAs }) => {
  const { scope } = await firstSave(api, 'scope-admin', 'skill.generate', contents.opening, {
    viewer: ['scope.viewer'],
  })
  await seesOnly(context, (id) => id === scope.scope_id)
  const page = await openAs('viewer', paths.prompt(scope.scope_id, 'skill.generate'))
  await ask(page)
  await expect(elsewhere(page)).toHaveText('You may read no other Scope.')
})
