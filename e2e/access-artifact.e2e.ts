import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { artifactParam } from '../src/routing/resource-param'
import { paths } from '../src/routing/paths'
import type { Api } from './api'
import { at } from './base-path'
import { contentsOf } from './contents-of'
import { onArtifact } from './roles'
import { seedExperience } from './editing'
import { savedBy } from './exports'
import { expect, expectAccessible, test } from './fixtures'
import { identities, type IdentityName } from './identities'
import { grantDialog, press } from './role-changes'
import { firstSave, seedScope } from './seed'
import { verifyExport } from './verify-export'

const idOf = (name: IdentityName) => identities[name].principal.id
/** A principal is called by its description where an answer has told it. */
const linkTo = (name: IdentityName) =>
  new RegExp(`^(${identities[name].principal.description}|${idOf(name)})$`)
const people = (page: Page) => page.getByRole('table', { name: 'Who can…' })
const bindings = (page: Page) => page.getByRole('table', { name: 'Bindings' })
const rowOf = (page: Page, name: IdentityName) =>
  bindings(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: idOf(name), exact: true }) })

test('who can read one Artifact is told from its page as the server decides it, and a role is granted on it alone', async ({
  api,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api, {
    'second-admin': ['scope.admin'],
    bot: ['scope.reviewer'],
  })
  const skill = { ...contentsOf['skill'], name: 'rotate-the-keys' }
  const { artifact_id: artifactId } = await api
    .as('scope-admin')
    .createArtifact(scopeId, 'skill', skill)
  const resource = onArtifact(scopeId, 'skill', artifactId)
  // Each asks for itself: the service tells nobody what another may do.
  const asked = ['scope-admin', 'second-admin', 'viewer', 'bot'] as const
  const decided = async (action: string) => {
    const answers = await Promise.all(
      asked.map(async (name) => ({
        name,
        ...(await api.as(name).check([{ action, resource }])),
      })),
    )
    return answers.flatMap(({ name, allowed }) => (allowed ? [idOf(name)] : [])).sort()
  }

  const page = await openAs('scope-admin', paths.artifact(scopeId, 'skill', artifactId))
  await page.getByRole('link', { name: 'Who may do what with it' }).click()
  await expect(page.getByLabel('Resource')).toContainText('rotate-the-keys in Checkout service')
  const matrix = page.getByRole('table', { name: 'People and actions' })
  await expect(matrix).toContainText(idOf('bot'))
  await expect(page.getByText(/Who owns an Artifact/)).toBeVisible()
  // One recorded call reads the bindings of the Scope, and those of the Artifact with them.
  await expect(page.getByRole('status').filter({ hasText: 'with 1 recorded call' })).toBeVisible()
  await expectAccessible(page)

  const told = async (deed: string) => {
    await page.getByRole('combobox', { name: 'Action', exact: true }).selectOption({ label: deed })
    const heads = people(page).getByRole('rowheader')
    await expect(heads.first()).toBeVisible()
    const names = await heads.getByRole('link').allTextContents()
    const ids = names.map((name) => {
      const known = Object.values(identities).find(
        ({ principal }) => principal.description === name || principal.id === name,
      )
      return known?.principal.id ?? name
    })
    return ids.sort()
  }
  await page.getByRole('tab', { name: 'Who can…' }).click()
  await expect(page).toHaveURL(/view=who/)
  await expect.poll(() => told('Read')).toEqual(await decided('artifact.read'))
  await expect.poll(() => told('Grant roles')).toEqual(await decided('artifact.share'))
  await page.getByRole('combobox', { name: 'Action', exact: true }).selectOption({ label: 'Edit' })
  await expect(page.getByText('only the owner may', { exact: false })).toBeVisible()

  await test.step('a role on it alone, which only the family’s roles are offered for', async () => {
    const dialog = await grantDialog(page, 'viewer', 'artifact.viewer')
    await expect(dialog.getByRole('radio')).toHaveCount(1)
    await press(dialog, 'Grant')
    await expect(
      page.getByRole('alert').filter({ hasText: 'holds artifact.viewer now' }),
    ).toBeVisible()
    await expect.poll(() => told('Read')).toEqual(await decided('artifact.read'))
    expect(await decided('artifact.read')).toContain(idOf('viewer'))
  })

  await test.step('from the Scope’s bindings, the Artifact leads to its own', async () => {
    await page.goto(paths.access({ resource: `scope:${scopeId}` }))
    await rowOf(page, 'viewer')
      .getByRole('link', { name: /rotate-the-keys in/ })
      .click()
    await expect(page).toHaveURL(new RegExp(`resource=artifact.*${artifactId}`))
    await expect(bindings(page).getByText('On this Artifact')).toBeVisible()
    await expect(rowOf(page, 'viewer')).toContainText('On call this week.')
    const [binding] = (await api.as('root').bindings(resource)).filter(
      ({ subject }) => subject.id === idOf('viewer'),
    )
    await rowOf(page, 'viewer').getByRole('button', { name: 'Revoke…' }).click()
    await press(page.getByRole('dialog'), 'Revoke')
    await expect(page.getByRole('alert').filter({ hasText: 'is revoked' })).toBeVisible()
    expect(binding?.role).toBe('artifact.viewer')
    expect(await decided('artifact.read')).not.toContain(idOf('viewer'))
  })
})

test('who can use a Prompt and who can change it are told apart, and nothing is granted on one Prompt alone', async ({
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt({
    grants: { 'second-admin': ['scope.admin'] },
  })
  const resource = artifactParam({ scopeId, family: 'prompt', artifactId: key })
  const page = await openAs('scope-admin', paths.access({ resource, view: 'who', can: 'use' }))
  await expect(page.getByRole('heading', { level: 2 })).toContainText(`can use ${key} in Checkout`)
  await expect(people(page)).toContainText(idOf('scope-admin'))
  await expect(people(page)).not.toContainText(idOf('second-admin'))
  await page.getByRole('combobox', { name: 'Action', exact: true }).selectOption({ label: 'Edit' })
  await expect(people(page)).toContainText(idOf('second-admin'))
  await expect(people(page).getByText('on this resource')).toHaveCount(0)
  await expect(people(page)).toContainText(/scope\.admin on the Scope Checkout/)
  await expect(page.getByRole('button', { name: 'Grant…' })).toBeDisabled()
})

test('who owns a Prompt is told by the audit on a press, with a warning where the owner may not change it', async ({
  api,
  openAs,
  requests,
}) => {
  const { scope, saved } = await firstSave(
    api,
    'former-owner',
    'skill.generate',
    {
      schema_version: 'powercontext.prompt.v1',
      mode: 'custom',
      instructions: 'Be brief.',
      demonstrations: [],
    },
    { 'former-owner': ['scope.admin', 'scope.viewer'] },
  )
  expect(saved.etag).not.toBeNull()
  const { scope_id: scopeId } = scope
  const resource = artifactParam({ scopeId, family: 'prompt', artifactId: 'skill.generate' })
  const own = await api.as('root').bindings(scopeId)
  const admin = own.find(
    ({ subject, role }) => subject.id === idOf('former-owner') && role === 'scope.admin',
  )
  const page = await openAs('scope-admin', paths.access({ resource, view: 'people' }))
  const owner = page.getByRole('region', { name: 'Owner' })
  const ask = owner.getByRole('button', { name: 'Who owns it?' })
  await expect(ask).toBeVisible()
  await requests.settled(page)
  expect(requests.of('POST', /\/access\/audit\/list/)).toEqual([])
  await ask.click()
  await expect(owner.getByRole('link', { name: /^(Emil Okafor|former-owner)$/ })).toBeVisible()
  expect(requests.of('POST', /\/access\/audit\/list/)).toHaveLength(1)
  await expect(owner).toContainText('read with 1 recorded call')
  await expect(owner.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText(/^Who owns an Artifact/)).toHaveCount(0)

  await test.step('the role is taken away: the owner is named as one who may not change it', async () => {
    if (!admin) throw new Error('The seed has granted scope.admin.')
    await api.as('root').revoke(admin)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(owner.getByRole('alert')).toContainText('owns this Prompt')
    await owner.getByRole('button', { name: 'Grant scope.admin…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Grant a role' })
    await expect(dialog.getByRole('radio', { name: 'scope.admin', exact: true })).toBeChecked()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Owns it.')
    await press(dialog, 'Grant')
    await expect(owner.getByRole('alert')).toHaveCount(0)
    const allowed = await api
      .as('former-owner')
      .check([{ action: 'scope.admin', resource: { type: 'scope', scope_id: scopeId } }])
    expect(allowed.allowed).toBe(true)
  })
  await owner.getByRole('link', { name: 'The event' }).click()
  await expect(page.getByRole('dialog', { name: 'Event' })).toContainText(
    'artifact-owner-established',
  )
})

/** A skill whose owner may read it although no role on the Scope is left to them. */
async function seedOwned(api: Api) {
  const { scope_id: scopeId } = await seedScope(api)
  const root = api.as('root')
  const contributing = await root.grant('former-owner', 'scope.contributor', scopeId)
  const { artifact_id: artifactId } = await api
    .as('former-owner')
    .createArtifact(scopeId, 'skill', { ...contentsOf['skill'], name: 'rotate-the-keys' })
  await root.revoke(contributing)
  return { scopeId, artifactId }
}

test('an owner without a role on the Scope sees and shares the Artifact, and what lies above is said to be hidden', async ({
  api,
  openAs,
}) => {
  const { scopeId, artifactId } = await seedOwned(api)
  const resource = artifactParam({ scopeId, family: 'skill', artifactId })
  const page = await openAs('former-owner', paths.access({ resource }))
  await expect(page.getByText(/reach this Artifact too, and are not shown/)).toBeVisible()
  await press(await grantDialog(page, 'viewer', 'artifact.viewer'), 'Grant')
  await expect(rowOf(page, 'viewer')).toContainText('In force')
  const asked = [{ action: 'artifact.read', resource: onArtifact(scopeId, 'skill', artifactId) }]
  expect((await api.as('viewer').check(asked)).allowed).toBe(true)
})

test('a stranger to an Artifact is told which role would help, and its bindings are not asked for', async ({
  api,
  openAs,
  requests,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api, {
    grants: { viewer: ['scope.viewer'] },
  })
  const page = await openAs(
    'viewer',
    paths.access({ resource: artifactParam({ scopeId, family, artifactId }) }),
  )
  await expect(page.getByText('You manage no roles')).toBeVisible()
  await requests.settled(page)
  expect(requests.of('POST', /\/access\/bindings\/list/)).toEqual([])
})

test('an Artifact that this browser has never read is named on Access after one press that says its cost', async ({
  api,
  auditedDuring,
  openAs,
  openSecondAs,
  requests,
}) => {
  const { scopeId, artifactId } = await seedOwned(api)
  const { data: head } = await api.as('former-owner').readHead(scopeId, 'skill', artifactId)
  const address = paths.access({
    resource: artifactParam({ scopeId, family: 'skill', artifactId }),
  })
  const page = await openAs('scope-admin', address)
  const resource = page.getByLabel('Resource')
  const read = page.getByRole('button', { name: 'Read its name' })
  await expect(resource).toContainText(`${artifactId} in`)
  await expect(page.getByText('Reads the Artifact: 1 audit event.')).toBeVisible()
  await requests.settled(page)
  const events = await auditedDuring(scopeId, async () => {
    await read.click()
    await expect(resource).toContainText(`${String(head.content.name)} in`)
    await expect(read).toHaveCount(0)
  })
  expect(events.map(({ operation, allowed }) => [operation, allowed])).toEqual([
    ['get_artifact', true],
  ])
  await expectAccessible(page)

  await test.step('whose role is on it alone is offered its name as well', async () => {
    const owner = await openSecondAs('former-owner', address)
    await owner.getByRole('button', { name: 'Read its name' }).click()
    await expect(owner.getByLabel('Resource')).toContainText('rotate-the-keys in')
  })
})

test('the name of an Artifact is not offered to who may not read it, nor where ids are asked for, and nothing is read', async ({
  api,
  openAs,
  openSecondAs,
  requests,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api, {
    grants: { 'admin-only': ['scope.admin'] },
  })
  const address = paths.access({ resource: artifactParam({ scopeId, family, artifactId }) })
  const read = (page: Page) => page.getByRole('button', { name: 'Read its name' })
  const page = await openAs('scope-admin', address)
  await expect(read(page)).toBeVisible()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('switch', { name: 'Show ids only' }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Resource')).toContainText(`${artifactId} in`)
  await expect(read(page)).toHaveCount(0)

  const other = await openSecondAs('admin-only', address)
  await expect(bindings(other)).toBeVisible()
  await requests.settled(other)
  await expect(other.getByLabel('Resource')).toContainText(`${artifactId} in`)
  await expect(read(other)).toHaveCount(0)
  expect(requests.of('GET', new RegExp(artifactId))).toEqual([])
})

test('the bindings of an Artifact as of a past instant are those that were in force then, on screen and in the file', async ({
  api,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  const author = api.as('scope-admin')
  const [one, other] = await Promise.all(
    ['rotate-the-keys', 'move-the-traffic'].map((name) =>
      author.createArtifact(scopeId, 'skill', { ...contentsOf['skill'], name }),
    ),
  )
  if (!one || !other) throw new Error('Two skills are made.')
  const on = onArtifact(scopeId, 'skill', one.artifact_id)
  const root = api.as('root')
  await root.grant('stranger', 'artifact.viewer', onArtifact(scopeId, 'skill', other.artifact_id))
  await root.revoke(await root.grant('former-owner', 'artifact.viewer', on))
  const then = await root.grant('viewer', 'artifact.viewer', on)
  await root.revoke(then)
  await root.grant('bot', 'artifact.viewer', on)

  const instant = Date.parse(then.created_at)
  const wasInForce = ({ created_at, revoked_at, expires_at }: typeof then) =>
    Date.parse(created_at) <= instant &&
    [revoked_at, expires_at].every((end) => !end || Date.parse(end) > instant)
  const reaches = ({ resource }: typeof then) =>
    resource.type === 'scope' || JSON.stringify(resource).includes(one.artifact_id)
  const inForce = (await root.bindings(scopeId))
    .filter((binding) => reaches(binding) && wasInForce(binding))
    .map(({ binding_id: id }) => id)
  expect(inForce).toContain(then.binding_id)

  const resource = artifactParam({ scopeId, family: 'skill', artifactId: one.artifact_id })
  const page = await openAs('scope-admin', paths.access({ resource, as_of: then.created_at }))
  await expect(page.getByRole('heading', { name: /^In force at/ })).toBeVisible()
  await expect(rowOf(page, 'viewer')).toBeVisible()
  for (const name of ['bot', 'former-owner', 'stranger'] as const)
    await expect(rowOf(page, name)).toHaveCount(0)
  await page.getByRole('button', { name: 'Export…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export bindings' })
  await dialog.getByRole('radio', { name: 'CSV' }).check()
  const { file, receiptFile } = await savedBy(page, () =>
    dialog.getByRole('button', { name: 'Export', exact: true }).click(),
  )
  // No cell before the one that is looked at holds a comma.
  const lines = (await readFile(file, 'utf8')).trimEnd().split(/\r?\n/)
  const [columns = [], ...rows] = lines.map((line) => line.split(','))
  const exported = rows.map((row) => row[columns.indexOf('binding_id')])
  expect(exported.toSorted()).toEqual(inForce.toSorted())
  const { code, output } = await verifyExport(file, receiptFile, '--complete')
  expect(code, output).toBe(0)
})

test('who may not read an Artifact is led by "Why can’t I…?" to who can, from its page and from its history', async ({
  api,
  expectRefusals,
  openAs,
}) => {
  expectRefusals(403)
  const { scopeId, family, artifactId } = await seedExperience(api, {
    grants: { 'admin-only': ['scope.admin'] },
  })
  const on = onArtifact(scopeId, family, artifactId)
  // It is read by a role on it alone, which the access to the Scope does not tell.
  await api.as('root').grant('viewer', 'artifact.viewer', on)
  const asked = ['scope-admin', 'admin-only', 'viewer', 'stranger'] as const
  const answers = await Promise.all(
    asked.map((name) => api.as(name).check([{ action: 'artifact.read', resource: on }])),
  )
  const readers = asked.filter((_, place) => answers[place]?.allowed)
  expect(readers).toEqual(['scope-admin', 'viewer'])
  for (const screen of [paths.artifact, paths.history]) {
    const page = await openAs('admin-only', screen(scopeId, family, artifactId))
    await page.getByRole('button', { name: 'Why can’t I…?' }).click()
    const dialog = page.getByRole('dialog', { name: 'Why can’t I…?' })
    await dialog.getByRole('link', { name: /^Who can read .* in / }).click()
    const resource = artifactParam({ scopeId, family, artifactId })
    await expect(page).toHaveURL(at(paths.access({ resource, view: 'who', can: 'read' })))
    await expect(page.getByLabel('Action')).toHaveValue('read')
    for (const name of asked)
      await expect(people(page).getByRole('link', { name: linkTo(name) })).toHaveCount(
        readers.includes(name) ? 1 : 0,
      )
  }
})
