import { PROMPT_KEYS } from '../src/api/contract/prompts'
import { paths } from '../src/routing/paths'
import { expect, test } from './fixtures'
import { identities, type IdentityName } from './identities'
import { contents } from './prompt-texts'
import { grantDialog, press } from './role-changes'
import { seedScope } from './seed'

// Every read of the console is an event in the access audit that compliance staff have to read past. These are the
// numbers of calls that each screen makes when it is opened afresh; a change that raises one must say why.
test('each screen makes as few audited calls as it can', async ({
  openAs,
  auditedDuring,
  expectRefusals,
  requests,
  seedPrompt,
}) => {
  test.slow()
  // 1.0 does not know every Prompt key.
  expectRefusals(422, /\/prompts\//)
  const { scopeId, key, sourceId } = await seedPrompt()
  const { scopeId: otherId } = await seedPrompt({ revisions: [contents.opening] })
  const page = await openAs('scope-admin', '/nowhere')
  await page.clock.install()
  const operationsOf = async (path: string, ready: () => Promise<unknown>) => {
    const events = await auditedDuring(scopeId, async () => {
      await page.goto(path)
      await ready()
      await requests.atRest(page)
    })
    // A call may be several decisions; calls are what the screen is responsible for.
    const calls = new Map(events.map((event) => [event.request_id, event.operation]))
    return [...calls.values()].sort()
  }
  const shows =
    (role: 'table' | 'tab' | 'region' | 'button' | 'link', name: string | RegExp) => () =>
      expect(page.getByRole(role, { name }).first()).toBeVisible()

  expect(await operationsOf(paths.scope(scopeId), shows('link', 'Audit of this scope'))).toEqual([
    'get_scope',
  ])
  expect(
    await operationsOf(paths.artifacts(scopeId, 'prompt'), shows('table', 'Artifacts')),
  ).toEqual(['list_artifacts'])
  expect(
    await operationsOf(`${paths.artifacts(scopeId, 'experience')}?tag=payments`, () =>
      expect(page.getByText('No experience Artifacts with these tags')).toBeVisible(),
    ),
  ).toEqual(['list_artifacts'])
  expect(
    await operationsOf(paths.create(scopeId, 'skill'), shows('button', 'Discard changes')),
  ).toEqual([])
  expect(
    await operationsOf(paths.artifact(scopeId, 'prompt', key), shows('tab', 'Content')),
  ).toEqual(['get_artifact'])
  expect(
    await operationsOf(paths.source(scopeId, 'content', sourceId), shows('region', 'Cited by')),
  ).toEqual(['get_source'])
  expect(
    await operationsOf(
      paths.history(scopeId, 'prompt', key),
      shows('region', 'Changes from revision 5 to revision 6'),
    ),
  ).toEqual(['get_artifact_revision', 'get_artifact_revision', 'list_artifact_revisions'])
  const side = { scopeId, family: 'prompt', artifactId: key, revision: null }
  // The other side is one more call, in its own Scope.
  expect(
    await operationsOf(
      paths.compare(side, { ...side, scopeId: otherId }),
      shows('region', /^Changes from r6 .* to r1 /),
    ),
  ).toEqual(['get_artifact'])
  expect(
    await operationsOf(paths.prompt(scopeId, key), shows('button', 'Switch to Auto…')),
  ).toEqual(['get_prompt_configuration'])
  expect(
    await operationsOf(
      paths.audit({ resource: `scope:${scopeId}` }),
      shows('table', 'Audit requests'),
    ),
  ).toEqual(['list_access_audit'])
  const access = paths.access({ resource: `scope:${scopeId}` })
  // One list; the Scope is read for its title where nobody has told it in this browser yet.
  expect(await operationsOf(access, shows('table', 'Bindings'))).toEqual(['list_access_bindings'])
  // Every view is worked out from that one list.
  const resource = `scope:${scopeId}`
  const as_of = new Date().toISOString()
  for (const [view, label] of [
    ['people', 'People and actions'],
    ['who', 'Who can…'],
    ['changes', 'Gained and lost'],
    ['review', 'Review'],
  ] as const) {
    const asked = { resource, view, ...(view === 'changes' && { as_of }) }
    const loaded = {
      people: shows('table', label),
      who: shows('table', label),
      changes: () => expect(page.getByText('Nobody gained or lost an action')).toBeVisible(),
      review: shows('button', 'Start review'),
    }[view]
    expect(await operationsOf(paths.access(asked), loaded), label).toEqual(['list_access_bindings'])
  }
  const person = paths.person({ type: 'user', id: 'viewer' }, { resource: `scope:${scopeId}` })
  expect(await operationsOf(person, shows('table', /^What .* may do/))).toEqual([
    'list_access_bindings',
  ])
  // What runs of a Prompt no list tells, so each key is asked for.
  expect(await operationsOf(paths.prompts(scopeId), shows('table', 'Prompts'))).toEqual([
    ...PROMPT_KEYS.map(() => 'get_prompt_configuration'),
    'list_artifacts',
  ])
  // Each Scope that the person may read is read for its row.
  expect(await operationsOf(paths.scopes(), shows('table', 'Scopes'))).toEqual(['get_scope'])
  // The Scope's Prompts; its audit is read when it is asked for.
  expect(await operationsOf(paths.home(), shows('region', 'Grants and revocations'))).toEqual([
    'list_artifacts',
  ])
})

test('a dialog that changes a role makes as few audited calls as it can, from open to done', async ({
  api,
  auditedDuring,
  expectRefusals,
  openAs,
  requests,
}) => {
  // A change that meets another test's is refused and pressed again (contract §3.4).
  expectRefusals(409, /\/bindings\//)
  const { scope_id: scopeId } = await seedScope(api)
  const page = await openAs('scope-admin', '/nowhere')
  await page.clock.install()
  await page.goto(paths.access({ resource: `scope:${scopeId}` }))
  const rowOf = (name: IdentityName) =>
    page
      .getByRole('table', { name: 'Bindings' })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: identities[name].principal.id }) })
      .filter({ hasText: 'scope.viewer' })
  await expect(page.getByRole('table', { name: 'Bindings' })).toBeVisible()
  await requests.atRest(page)
  const operationsOf = async (change: () => Promise<void>) => {
    const refused = () => requests.all.filter(({ status }) => status === 409).length
    const before = refused()
    const events = await auditedDuring(scopeId, async () => {
      await change()
      await requests.atRest(page)
    })
    const calls = new Map(events.map((event) => [event.request_id, event.operation]))
    const operations = [...calls.values()].sort()
    // After a refusal the dialog reads what became of the change, and the test presses again. How often is up to other tests.
    return refused() === before ? operations : [...new Set(operations)]
  }
  const grant = async () => {
    await press(await grantDialog(page, 'viewer', 'scope.viewer'), 'Grant')
    await expect(rowOf('viewer')).toBeVisible()
  }
  const replace = async () => {
    await rowOf('viewer').getByRole('button', { name: 'Replace…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Replace who holds a role' })
    await dialog.getByRole('combobox', { name: 'Person' }).fill(identities['second-admin'].principal.id) // prettier-ignore
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('She is on call now.')
    await press(dialog, 'Replace')
    await expect(rowOf('second-admin')).toBeVisible()
  }
  const revoke = async () => {
    await rowOf('second-admin').getByRole('button', { name: 'Revoke…' }).click()
    await press(page.getByRole('dialog'), 'Revoke')
    await expect(rowOf('second-admin')).toHaveCount(0)
  }
  expect(await operationsOf(grant)).toEqual(['create_access_binding', 'list_access_bindings'])
  expect(await operationsOf(replace)).toEqual(['list_access_bindings', 'replace_access_binding'])
  expect(await operationsOf(revoke)).toEqual(['list_access_bindings', 'revoke_access_binding'])
})

test('moving between screens of one visit reads nothing twice', async ({
  openAs,
  page,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  await page.clock.install()
  await openAs('scope-admin', paths.history(scopeId, 'prompt', key, { from: 2, to: 5 }))
  const changes = page.getByRole('region', { name: /Changes from revision 2/ })
  await expect(changes.getByRole('insertion').first()).toBeVisible()
  // What the frame around the screen still reads belongs to its opening.
  await requests.atRest(page)
  const calls = await requests.during(async () => {
    await page.getByRole('button', { name: 'Swap' }).click()
    await expect(page.getByRole('region', { name: /Changes from revision 5/ })).toBeVisible()
    await page.getByRole('switch', { name: 'Side by side' }).click()
    await expect(page).toHaveURL(/view=split/)
    await page.goBack()
    await expect(page).not.toHaveURL(/view=split/)
    await page.goBack()
    await expect(page.getByRole('region', { name: /Changes from revision 2/ })).toBeVisible()
    await requests.atRest(page)
  })
  expect(calls.map((call) => call.path)).toEqual([])
})
