import { paths } from '../src/routing/paths'
import { at } from './base-path'
import { auditOf, drawerOf, listed, listedWhole, requestsOf, rowsOf } from './audit-screen'
import { expect, expectAccessible, test } from './fixtures'
import { contents } from './prompt-texts'
import { revokeRole } from './roles'
import { seedScope } from './seed'

test('a denial says which roles would have helped, and until when the principal held one', async ({
  api,
  auditedDuring,
  openAs,
  requests,
}) => {
  const scope = await seedScope(api, { stranger: ['scope.viewer'] })
  await revokeRole(api, 'stranger', 'scope.viewer', scope.scope_id)
  await expect(api.as('stranger').readScope(scope.scope_id)).rejects.toMatchObject({ status: 403 })
  const page = await openAs('scope-admin', auditOf(scope.scope_id, { result: 'denied' }))
  await listed(page)
  await rowsOf(page).filter({ hasText: 'stranger' }).click()
  const drawer = drawerOf(page)
  await expect(drawer.getByRole('heading', { name: 'Why' })).toBeVisible()
  await expect(drawer.getByText('Roles that grant scope.read:')).toBeVisible()
  for (const role of ['scope.viewer', 'scope.contributor', 'scope.reviewer', 'scope.delegator']) {
    await expect(drawer.getByText(role, { exact: true })).toBeVisible()
  }
  await expect(drawer.getByText('scope.admin', { exact: true })).toHaveCount(0)
  await requests.settled(page)
  const events = await auditedDuring(scope.scope_id, async () => {
    await drawer.getByRole('button', { name: /^Did .+ ever hold one\?$/ }).click()
    await expect(
      drawer.getByText(/ held scope\.viewer until .+, when .+ revoked it\.$/),
    ).toBeVisible()
  })
  expect(new Set(events.map(({ operation }) => operation))).toEqual(
    new Set(['list_access_bindings']),
  )
  // Without a binding there is nothing to look up.
  await expect(drawer.getByRole('button', { name: 'Who granted it?' })).toHaveCount(0)
})

test('an allowance leads to the binding behind it, on demand', async ({
  api,
  auditedDuring,
  openAs,
  requests,
}) => {
  const scope = await seedScope(api)
  await api.as('scope-admin').readScope(scope.scope_id)
  const page = await openAs('scope-admin', auditOf(scope.scope_id))
  await listed(page)
  await rowsOf(page).filter({ hasText: 'get_scope' }).first().click()
  const drawer = drawerOf(page)
  await expect(drawer).toBeVisible()
  await requests.settled(page)
  const events = await auditedDuring(scope.scope_id, async () => {
    await drawer.getByRole('button', { name: 'Who granted it?' }).click()
    await expect(drawer.getByText('Granted by')).toBeVisible()
  })
  const granted = drawer.getByRole('status').filter({ hasText: 'Granted by' })
  await expect(granted).toContainText('root')
  await expect(granted).toContainText('active')
  await expect(granted).toContainText(/scope\.(viewer|contributor)/)
  expect(new Set(events.map((event) => event.operation))).toEqual(new Set(['list_access_bindings']))
  await expectAccessible(page)
})

test('a grant says what its role allows, and leads to every decision that rests on it', async ({
  api,
  openAs,
  requests,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  const binding = await api.as('root').grant('viewer', 'scope.viewer', scopeId)
  for (let n = 0; n < 3; n += 1) await api.as('viewer').readScope(scopeId)
  await api.as('root').revoke(binding)
  await expect(api.as('viewer').readScope(scopeId)).rejects.toMatchObject({ status: 403 })
  const events = await api.as('scope-admin').audit(scopeId)
  const rest = events.filter(
    ({ binding_id: id, reason_code: code }) => id === binding.binding_id && code === 'role-binding',
  )
  expect(rest.length).toBeGreaterThanOrEqual(3)
  const grant = events.find(
    ({ binding_id: id, reason_code: code }) =>
      id === binding.binding_id && code === 'binding-created',
  )
  const page = await openAs('scope-admin', auditOf(scopeId, { event: grant?.event_id ?? '' }))
  const drawer = drawerOf(page)
  await expect(drawer.getByText('scope.viewer allows:')).toBeVisible()
  await expect(drawer.getByText('scope.read', { exact: true })).toBeVisible()
  await expect(drawer.getByText('On what lies below:')).toBeVisible()
  await expect(drawer.getByText('artifact.read', { exact: true })).toBeVisible()
  await requests.settled(page)
  await drawer.getByRole('link', { name: 'Decisions that rest on this binding' }).click()
  await expect(drawer).toHaveCount(0)
  await listedWhole(page)
  await expect(rowsOf(page)).toHaveCount(rest.length)
  await expect(rowsOf(page).filter({ hasText: 'role-binding' })).toHaveCount(rest.length)
  await expect(
    page.getByRole('button', { name: `Remove filter Binding: ${binding.binding_id}` }),
  ).toBeVisible()
  await expect(
    page.getByRole('button', { name: /^Remove filter Subject: user:viewer/ }),
  ).toBeVisible()
  await expectAccessible(page)
})

test('the events of one grant are one step, and lead to each other', async ({ api, openAs }) => {
  const scope = await seedScope(api)
  const page = await openAs('scope-admin', auditOf(scope.scope_id))
  await listed(page)
  await rowsOf(page).filter({ hasText: 'binding-created' }).first().click()
  const drawer = drawerOf(page)
  await expect(drawer.getByText(/One step of [2-9] events/)).toBeVisible()
  const before = page.url()
  await drawer
    .getByRole('list')
    .filter({ hasText: '(this event)' })
    .getByRole('button')
    .first()
    .click()
  await expect(page).not.toHaveURL(before)
  await expect(drawer).not.toContainText('binding-created · binding-created')
  await expect(drawer.getByRole('heading', { name: /before and after/ })).toBeVisible()
})

test('an event of an Artifact tells which revision was the head then', async ({
  api,
  backend,
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  await api.as('scope-admin').readHead(scopeId, 'prompt', key)
  const page = await openAs('scope-admin', auditOf(scopeId))
  await listed(page)
  await rowsOf(page).filter({ hasText: 'get_artifact' }).first().click()
  const drawer = drawerOf(page)
  await drawer.getByRole('button', { name: 'Which revision was it?' }).click()
  if (backend.features.recordsRestores) {
    await expect(drawer.getByText('Revision 6 was the head at that time.')).toBeVisible()
    await expect(drawer.getByText(/A match of times/)).toBeVisible()
    await drawer.getByRole('link', { name: 'Open revision 6 in the history' }).click()
    await expect(page).toHaveURL(/history\?from=5&to=6/)
  } else {
    await expect(
      drawer.getByText('This server does not record when revisions were committed.'),
    ).toBeVisible()
  }
})

test('a change leads to the revision that it made, on demand, and who may not read it is told so', async ({
  api,
  auditedDuring,
  backend,
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt({
    revisions: [contents.opening, contents.shortened],
    grants: { 'admin-only': ['scope.admin'] },
  })
  const events = await api.as('scope-admin').audit(scopeId, { action: 'scope.admin' })
  const change = events.find(({ operation }) => operation === 'replace_artifact')
  const address = paths.audit({ resource: `scope:${scopeId}`, event: change?.event_id ?? '' })
  const asks = { name: 'Which revision did it make?' }

  const page = await openAs('scope-admin', address)
  await requests.atRest(page)
  await drawerOf(page).getByRole('button', asks).click()
  if (backend.features.recordsRestores) {
    const link = drawerOf(page).getByRole('link', { name: `r2 of ${key}` })
    await expect(drawerOf(page).getByText(/^It (may have )?made r2 of/)).toBeVisible()
    await expect(requestsOf(page).getByText(`r2 of ${key}`)).toBeVisible()
    await link.click()
    await expect(page).toHaveURL(/history\?from=1&to=2/)
  } else {
    await expect(drawerOf(page).getByText(/does not record when revisions/)).toBeVisible()
  }

  const other = await openAs('admin-only', '/nowhere')
  const left = await auditedDuring(scopeId, async () => {
    await other.goto(address)
    await expect(drawerOf(other).getByText(/^You hold no role that reads this Scope/)).toBeVisible()
    await requests.atRest(other)
  })
  await expect(drawerOf(other).getByRole('button', asks)).toHaveCount(0)
  expect(left.map(({ operation }) => operation)).not.toContain('list_artifacts')
})

test('the row of a change that was matched leads to its diff, without opening the event', async ({
  api,
  auditedDuring,
  backend,
  openAs,
  requests,
  seedPrompt,
}) => {
  test.skip(!backend.features.recordsRestores, 'This server records no time of a revision.')
  const { scopeId, key } = await seedPrompt({ revisions: [contents.opening, contents.shortened] })
  const events = await api.as('scope-admin').audit(scopeId, { action: 'scope.admin' })
  const change = events.find(({ operation }) => operation === 'replace_artifact')
  const address = { resource: `scope:${scopeId}`, event: change?.event_id ?? '' }
  const page = await openAs('scope-admin', paths.audit(address))
  await requests.atRest(page)
  await drawerOf(page).getByRole('button', { name: 'Which revision did it make?' }).click()
  await expect(drawerOf(page).getByRole('link', { name: `r2 of ${key}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawerOf(page)).toHaveCount(0)

  const name = new RegExp(`r2 of ${key}: what it changed$`)
  const inRequest = requestsOf(page).getByRole('link', { name })
  expect((await inRequest.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  await requests.settled(page)
  const onTheWay = await auditedDuring(scopeId, async () => {
    await requestsOf(page)
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name }) })
      .focus()
    await page.keyboard.press('Tab')
    await expect(inRequest).toBeFocused()
  })
  expect(onTheWay).toEqual([])
  await page.keyboard.press('Enter')
  const changes = page.getByRole('region', { name: 'Changes from revision 1 to revision 2' })
  await expect(changes).toBeVisible()
  await expect(page).toHaveURL(/history\?from=1&to=2/)
  await page.goBack()
  await expect(inRequest).toBeVisible()
  await expect(drawerOf(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Decisions', exact: true }).click()
  const inDecision = rowsOf(page).getByRole('link', { name })
  await expect(inDecision).toHaveText(/r2$/)
  expect((await inDecision.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  await inDecision.click()
  await expect(changes).toBeVisible()
  await page.goBack()
  await expect(inDecision).toBeVisible()
  await expect(drawerOf(page)).toHaveCount(0)
})

test('an event leads to the access at its time: roles that were revoked since are in force there', async ({
  api,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  const root = api.as('root')
  const held = await root.grant('viewer', 'scope.viewer', scopeId)
  await api.as('viewer').readScope(scopeId)
  await root.revoke(held)
  const [event] = await root.audit(scopeId, { action: 'scope.read', subject: 'viewer' })
  if (!event) throw new Error('The reading is recorded.')
  const page = await openAs(
    'scope-admin',
    paths.audit({ resource: `scope:${scopeId}`, event: event.event_id }),
  )
  await drawerOf(page).getByRole('link', { name: 'Access at that time' }).click()
  const resource = `scope:${scopeId}`
  await expect(page).toHaveURL(
    at(paths.access({ resource, view: 'people', as_of: event.occurred_at })),
  )
  const instant = event.occurred_at.slice(0, 19).replace('T', ' ')
  await expect(page.getByRole('heading', { name: `In force at ${instant}` })).toBeVisible()
  const matrix = page.getByRole('table', { name: 'People and actions' })
  const viewer = matrix.getByRole('link', { name: /^(Dora Marsh|viewer)$/ })
  await expect(viewer).toBeVisible()
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect(matrix).toBeVisible()
  await expect(viewer).toHaveCount(0)
})

test('events are read one after the other, by key and by button, while the list stays in use', async ({
  api,
  openAs,
}) => {
  const scope = await seedScope(api)
  for (let i = 0; i < 4; i += 1) await api.as('scope-admin').readScope(scope.scope_id)
  const page = await openAs('scope-admin', auditOf(scope.scope_id, { order: 'oldest' }))
  await listed(page)
  const drawer = drawerOf(page)
  const isOpen = (row: number) =>
    expect(rowsOf(page).nth(row)).toHaveAttribute('aria-current', 'true')
  await rowsOf(page).first().click()
  await expect(drawer.getByText(/^1 of \d+/)).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Previous event' })).toHaveAccessibleDescription(
    'This is the first event of the list',
  )
  await page.keyboard.press('j')
  await isOpen(1)
  const next = drawer.getByRole('button', { name: 'Next event' })
  await next.click()
  await isOpen(2)
  // Whoever goes through the list with the button presses it again.
  await expect(next).toBeFocused()
  await page.keyboard.press('k')
  await isOpen(1)
  await expect(drawer.getByText(/^2 of \d+/)).toBeVisible()
  await rowsOf(page).nth(3).click()
  await isOpen(3)
  await expect(drawer.getByText(/^4 of \d+/)).toBeVisible()
  await page.goBack()
  await isOpen(1)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(rowsOf(page).nth(1)).toBeFocused()
})
