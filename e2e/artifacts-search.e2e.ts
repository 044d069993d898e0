import type { Page } from '@playwright/test'
import { endpoints } from '../src/api/endpoints'
import { paths } from '../src/routing/paths'
import type { Api } from './api'
import { at } from './base-path'
import { expect, expectAccessible, test } from './fixtures'

/** Makes a Scope with two experiences and a skill. The skill and one of the experiences mention a giraffe. */
async function seedZoo(api: Api) {
  const ada = api.as('root')
  const scope = await ada.createScope({ title: 'Zoo', summary: 'To be searched.' })
  await ada.grant('scope-admin', 'scope.admin', scope.scope_id)
  await ada.grant('scope-admin', 'scope.contributor', scope.scope_id)
  await ada.grant('viewer', 'scope.viewer', scope.scope_id)
  const admin = api.as('scope-admin')
  const made = (situation: string, lesson: string) =>
    admin.createArtifact(scope.scope_id, 'experience', {
      situation,
      action: 'Somebody looked.',
      outcome: 'It was seen.',
      lesson,
    })
  await made('Feeding time.', 'A giraffe eats leaves.')
  await made('Cleaning time.', 'Close the gate.')
  return scope.scope_id
}
const found = (page: Page) => page.getByRole('table', { name: 'Found Artifacts' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Words in the texts' })

test('the server searches the texts of a family, once a text, and the address keeps what for', async ({
  api,
  auditedDuring,
  backend,
  openAs,
  requests,
}) => {
  test.skip(!backend.features.searches, 'This server does not search.')
  const scopeId = await seedZoo(api)
  const scope = { type: 'scope', scope_id: scopeId } as const
  const page = await openAs('viewer', paths.artifacts(scopeId, 'experience'))
  await page.getByRole('button', { name: 'Search texts…' }).click()
  await expect(field(page)).toBeFocused()
  await expect(page.getByText('1 audit event a search')).toBeVisible()
  await requests.settled(page)
  const read = await auditedDuring(scope, async () => {
    await field(page).fill('GIRAFFE')
    await field(page).press('Enter')
    await expect(found(page).getByRole('link')).toHaveText(['Feeding time.'])
  })
  expect(read.map(({ operation }) => operation)).toEqual(['search_artifacts'])
  await expect(found(page).locator('td mark')).toHaveText(['giraffe'])
  await expect(page).toHaveURL(at(`${paths.artifacts(scopeId, 'experience')}?search=GIRAFFE`))
  await expectAccessible(page)

  await field(page).fill('giraff')
  await field(page).press('Enter')
  await expect(page.getByText('The server found nothing for “giraff”')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await expect(page.getByRole('table', { name: 'Artifacts' }).getByRole('row')).toHaveCount(3)
  await expect(page).toHaveURL(at(paths.artifacts(scopeId, 'experience')))
})

test('a link to a search asks for the search alone', async ({
  api,
  auditedDuring,
  backend,
  openAs,
}) => {
  test.skip(!backend.features.searches, 'This server does not search.')
  const scopeId = await seedZoo(api)
  const scope = { type: 'scope', scope_id: scopeId } as const
  const read = await auditedDuring(scope, async () => {
    const page = await openAs('viewer', `${paths.artifacts(scopeId, 'experience')}?search=gate`)
    await expect(found(page).getByRole('link')).toHaveText(['Cleaning time.'])
  })
  expect(read.map(({ operation }) => operation).filter((one) => one.includes('artifact'))).toEqual([
    'search_artifacts',
  ])
})

test('a server without a search shows nothing of it, and says so of a link to one', async ({
  api,
  backend,
  expectRefusals,
  openAs,
  requests,
}) => {
  test.skip(backend.features.searches, 'This server searches.')
  const scopeId = await seedZoo(api)
  const list = paths.artifacts(scopeId, 'experience')
  const page = await openAs('viewer', list)
  await expect(page.getByRole('table', { name: 'Artifacts' }).getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Search texts…' })).toHaveCount(0)
  const path = endpoints.search(scopeId, 'experience')
  expect(requests.all.filter((one) => one.path === path)).toEqual([])

  expectRefusals(405)
  const other = await openAs('viewer', `${list}?search=gate`)
  await expect(other.getByText('This server has no search within a family')).toBeVisible()
  await other.getByRole('button', { name: 'Back to the list' }).click()
  await expect(other.getByRole('table', { name: 'Artifacts' }).getByRole('row')).toHaveCount(3)
})
