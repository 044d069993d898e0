import type { Page, Request } from '@playwright/test'
import { endpoints } from '../src/api/endpoints'
import { paths } from '../src/routing/paths'
import { expect, test } from './fixtures'
import { identities, type IdentityName } from './identities'
import { grantDialog, press } from './role-changes'
import { seedScope } from './seed'

const accessOf = (scopeId: string) => paths.access({ resource: `scope:${scopeId}` })
const idOf = (name: IdentityName) => identities[name].principal.id
const told = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words })
type Sent = { idempotency_key: string; reason: string }
const bodyOf = (request: Request) => request.postDataJSON() as Sent

test('presses after lost requests and lost answers carry one key, and the role is granted once, also by a request that comes late', async ({
  api,
  expectDeadConnections,
  expectRefusals,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  expectDeadConnections(/\/bindings\/(create|list)/)
  expectRefusals(409, /\/bindings\//)
  const page = await openAs('scope-admin', accessOf(scopeId))
  const dialog = await grantDialog(page, 'viewer', 'scope.reviewer')
  const sent: Sent[] = []
  const create = `**${endpoints.createBinding}`

  await test.step('the request is lost: the list shows nothing of it', async () => {
    await page.route(create, (route) => {
      sent.push(bodyOf(route.request()))
      return route.abort('connectionreset')
    })
    await press(dialog, 'Grant')
    await expect(dialog.getByText('Not made so far')).toBeVisible()
    await press(dialog, 'Grant')
    await expect(dialog.getByText('Not made so far')).toBeVisible()
    expect(sent).toHaveLength(2)
    await page.unroute(create)
  })

  await test.step('the answer is lost, and the list with it: a look later finds the binding', async () => {
    const list = `**${endpoints.bindings}`
    await page.route(list, (route) => route.abort('connectionreset'))
    await page.route(create, async (route) => {
      sent.push(bodyOf(route.request()))
      const answer = await route.fetch()
      return answer.ok() ? route.abort('connectionreset') : route.fulfill({ response: answer })
    })
    await press(dialog, 'Grant')
    await expect(dialog.getByText('It is not known what happened')).toBeVisible()
    await page.unroute(list)
    await dialog.getByRole('button', { name: 'Check again' }).click()
    await expect(told(page, 'holds scope.reviewer now')).toBeVisible()
  })

  expect(sent.length).toBeGreaterThanOrEqual(3)
  expect(new Set(sent.map((body) => body.idempotency_key)).size).toBe(1)
  const held = async () =>
    (await api.as('root').bindings(scopeId)).filter(({ role }) => role === 'scope.reviewer')
  const [made, ...more] = await held()
  expect(more).toEqual([])
  expect(made).toMatchObject({ subject: { id: idOf('viewer') }, state: 'active' })
  const late = await api.as('scope-admin').deliverGrant(sent[0] ?? {})
  expect(late.binding_id).toBe(made?.binding_id)
  expect(await held()).toHaveLength(1)
})

test('a first request that arrives while another reason is sent makes the one binding, and the dialog shows which', async ({
  api,
  expectDeadConnections,
  expectRefusals,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  expectDeadConnections(/\/bindings\/create/)
  expectRefusals(409, /\/bindings\//)
  const page = await openAs('scope-admin', accessOf(scopeId))
  const dialog = await grantDialog(page, 'viewer', 'scope.reviewer')
  const create = `**${endpoints.createBinding}`
  const sent: Sent[] = []
  await page.route(create, (route) => {
    sent.push(bodyOf(route.request()))
    return route.abort('connectionreset')
  })
  await press(dialog, 'Grant')
  await expect(dialog.getByText('Not made so far')).toBeVisible()
  await page.unroute(create)

  await dialog.getByRole('textbox', { name: 'Reason' }).fill('On call next week.')
  await page.route(create, async (route) => {
    sent.push(bodyOf(route.request()))
    await api.as('scope-admin').deliverGrant(sent[0] ?? {})
    return route.continue()
  })
  await press(dialog, 'Grant')
  await expect(dialog.getByRole('alert')).toContainText('What you sent first was made after all')
  await expect(dialog.getByLabel('The binding')).toContainText('On call this week.')
  expect(sent.map(({ reason }) => reason)).toEqual(['On call this week.', 'On call next week.'])
  expect(sent[1]?.idempotency_key).toBe(sent[0]?.idempotency_key)
  const held = (await api.as('root').bindings(scopeId)).filter(
    ({ role }) => role === 'scope.reviewer',
  )
  expect(held).toMatchObject([{ reason: 'On call this week.', state: 'active' }])
})

test('a replacement that a rival’s came before shows who holds the role by now, makes nothing, and goes on from there', async ({
  api,
  expectRefusals,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api, { 'second-admin': ['scope.admin'] })
  const root = api.as('root')
  const seen = await root.grant('viewer', 'scope.reviewer', scopeId)
  expectRefusals(409, /\/bindings\//)
  const page = await openAs('scope-admin', accessOf(scopeId))
  await page
    .getByRole('table', { name: 'Bindings' })
    .getByRole('row')
    .filter({ hasText: 'scope.reviewer' })
    .getByRole('button', { name: 'Replace…' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Replace who holds a role' })
  const fill = async (name: IdentityName, reason: string) => {
    await dialog.getByRole('combobox', { name: 'Person' }).fill(idOf(name))
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason)
  }
  await fill('observer', 'Gus takes over.')
  const rivals = await api.as('second-admin').replaceBinding(seen, 'bot', 'The robot takes over.')
  root.letGo(rivals)
  await press(dialog, 'Replace')
  await expect(dialog.getByRole('alert')).toContainText('The binding has changed')
  await expect(dialog.getByText(/^Revoked by Bo Lindqvist, /)).toBeVisible()
  const [ended, successor] = [
    dialog.getByLabel('The binding').first(),
    dialog.getByLabel('The binding').last(),
  ]
  await expect(ended).toContainText(idOf('viewer'))
  await expect(successor).toContainText(idOf('bot'))
  await expect(successor).toContainText('The robot takes over.')
  const held = async () =>
    (await root.bindings(scopeId)).filter(({ role }) => role === 'scope.reviewer')
  const active = async () => (await held()).filter(({ state }) => state === 'active')
  expect(await held()).toHaveLength(2)
  expect(await active()).toMatchObject([{ binding_id: rivals.binding_id }])

  await dialog.getByRole('button', { name: 'Review again' }).click()
  await expect(dialog.getByLabel('The binding')).toContainText(idOf('bot'))
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Gus takes over.')
  await press(dialog, 'Replace')
  await expect(told(page, 'by a new binding now')).toBeVisible()
  expect(await held()).toHaveLength(3)
  expect(await active()).toMatchObject([
    { subject: { id: idOf('observer') }, reason: 'Gus takes over.' },
  ])
})
