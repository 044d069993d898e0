import type { Locator, Page } from '@playwright/test'
import { ArtifactPage } from '../src/api/contract/artifacts'
import { endpoints } from '../src/api/endpoints'
import { paths } from '../src/routing/paths'
import type { Api } from './api'
import { contentsOf } from './contents-of'
import { compared } from './dialogs'
import { expect, test } from './fixtures'
import { seedScope } from './seed'

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
  await expect(page.getByText(/^Kept in this tab since/)).toBeVisible()
  page.once('dialog', (asked) => void asked.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).click()
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
  await expect(page).toHaveURL(paths.artifact(scopeId, 'skill', item?.artifact_id ?? ''))
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
