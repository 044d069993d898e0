import type { Page } from '@playwright/test'
import type { BindingPage } from '../src/api/contract/access'
import type { InferOutput } from 'valibot'
import { endpoints } from '../src/api/endpoints'
import { paths } from '../src/routing/paths'
import { contentsOf } from './contents-of'
import { expect, expectAccessible, test } from './fixtures'
import { identities, type IdentityName } from './identities'
import { press } from './role-changes'
import { seedScope } from './seed'

const accessOf = (scopeId: string) => paths.access({ resource: `scope:${scopeId}` })
const principalOf = (name: IdentityName) => identities[name].principal
const bindings = (page: Page) => page.getByRole('table', { name: 'Bindings' })

test('people who hold a role on screen are suggested by a part of their name or id, nobody is asked, and a choice brings its kind', async ({
  api,
  expectRefusals,
  openAs,
  requests,
}) => {
  const { scope_id: scopeId, title } = await seedScope(api, {
    bot: ['scope.viewer'],
    viewer: ['scope.viewer'],
  })
  expectRefusals(409, /\/bindings\//)
  const page = await openAs('scope-admin', accessOf(scopeId))
  await expect(bindings(page)).toContainText(principalOf('bot').id)
  await page.getByRole('button', { name: 'Grant…', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Grant a role' })
  // Before anything is typed, the dialog says what the role would be on.
  await expect(dialog.getByText(`On Scope ${title}`, { exact: true })).toBeVisible()
  const person = dialog.getByRole('combobox', { name: 'Person' })
  const options = page.getByRole('listbox').getByRole('option')
  await requests.settled(page)
  const calls = await requests.during(async () => {
    await person.fill('VIEW')
    await expect(options).toHaveCount(1)
    await expect(options).toContainText(principalOf('viewer').id)
    await person.fill('nobody-of-this-name')
    await expect(options).toHaveCount(0)
    await person.fill('nowak')
    await expect(options).toHaveCount(1)
    await expect(options).toContainText(principalOf('scope-admin').id)
    await person.fill('ase-bo')
    await expect(options).toHaveCount(1)
    await requests.settled(page)
  })
  expect(calls).toEqual([])
  await person.press('ArrowDown')
  await person.press('Enter')
  await expect(options).toHaveCount(0)
  await expect(person).toHaveValue(principalOf('bot').id)
  await expect(dialog.getByRole('combobox', { name: 'Kind' })).toHaveValue('service')

  await dialog.getByRole('radio', { name: 'scope.reviewer', exact: true }).check()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Reviews at night.')
  await press(dialog, 'Grant')
  await expect(
    page.getByRole('alert').filter({ hasText: 'holds scope.reviewer now' }),
  ).toBeVisible()
  const made = (await api.as('root').bindings(scopeId)).filter(
    ({ role }) => role === 'scope.reviewer',
  )
  expect(made).toMatchObject([{ subject: { type: 'service', id: principalOf('bot').id } }])
})

test('a binding of a role that the system manages is marked, can’t be changed, and says why', async ({
  api,
  openAs,
  page,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  const { artifact_id: artifactId } = await api
    .as('scope-admin')
    .createArtifact(scopeId, 'skill', { ...contentsOf['skill'], name: 'rotate-the-keys' })
  // The supported servers describe the owner's role, but list no owner (contract §3.2). So the journey adds one row to the true answer.
  await page.route(`**${endpoints.bindings}`, async (route) => {
    const answer = await route.fetch()
    const listed = (await answer.json()) as InferOutput<typeof BindingPage>
    const [first] = listed.items
    const identity = { family: 'skill', artifact_id: artifactId }
    const owner = {
      ...first,
      binding_id: 'of-an-owner',
      role: 'artifact.owner',
      resource: { type: 'artifact', scope_id: scopeId, identity },
    }
    return route.fulfill({ response: answer, json: { ...listed, items: [...listed.items, owner] } })
  })
  await openAs('scope-admin', accessOf(scopeId))
  const rowOf = (role: string) => bindings(page).getByRole('row').filter({ hasText: role })
  const owner = rowOf('artifact.owner')
  // The description of the buttons has these words too, with or without the mark.
  const mark = 'managed by the system'
  await expect(owner.getByText(mark, { exact: true })).toBeVisible()
  for (const kind of ['Revoke…', 'Renew…', 'Replace…']) {
    const button = owner.getByRole('button', { name: kind })
    await expect(button).toHaveAccessibleDescription(
      'Bindings of this role are managed by the system',
    )
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  }
  const other = rowOf('scope.viewer')
  await expect(other.getByText(mark, { exact: true })).toHaveCount(0)
  await expect(other.getByRole('button', { name: 'Revoke…' })).toHaveAccessibleDescription('')
  await expectAccessible(page)
})
