import { paths } from '../src/routing/paths'
import { auditOf, listed, requestsOf, rowsOf } from './audit-screen'
import { contentsOf } from './contents-of'
import { expect, test } from './fixtures'
import { identities } from './identities'
import { keepsName } from './keeps-name'
import { audited } from './requests'
import { seedScope } from './seed'
import { expectSeenAtOnce } from './seen'
import { atSignIn, signIn, signOut } from './signing'

test('a Scope that was read once has its name after a reload, without a further call', async ({
  api,
  openAs,
  requests,
}) => {
  const scope = await seedScope(api)
  const page = await openAs('scope-admin', paths.scope(scope.scope_id))
  await keepsName(page, scope.title)
  await page.goto(paths.artifacts(scope.scope_id, 'skill'))
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(crumbs.getByRole('link', { name: scope.title })).toBeVisible()
  const calls = await requests.during(async () => {
    await page.reload()
    await expect(crumbs.getByRole('link', { name: scope.title })).toBeVisible()
    await requests.settled(page)
  })
  expect(audited(calls).filter((call) => / \/v1\/scopes\/[^/]+ /.test(call))).toEqual([])
})

test('a link to a screen in a Scope that nobody has opened yet reads its name, once', async ({
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, scopeTitle, key } = await seedPrompt()
  const path = paths.prompt(scopeId, key)
  const page = await openAs('scope-admin', '/nowhere')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  const opened = () =>
    requests.during(async () => {
      await page.goto(path)
      await expect(crumbs.getByRole('link', { name: scopeTitle })).toBeVisible()
      await requests.settled(page)
    })
  const ofScope = `GET /v1/scopes/${scopeId} 200`
  expect(audited(await opened()).filter((call) => call === ofScope)).toHaveLength(1)
  await expect(page).toHaveTitle(`${key} · ${scopeTitle} · Scope Console`)
  expect(audited(await opened()).filter((call) => call === ofScope)).toEqual([])
  const rail = page.getByRole('navigation', { name: 'This scope' })
  for (const screen of ['Audit', 'Access']) {
    await rail.getByRole('link', { name: screen }).click()
    await expect(page).toHaveTitle(`${screen} · ${scopeTitle} · Scope Console`)
  }
})

test('the parent and the references of a Scope have their names', async ({ api, openAs }) => {
  const root = api.as('root')
  const [parent, cited] = [await seedScope(api), await seedScope(api)]
  const { scope_id: id } = await root.createScope({
    title: 'Checkout of the web shop',
    summary: 'What only the web shop needs.',
    parent: parent.scope_id,
    context: [cited.scope_id],
  })
  await root.grant('scope-admin', 'scope.viewer', id)
  const page = await openAs('scope-admin', paths.scope(id))
  for (const { title } of [parent, cited]) {
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()
  }
})

test('a Scope that its reader may not read is not asked for its name', async ({
  api,
  openAs,
  requests,
  expectRefusals,
}) => {
  expectRefusals(403)
  const scope = await seedScope(api, { 'admin-only': ['scope.admin'] })
  const page = await openAs('admin-only', paths.artifacts(scope.scope_id, 'skill'))
  await expect(page.getByRole('alert')).toBeVisible()
  await requests.settled(page)
  const asked = audited(requests.all).filter((call) => call.includes(scope.scope_id))
  expect(asked).toEqual([expect.stringMatching(/artifacts\/skill\?.* 403$/)])
})

test('the audit names the Scopes that its reader was told of, and keeps their ids at hand', async ({
  api,
  openAs,
}) => {
  const scope = await seedScope(api)
  const page = await openAs('scope-admin', paths.scope(scope.scope_id))
  await keepsName(page, scope.title)
  await page.goto(auditOf(scope.scope_id))
  await listed(page)
  const cell = rowsOf(page)
    .getByRole('cell', { name: `Scope ${scope.title}` })
    .first()
  await expect(cell).toBeVisible()
  await expect(cell).toHaveAttribute('title', `Scope ${scope.title} (${scope.scope_id})`)
  await expect(page.getByRole('combobox', { name: 'Resource' })).toHaveValue(
    `${scope.title} (${scope.scope_id})`,
  )
})

test('the audit reads the name of its Scope once, unless it shows the reader’s own reading', async ({
  api,
  openAs,
  requests,
}) => {
  const { scope_id: scopeId, title } = await seedScope(api)
  await expect(api.as('stranger').readScope(scopeId)).rejects.toMatchObject({ status: 403 })
  // May list the Scopes, and read none of them.
  const page = await openAs('root', '/nowhere')
  const namesRead = async (search: { own?: 'show' }) => {
    const calls = await requests.during(async () => {
      await page.goto(paths.audit({ resource: `scope:${scopeId}`, ...search }))
      await listed(page)
      await requests.atRest(page)
    })
    return audited(calls).filter((call) => call.includes('/v1/scopes'))
  }
  const refused = requestsOf(page).getByRole('row').filter({ hasText: 'tried to read' })
  expect(await namesRead({ own: 'show' })).toEqual([])
  await expect(refused).toContainText(scopeId)
  expect(await namesRead({})).toEqual([
    expect.stringContaining(`/v1/scopes?limit=100&query=${scopeId}&`),
  ])
  await expect(refused).toContainText(title)
  expect(await namesRead({})).toEqual([])
})

test('the Artifacts of an audit have their names at a press that says what it costs, for who may read them', async ({
  api,
  auditedDuring,
  openAs,
  openSecondAs,
  requests,
}) => {
  const { scope_id: scopeId } = await seedScope(api, {
    'second-admin': ['scope.admin', 'scope.viewer'],
    'admin-only': ['scope.admin'],
  })
  const author = api.as('scope-admin')
  const names = ['reroute-night-traffic', 'page-the-on-call']
  for (const name of names) {
    const skill = await author.createArtifact(scopeId, 'skill', { ...contentsOf['skill'], name })
    await author.readHead(scopeId, 'skill', skill.artifact_id)
  }
  const page = await openAs('second-admin', auditOf(scopeId))
  await listed(page)
  const shown = (name: string) => rowsOf(page).filter({ hasText: `skill ${name}` })
  for (const name of names) await expect(shown(name)).toHaveCount(0)
  const offer = page.getByRole('button', { name: 'Read 2 names: 2 audit events' })
  const events = await auditedDuring(scopeId, async () => {
    await offer.click()
    await expect(page.getByText('Names of 2 Artifacts were read: 2 audit events')).toBeVisible()
    await requests.settled(page)
  })
  expect(events).toHaveLength(2)
  for (const name of names) await expect(shown(name)).not.toHaveCount(0)
  await expect(offer).toHaveCount(0)

  // A second browser is used, because the first one knows the names by now. In a narrow window the offer stands below the list, on
  // a phone behind "More…".
  const other = await openSecondAs('second-admin', auditOf(scopeId))
  await other.setViewportSize({ width: 800, height: 900 })
  const offered = other.getByRole('button', { name: 'Read 2 names: 2 audit events' })
  await expectSeenAtOnce({ 'the offer of names': offered })
  await other.setViewportSize({ width: 390, height: 844 })
  await expect(offered).toHaveCount(0)
  await other.getByRole('button', { name: 'More…' }).click()
  await expectSeenAtOnce({ 'the offer of names on a phone': offered })
  await offered.click()
  await expectSeenAtOnce({
    'what was read': other.getByText('Names of 2 Artifacts were read: 2 audit events'),
  })
  for (const name of names)
    await expect(rowsOf(other).filter({ hasText: `skill ${name}` })).not.toHaveCount(0)

  const blind = await openSecondAs('admin-only', auditOf(scopeId))
  await listed(blind)
  await requests.settled(blind)
  await expect(rowsOf(blind).filter({ hasText: /skill art_/ })).not.toHaveCount(0)
  await expect(blind.getByRole('button', { name: /^Read .* name/ })).toHaveCount(0)
})

test('a name is nobody else’s, and a sign-out forgets it', async ({ api, openAs }) => {
  const scope = await seedScope(api)
  const path = auditOf(scope.scope_id)
  const page = await openAs('scope-admin', paths.scope(scope.scope_id))
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  await keepsName(page, scope.title)
  await page.goto(path)
  await listed(page)
  await signOut(page)
  await expect.poll(stored).not.toContain(scope.title)
  await atSignIn(page)
  await signIn(page, identities.root.token)
  await page.goto(path)
  await listed(page)
  await expect(
    rowsOf(page)
      .getByRole('cell', { name: `Scope ${scope.scope_id}` })
      .first(),
  ).toBeVisible()
  await expect(page.getByText(scope.title)).toHaveCount(0)
})
