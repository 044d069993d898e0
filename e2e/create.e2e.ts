import type { Locator, Page } from '@playwright/test'
import * as v from 'valibot'
import { ArtifactPage } from '../src/api/contract/artifacts'
import { Scope } from '../src/api/contract/scopes'
import { endpoints } from '../src/api/endpoints'
import { paths } from '../src/routing/paths'
import { at } from './base-path'
import type { Api } from './api'
import { contentsOf } from './contents-of'
import { compared, expectFillsPhone } from './dialogs'
import { openedDraft } from './drafts'
import { expect, test } from './fixtures'
import { seedScope, uniqueTitle } from './seed'

const POSTED = /\/v1\/scopes\/[^/]+\/artifacts$/
const skill = contentsOf['skill'] as Record<'name' | 'description' | 'instructions', string>

const skillsIn = async (api: Api, scopeId: string) =>
  (await api.as('scope-admin').get(endpoints.artifacts(scopeId, 'skill'), ArtifactPage)).items

async function fillSkill(page: Page) {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('Name').fill(skill.name)
  await field('Description').fill(skill.description)
  await field('Instructions').fill(skill.instructions)
  await field('Validation 1').fill('The board is calm.')
}

async function review(page: Page) {
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Create skill' })
  await compared(dialog)
  return dialog
}
const press = (dialog: Locator) =>
  dialog.getByRole('button', { name: 'Create', exact: true }).click()
const created = (page: Page) => page.getByRole('alert').filter({ hasText: 'Committed revision 1' })

test('a skill is created from its Scope, and its draft survives a reload', async ({
  api,
  openAs,
  requests,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  const page = await openAs('scope-admin', paths.scope(scopeId))
  await page.getByRole('button', { name: 'New Artifact…' }).click()
  await page.getByRole('menuitem', { name: /^skill/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New skill' })).toBeVisible()
  await fillSkill(page)
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
  page.once('dialog', (asked) => void asked.accept())
  await page.reload()
  await expect(openedDraft(page)).toBeVisible()
  const dialog = await review(page)
  await expect(dialog.getByRole('group', { name: 'What will be created' })).toContainText(
    skill.description,
  )
  await press(dialog)
  await expect(created(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: skill.name })).toBeVisible()
  expect(requests.of('POST', POSTED).map(({ status }) => status)).toEqual([201])
  const [item, ...others] = await skillsIn(api, scopeId)
  expect(others).toEqual([])
  await expect(page).toHaveURL(at(paths.artifact(scopeId, 'skill', item?.artifact_id ?? '')))
  // The draft went with it.
  await page.goto(paths.create(scopeId, 'skill'))
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('')
})

test('a creation whose answer is lost is found in the list, and made once', async ({
  api,
  expectDeadConnections,
  openAs,
  requests,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  expectDeadConnections()
  const page = await openAs('scope-admin', paths.artifacts(scopeId, 'skill'))
  await page.getByRole('link', { name: 'New skill…' }).click()
  await fillSkill(page)
  const dialog = await review(page)
  await page.route(POSTED, async (route) => {
    await route.fetch()
    return route.abort('connectionreset')
  })
  await press(dialog)
  await expect(created(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: skill.name })).toBeVisible()
  expect(requests.of('POST', POSTED)).toHaveLength(1)
  expect(await skillsIn(api, scopeId)).toHaveLength(1)
})

test('a request that never arrived is not created so far, and is not sent again while it may arrive', async ({
  api,
  expectDeadConnections,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  expectDeadConnections()
  const page = await openAs('scope-admin', paths.create(scopeId, 'skill'))
  await fillSkill(page)
  const dialog = await review(page)
  await page.route(POSTED, (route) => route.abort('connectionrefused'))
  await press(dialog)
  await expect(dialog.getByText('Not created so far', { exact: true })).toBeVisible()
  await expect(
    dialog.getByRole('button', { name: 'Create', exact: true }),
  ).toHaveAccessibleDescription('What was sent may still arrive')
  expect(await skillsIn(api, scopeId)).toEqual([])
})

test('a viewer is told why nothing can be created', async ({ api, openAs }) => {
  const { scope_id: scopeId } = await seedScope(api, { viewer: ['scope.viewer'] })
  const page = await openAs('viewer', paths.scope(scopeId))
  const why = 'You need scope.contribute on this scope'
  const button = page.getByRole('button', { name: 'New Artifact…' })
  await expect(button).toHaveAccessibleDescription(why)
  await page.goto(paths.artifacts(scopeId, 'skill'))
  await expect(page.getByRole('button', { name: 'New skill…' })).toHaveAccessibleDescription(why)
})

test('a Scope is created below another one, once, also when the first answer is lost and it is sent again', async ({
  api,
  expectDeadConnections,
  openAs,
  requests,
}) => {
  const { scope_id: parentId, title } = await seedScope(api)
  await api.as('root').grant('root', 'scope.viewer', parentId)
  expectDeadConnections()
  const page = await openAs('root', paths.scope(parentId))
  await page.getByRole('button', { name: 'New scope below…' }).click()
  const dialog = page.getByRole('dialog', { name: 'New scope' })
  await expect(dialog).toContainText(`It will stand below ${title}.`)
  const name = uniqueTitle('Refunds')
  await dialog.getByRole('textbox', { name: 'Title' }).fill(name)
  await dialog.getByRole('textbox', { name: 'Summary' }).fill('Money that goes back.')
  const answers: unknown[] = []
  await page.route(
    /\/v1\/scopes$/,
    async (route) => {
      answers.push(await (await route.fetch()).json())
      return route.abort('connectionreset')
    },
    { times: 1 },
  )
  await dialog.getByRole('button', { name: 'Create scope' }).click()
  await expect(dialog.getByRole('button', { name: 'Send again' })).toBeVisible()
  expect(requests.of('POST', /\/v1\/scopes$/), 'a write is sent once for a press').toHaveLength(1)
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const made = v.parse(Scope, answers[0])
  await expect(page).toHaveURL(at(paths.scope(made.scope_id)))
  expect(made.parent_scope_id).toBe(parentId)
  const [first, second, ...others] = requests.of('POST', /\/v1\/scopes$/)
  expect(second?.body).toEqual(first?.body)
  expect(others).toEqual([])
})

test('title and summary are changed on the version that was seen, and a viewer is told why not', async ({
  api,
  expectRefusals,
  openAs,
  openSecondAs,
}) => {
  const { scope_id: scopeId, title } = await seedScope(api, {
    'scope-admin': ['scope.admin', 'scope.viewer'],
    viewer: ['scope.viewer'],
  })
  expectRefusals(409)
  const page = await openAs('scope-admin', paths.scope(scopeId))
  const edit = page.getByRole('button', { name: 'Edit title and summary…' })
  await edit.click()
  const dialog = page.getByRole('dialog', { name: 'Edit title and summary' })
  await expectFillsPhone(page, dialog)
  const other = await openSecondAs('scope-admin', paths.scope(scopeId))
  await other.getByRole('button', { name: 'Edit title and summary…' }).click()
  await other.getByRole('textbox', { name: 'Summary' }).fill('Theirs.')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Version 2', { exact: true })).toBeVisible()

  await dialog.getByRole('textbox', { name: 'Title' }).fill(`${title} renamed`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/was changed meanwhile: it has version 2 now/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${title} renamed` })).toBeVisible()
  await expect(page.getByText('Version 3', { exact: true })).toBeVisible()
  expect(await api.as('scope-admin').get(endpoints.scope(scopeId), Scope)).toMatchObject({
    title: `${title} renamed`,
    version: 3,
  })

  const viewer = await openSecondAs('viewer', paths.scope(scopeId))
  await expect(
    viewer.getByRole('button', { name: 'Edit title and summary…' }),
  ).toHaveAccessibleDescription('You need scope.admin on this scope')
  await expect(
    viewer.getByRole('button', { name: 'New scope below…' }),
  ).toHaveAccessibleDescription('You need server.admin')
})
