import { paths } from '../src/routing/paths'
import { expect, test } from './fixtures'
import { seedScope, uniqueTitle } from './seed'

test('a scope admin without any server role finds its Scopes', async ({
  api,
  openAs,
  requests,
}) => {
  const scope = await seedScope(api)
  const page = await openAs('scope-admin', paths.scopes({ q: scope.title }))
  const row = page
    .getByRole('table', { name: 'Scopes' })
    .getByRole('row')
    .filter({ hasText: scope.title })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Administer')
  // The plain list is refused to this caller: asking for it would only make noise in the audit.
  expect(requests.of('GET', /^\/v1\/scopes(\?|$)/)).toEqual([])
  await row.getByRole('link', { name: scope.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: scope.title })).toBeVisible()
})

test('an observer searches on the server, by title and by id', async ({
  api,
  openAs,
  requests,
}) => {
  const scope = await seedScope(api)
  const page = await openAs('root', paths.scopes())
  await page.getByRole('searchbox', { name: 'Search scopes' }).fill(scope.title)
  const rows = page.getByRole('table', { name: 'Scopes' }).getByRole('row')
  await expect(rows.filter({ hasText: scope.title })).toHaveCount(1)
  await expect(page).toHaveURL(/q=/)
  await expect.poll(() => requests.of('GET', /query_field=title/).length).toBeGreaterThan(0)
  await page.getByRole('searchbox', { name: 'Search scopes' }).fill(scope.scope_id)
  const searched = () => requests.of('GET', /query_field=scope_id/).map(({ path }) => path)
  await expect.poll(searched).toContainEqual(expect.stringContaining(`query=${scope.scope_id}`))
  await requests.settled(page)
  await expect(rows.filter({ hasText: scope.title })).toHaveCount(1)
})

test('an administered Scope that the caller may not read is shown, and is not asked for', async ({
  api,
  openAs,
  requests,
}) => {
  const scope = await seedScope(api, { 'admin-only': ['scope.admin'] })
  const page = await openAs('admin-only', paths.scopes({ q: scope.scope_id }))
  const row = page
    .getByRole('table', { name: 'Scopes' })
    .getByRole('row')
    .filter({ hasText: 'No reading role' })
  await expect(row.filter({ hasText: scope.scope_id })).toHaveCount(1)
  await page.goto(paths.scope(scope.scope_id))
  await expect(page.getByText(/scope\.admin includes no reading/).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Audit of this scope' })).toBeVisible()
  const refused = requests.all.filter((call) => call.status === 403)
  expect(refused).toEqual([])
})

test('who administers a Scope and may not read it is told which role would help, and who grants it', async ({
  api,
  expectRefusals,
  openAs,
}) => {
  expectRefusals(403)
  const scope = await seedScope(api, { 'admin-only': ['scope.admin'] })
  const page = await openAs('admin-only', paths.artifacts(scope.scope_id, 'experience'))
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(
    'You administer this Scope, and scope.admin includes no reading',
  )
  await expect(alert).toContainText('Grant yourself a reading role such as scope.viewer')
  await expect(alert).not.toContainText('Someone with scope.admin')
})

test('a stranger is told that there is nothing, and what would help', async ({
  openAs,
  requests,
}) => {
  const page = await openAs('stranger', paths.scopes())
  await expect(page.getByText(/scope\.viewer/).first()).toBeVisible()
  expect(requests.all.filter((call) => call.status === 403)).toEqual([])
})

test('a Scope on which the caller holds no role is explained once, without a refused call and without buttons that can’t be used', async ({
  openAs,
  requests,
}) => {
  const page = await openAs('stranger', paths.scope('scp_not there/at%all'))
  await expect(page.getByRole('heading', { level: 1, name: 'scp_not there/at%all' })).toBeVisible()
  await expect(page.getByText('This Scope is not open to you')).toBeVisible()
  await requests.settled(page)
  await expect(page.getByText(/hold no role/)).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Copy', 'Why can’t I…?'])
  expect(requests.all.filter((call) => call.status === 403)).toEqual([])
})

test('who may list all Scopes is told that there is none with such an id', async ({
  openAs,
  requests,
}) => {
  const page = await openAs('root', paths.scope('scp_00000000000000000000000000'))
  await expect(page.getByText('There is no Scope with this id')).toBeVisible()
  await requests.settled(page)
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Refresh', 'Copy'])
})

test('a refusal is told in the server’s words, with its code and request id', async ({
  expectRefusals,
  openAs,
  requests,
}) => {
  expectRefusals(403)
  const page = await openAs('stranger', paths.artifacts('scp_not there/at%all', 'experience'))
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('forbidden')
  await expect(alert).toContainText('Someone with scope.admin on the Scope can grant you')
  const [refused] = requests.all.filter((call) => call.status === 403)
  expect(refused?.path).toContain('/v1/scopes/scp_not%20there%2Fat%25all/artifacts/experience')
  await expect(alert).toContainText(refused?.requestId ?? 'a request id')
  await expect(alert.getByRole('button', { name: 'Copy' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('parents and children are linked', async ({ api, openAs }) => {
  const parent = await seedScope(api)
  const child = await api.as('root').createScope({
    title: uniqueTitle('Refund desk'),
    summary: 'A child of the checkout service.',
    parent: parent.scope_id,
  })
  for (const role of ['scope.admin', 'scope.viewer'] as const)
    await api.as('root').grant('scope-admin', role, child.scope_id)
  const page = await openAs('scope-admin', paths.scopes({ q: child.title }))
  await page.getByRole('link', { name: child.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: child.title })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`${parent.title}|${parent.scope_id}`) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: parent.title })).toBeVisible()
})

test('the hierarchy leads from the top to the children', async ({ api, openAs }) => {
  const parent = await seedScope(api)
  const [middle, child] = [uniqueTitle('Refund desk'), uniqueTitle('Refund letters')]
  const create = (title: string, above: string) =>
    api.as('root').createScope({ title, summary: 'A part of the shop.', parent: above })
  const here = await create(middle, parent.scope_id)
  await create(child, here.scope_id)
  await api.as('root').grant('root', 'scope.viewer', here.scope_id)
  const page = await openAs('root', paths.scopes({ q: parent.title }))
  await page.getByRole('link', { name: parent.title }).first().click()
  const hierarchy = page.getByRole('region', { name: 'Hierarchy', exact: true })
  await hierarchy.getByRole('list', { name: 'Child Scopes' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: middle })).toBeVisible()
  await expect(hierarchy.getByRole('listitem').first()).toContainText(parent.title)
  await expect(hierarchy.getByRole('link')).toHaveText([parent.title, child])
  await expect(hierarchy.getByRole('listitem').nth(1)).toHaveText(`${middle}${child}`)
})
