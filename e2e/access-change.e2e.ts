import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { Binding } from '../src/api/contract/access'
import { endpoints } from '../src/api/endpoints'
import { paths } from '../src/routing/paths'
import { seedExperience } from './editing'
import { expect, test } from './fixtures'
import { identities, type IdentityName } from './identities'
import { grantDialog, press } from './role-changes'
import { seedScope } from './seed'

const accessOf = (scopeId: string) => paths.access({ resource: `scope:${scopeId}` })
const idOf = (name: IdentityName) => identities[name].principal.id
const rowOf = (page: Page, name: IdentityName, role: string) =>
  page
    .getByRole('table', { name: 'Bindings' })
    .getByRole('row')
    .filter({
      has: page.getByRole('rowheader', { name: new RegExp(`(^| )${idOf(name)}( |$)`) }),
    })
    .filter({ hasText: role })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const told = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words })

test('before a role is granted, the Prompts and Artifacts that it reaches stand by name, and nobody is asked for them', async ({
  api,
  openAs,
  requests,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api)
  // Newer servers list no names: the Artifact itself tells its own.
  const page = await openAs('scope-admin', paths.artifact(scopeId, family, artifactId))
  const heading = page.getByRole('heading', { level: 1 })
  // Until the Artifact has come, its id stands there.
  await expect(heading).not.toHaveText(artifactId)
  const name = (await heading.textContent()) ?? ''
  expect(name).not.toBe('')
  await page.goto(accessOf(scopeId))
  await expect(rowOf(page, 'scope-admin', 'scope.admin')).toBeVisible()
  await requests.settled(page)
  const before = requests.of('POST', /./).length + requests.of('GET', /\/scopes\//).length
  const dialog = await grantDialog(page, 'viewer', 'scope.viewer')
  const effect = dialog.getByRole('region', { name: 'What this changes' })
  await expect(effect).toContainText(`Artifacts known here by name: ${name}. Others may be there.`)
  await dialog.getByRole('radio', { name: 'scope.admin', exact: true }).check()
  // Which keys this server has, only an observer is told: those are named that every server has.
  await expect(effect).toContainText(
    /on the Scope: change Prompts.*Every Prompt of the Scope, among them .*skill\.generate/,
  )
  await expect(effect).not.toContainText('topic_memory')
  await requests.settled(page)
  expect(requests.of('POST', /./).length + requests.of('GET', /\/scopes\//).length).toBe(before)

  await test.step('what the person can do there already is no gain, and nothing that a revocation takes away', async () => {
    const admin = api.as('scope-admin')
    await admin.grant('viewer', 'artifact.viewer', {
      type: 'artifact',
      scope_id: scopeId,
      identity: { family, artifact_id: artifactId },
    })
    await admin.grant('viewer', 'scope.viewer', scopeId)
    await page.reload()
    await rowOf(page, 'viewer', 'scope.viewer').getByRole('button', { name: 'Revoke…' }).click()
    const loss = page.getByRole('dialog').getByRole('region', { name: 'What this changes' })
    await expect(loss).toContainText('on every Artifact there: read')
    await expect(loss).toContainText(`Keeps on ${name} in Checkout service`)
    await expect(loss).toContainText('by another binding: read')
    await expect(loss).not.toContainText('Artifacts known here by name')
  })
})

test('a role is granted, used, seen in the audit, revoked, and refused from then on', async ({
  api,
  expectRefusals,
  openAs,
  openSecondAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  expectRefusals(409, /\/bindings\//)
  const page = await openAs('scope-admin', accessOf(scopeId))
  const dialog = await grantDialog(page, 'viewer', 'scope.viewer')
  const effect = dialog.getByRole('region', { name: 'What this changes' })
  await expect(effect).toContainText('on the Scope: read')
  await press(dialog, 'Grant')
  await expect(told(page, 'holds scope.viewer now')).toBeVisible()
  await expect(rowOf(page, 'viewer', 'scope.viewer')).toContainText('On call this week.')

  const reader = await openSecondAs('viewer', paths.scope(scopeId))
  await expect(reader.getByRole('heading', { level: 1 })).toContainText('Checkout service')
  const events = await api.as('scope-admin').audit(scopeId)
  expect(events.map(({ reason_code: reason }) => reason)).toContain('binding-created')

  await rowOf(page, 'viewer', 'scope.viewer').getByRole('button', { name: 'Revoke…' }).click()
  await press(page.getByRole('dialog'), 'Revoke')
  await expect(told(page, 'is revoked')).toBeVisible()
  await expect(rowOf(page, 'viewer', 'scope.viewer')).toHaveCount(0)
  expectRefusals(403)
  await reader.reload()
  await expect(reader.getByText('scope.viewer').first()).toBeVisible()
})

test('a binding that expires while its dialog is open says so, takes nothing away by then, and can still be revoked', async ({
  api,
  expectRefusals,
  openAs,
  page,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  expectRefusals(409, /\/bindings\//)
  const ends = Date.now() + 20_000
  await api.as('root').post('/v1/access/bindings/create', Binding, {
    subject: { type: identities.viewer.principal.type, id: idOf('viewer') },
    role: 'scope.viewer',
    resource: { type: 'scope', scope_id: scopeId },
    reason: 'For the call that is about to end',
    expires_at: new Date(ends).toISOString(),
    idempotency_key: randomUUID(),
  })
  await page.clock.install()
  await openAs('scope-admin', accessOf(scopeId))
  const row = rowOf(page, 'viewer', 'scope.viewer')
  await row.getByRole('button', { name: 'Revoke…' }).click()
  const dialog = page.getByRole('dialog')
  const effect = dialog.getByRole('region', { name: 'What this changes' })
  await expect(effect).toContainText('loses')
  // The console knows the server's clock to the second, so the test waits one second longer. The console compares the end with
  // that clock twice a minute, so the test lets half a minute pass.
  await expect.poll(() => Date.now(), { timeout: 30_000 }).toBeGreaterThan(ends + 1_000)
  await page.clock.fastForward(30_000)
  await expect(dialog).toContainText('This binding has expired. It allows nothing any more.')
  await expect(effect).toContainText('Nobody gains or loses anything now')
  await press(dialog, 'Revoke')
  await expect(told(page, 'is revoked')).toBeVisible()
})

test('where another system holds the bindings, the buttons that change them say so', async ({
  api,
  openAs,
  page,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  // No server of the tests is set up so: only this field of its answer is another one (contract §3.4).
  await page.route(/\/access\/me$/, async (route) => {
    const answer = await route.fetch()
    const me = (await answer.json()) as { provider_capabilities?: object }
    const provider_capabilities = { ...me.provider_capabilities, relationship_management: false }
    return route.fulfill({ response: answer, json: { ...me, provider_capabilities } })
  })
  await openAs('scope-admin', accessOf(scopeId))
  const row = rowOf(page, 'scope-admin', 'scope.viewer')
  await expect(row).toBeVisible()
  const changes = [
    button(page, 'Grant…'),
    row.getByRole('button', { name: /^(Revoke|Renew|Replace)…/ }).first(),
  ]
  for (const each of changes)
    await expect(each).toHaveAccessibleDescription(
      'Bindings are managed by another system here: the server takes no changes',
    )
})

test('what another admin has changed meanwhile is shown, and reviewed before it is pressed again', async ({
  api,
  expectRefusals,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api, { 'second-admin': ['scope.admin'] })
  const binding = await api.as('root').grant('viewer', 'scope.viewer', scopeId)
  expectRefusals(409)
  const page = await openAs('scope-admin', accessOf(scopeId))
  await rowOf(page, 'viewer', 'scope.viewer').getByRole('button', { name: 'Renew…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Renew a role' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Another quarter.')
  await api.as('second-admin').revoke(binding)
  await press(dialog, 'Renew')
  const conflict = dialog.getByRole('alert')
  await expect(conflict).toContainText('The binding has changed')
  await expect(dialog.getByText(/Revoked by Bo Lindqvist/)).toBeVisible()

  await dialog.getByRole('button', { name: 'Grant it anew…' }).click()
  const anew = page.getByRole('dialog', { name: 'Grant a role' })
  await expect(anew.getByRole('combobox', { name: 'Person' })).toHaveValue(idOf('viewer'))
  await anew.getByRole('radio', { name: 'scope.viewer', exact: true }).check()
  await press(anew, 'Grant')
  await expect(told(page, 'holds scope.viewer now')).toBeVisible()
  await expect(rowOf(page, 'viewer', 'scope.viewer')).toContainText('Another quarter.')
})

test('a grant whose answer is lost is found, not sent again, and says so', async ({
  api,
  expectDeadConnections,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  expectDeadConnections(/bindings\/create/)
  const page = await openAs('scope-admin', accessOf(scopeId))
  const dialog = await grantDialog(page, 'viewer', 'scope.reviewer')
  await page.route(/\/access\/bindings\/create$/, async (route) => {
    await route.fetch()
    return route.abort('connectionreset')
  })
  await press(dialog, 'Grant')
  await expect(told(page, 'holds scope.reviewer now')).toBeVisible()
  const made = (await api.as('root').bindings(scopeId)).filter(
    ({ role }) => role === 'scope.reviewer',
  )
  expect(made).toHaveLength(1)
})

for (const { kind, route, done } of [
  { kind: 'Revoke', route: endpoints.revokeBinding, done: 'is revoked' },
  { kind: 'Renew', route: endpoints.replaceBinding, done: 'by a new binding now' },
  { kind: 'Replace', route: endpoints.replaceBinding, done: 'by a new binding now' },
] as const) {
  test(`"${kind}" whose answer is lost is found, not sent again, and says so`, async ({
    api,
    expectDeadConnections,
    expectRefusals,
    openAs,
    requests,
  }) => {
    const { scope_id: scopeId } = await seedScope(api)
    const seen = await api.as('root').grant('viewer', 'scope.reviewer', scopeId)
    api.as('root').letGo(seen)
    expectDeadConnections(/bindings\/re(voke|place)/)
    expectRefusals(409, /\/bindings\//)
    const page = await openAs('scope-admin', accessOf(scopeId))
    const row = rowOf(page, 'viewer', 'scope.reviewer')
    await row.getByRole('button', { name: `${kind}…` }).click()
    const dialog = page.getByRole('dialog')
    if (kind === 'Replace')
      await dialog.getByRole('combobox', { name: 'Person' }).fill(idOf('second-admin'))
    if (kind !== 'Revoke')
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Its answer is lost.')
    let answered = 0
    await page.route(`**${route}`, async (sent) => {
      const answer = await sent.fetch()
      // Real servers may refuse a change that met another test's: it is pressed again (contract §3.4).
      if (!answer.ok()) return sent.fulfill({ response: answer })
      answered += 1
      return sent.abort('connectionreset')
    })
    await press(dialog, kind)
    await expect(told(page, done)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await requests.settled(page)
    expect(answered).toBe(1)

    // Once, and nothing beside it.
    const those = (await api.as('root').bindings(scopeId)).filter(
      ({ role }) => role === 'scope.reviewer',
    )
    const old = those.find(({ binding_id: id }) => id === seen.binding_id)
    expect(old).toMatchObject({ state: 'revoked', revoked_by: { id: idOf('scope-admin') } })
    const holder = kind === 'Replace' ? 'second-admin' : 'viewer'
    expect(those.filter((each) => each !== old)).toMatchObject(
      kind === 'Revoke'
        ? []
        : [{ state: 'active', subject: { id: idOf(holder) }, reason: 'Its answer is lost.' }],
    )
    await expect(rowOf(page, holder, 'scope.reviewer')).toHaveCount(kind === 'Revoke' ? 0 : 1)
  })
}

test('a change that the server refuses because it met another one is told so, and pressed again', async ({
  api,
  expectRefusals,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  expectRefusals(409, /\/bindings\//)
  const page = await openAs('scope-admin', accessOf(scopeId))
  const dialog = await grantDialog(page, 'viewer', 'scope.viewer')
  const error = { code: 'binding-version', message: 'Two changes met.', details: null }
  await page.route(
    /\/access\/bindings\/create$/,
    (route) => route.fulfill({ status: 409, json: { error } }),
    { times: 1 },
  )
  await dialog.getByRole('button', { name: 'Grant', exact: true }).click()
  await expect(dialog.getByText('Another change of roles met this one')).toBeVisible()
  await press(dialog, 'Grant')
  await expect(told(page, 'holds scope.viewer now')).toBeVisible()
})

test('an admin who would lock everybody out is warned, and nothing is sent before the words stand there', async ({
  api,
  expectRefusals,
  openAs,
  requests,
}) => {
  const { scope_id: scopeId, title } = await seedScope(api)
  const administer = async () =>
    (await api.as('root').bindings(scopeId)).filter(
      ({ role, state }) => role === 'scope.admin' && state === 'active',
    )
  for (const binding of await administer()) api.as('root').letGo(binding)
  expectRefusals(409, /\/bindings\//)
  const page = await openAs('scope-admin', accessOf(scopeId))
  await rowOf(page, 'scope-admin', 'scope.admin').getByRole('button', { name: 'Revoke…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Revoke a role' })
  const warnings = dialog.getByRole('alert')
  await expect(warnings.filter({ hasText: 'You take your own authority away' })).toBeVisible()
  await expect(warnings.filter({ hasText: 'Nobody is left' })).toBeVisible()
  const revoke = dialog.getByRole('button', { name: 'Revoke', exact: true })
  const typed = dialog.getByRole('textbox', { name: /to confirm/ })
  // The words for somebody who leaves others behind do not do here.
  for (const words of ['', 'remove the last', 'give up my role', 'remove the last admins']) {
    await typed.fill(words)
    await expect(revoke).toHaveAccessibleDescription('Type “remove the last admin” first')
    await expect(revoke).toHaveAttribute('aria-disabled', 'true')
    await typed.press('Enter')
  }
  await requests.settled(page)
  expect(requests.of('POST', /\/bindings\/revoke$/)).toEqual([])

  await typed.fill('remove the last admin')
  await expect(revoke).toHaveAccessibleDescription('')
  await press(dialog, 'Revoke')
  await expect(told(page, 'is revoked')).toBeVisible()
  const own = page.getByRole('region', { name: `What you may do on ${title} yourself` })
  await expect(own).toContainText('Read')
  await expect(own).not.toContainText('Change Prompts')
  await expect(rowOf(page, 'scope-admin', 'scope.admin')).toHaveCount(0)
  // Nobody asked for the bindings again, which would have been refused.
  await requests.settled(page)
  expect(requests.of('POST', /\/bindings\/list$/).filter(({ status }) => status === 403)).toEqual(
    [],
  )
  expect(await administer()).toEqual([])

  // It was about this Scope: above the bindings of another one it does not stand.
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Access' }).click()
  await expect(page).not.toHaveURL(/resource=/)
  await expect(told(page, 'is revoked')).toHaveCount(0)
})

test('an admin who gives up the own role where another one stays types other words', async ({
  api,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api, {
    'scope-admin': ['scope.admin'],
    'second-admin': ['scope.admin'],
  })
  const page = await openAs('scope-admin', accessOf(scopeId))
  await rowOf(page, 'scope-admin', 'scope.admin').getByRole('button', { name: 'Revoke…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Revoke a role' })
  const warnings = dialog.getByRole('alert')
  await expect(warnings.filter({ hasText: 'You take your own authority away' })).toBeVisible()
  await expect(warnings.filter({ hasText: 'Nobody is left' })).toHaveCount(0)
  const revoke = dialog.getByRole('button', { name: 'Revoke', exact: true })
  const typed = dialog.getByRole('textbox', { name: /to confirm/ })
  await typed.fill('remove the last admin')
  await expect(revoke).toHaveAttribute('aria-disabled', 'true')
  await typed.fill('give up my role')
  await expect(revoke).not.toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(page, 'scope-admin', 'scope.admin')).toBeVisible()
})

test('an admin who may not read the Scope is told, and gets the reading role in one click', async ({
  api,
  expectRefusals,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api, { 'admin-only': ['scope.admin'] })
  expectRefusals(409, /\/bindings\//)
  const page = await openAs('scope-admin', accessOf(scopeId))
  const trap = page.getByRole('alert').filter({ hasText: 'may not read it' })
  await trap.getByRole('button', { name: 'Grant scope.viewer…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Grant a role' })
  await expect(dialog.getByRole('combobox', { name: 'Person' })).toHaveValue(idOf('admin-only'))
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Reads what it administers.')
  await press(dialog, 'Grant')
  await expect(told(page, 'holds scope.viewer now')).toBeVisible()
  await expect(trap).toHaveCount(0)

  await test.step('of many such admins three are named, and the others are counted', async () => {
    for (const id of ['ines', 'jan', 'kim', 'lea', 'max']) {
      await api.as('scope-admin').grantTo({ type: 'user', id }, 'scope.admin', scopeId)
    }
    await page.reload()
    await expect(trap).toHaveCount(4)
    await expect(trap.last()).toHaveText(
      '2 more people administer this Scope, but may not read it.',
    )
  })
})
