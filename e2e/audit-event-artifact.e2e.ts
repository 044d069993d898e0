import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { artifactParam } from '../src/routing/resource-param'
import { auditOf, drawerOf, listed, requestsOf, rowsOf } from './audit-screen'
import { at } from './base-path'
import { contentsOf } from './contents-of'
import { seedExperience } from './editing'
import { expect, test } from './fixtures'
import { onArtifact } from './roles'
import { seedScope } from './seed'

/** Opens the first event of an Artifact, and returns the part of its drawer that names the Artifact. */
async function openEventOf(page: Page, artifact: string) {
  await rowsOf(page).filter({ hasText: artifact }).first().click()
  return drawerOf(page).getByRole('region', { name: 'Artifact', exact: true })
}

test('an event about one Artifact leads to the access to that Artifact at its time', async ({
  api,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api, { viewer: ['scope.viewer'] })
  const { artifact_id: artifactId } = await api
    .as('scope-admin')
    .createArtifact(scopeId, 'skill', { ...contentsOf['skill'], name: 'rotate-the-keys' })
  await api.as('viewer').readHead(scopeId, 'skill', artifactId)
  const [event] = await api
    .as('root')
    .audit(scopeId, { action: 'artifact.read', subject: 'viewer' })
  if (!event) throw new Error('The reading is recorded.')
  const page = await openAs(
    'scope-admin',
    paths.audit({ resource: `scope:${scopeId}`, event: event.event_id }),
  )
  await drawerOf(page).getByRole('link', { name: 'Access at that time' }).click()
  const resource = artifactParam({ scopeId, family: 'skill', artifactId })
  await expect(page).toHaveURL(
    at(paths.access({ resource, view: 'people', as_of: event.occurred_at })),
  )
  const matrix = page.getByRole('table', { name: 'People and actions' })
  await expect(matrix.getByRole('link', { name: /^(Dora Marsh|viewer)$/ })).toBeVisible()
  await expect(page.getByLabel('Resource')).toContainText(`${artifactId} in`)
})

test('an Artifact that stands by its id is named after one press that says its cost', async ({
  api,
  auditedDuring,
  openAs,
  requests,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api, {
    grants: { 'admin-only': ['scope.admin'] },
  })
  const { situation } = contentsOf.experience ?? {}
  const name = String(situation)
  const ofIt = (page: Page) => rowsOf(page).filter({ hasText: `${family} ${name}` })
  const page = await openAs('scope-admin', auditOf(scopeId))
  await listed(page)
  const artifact = await openEventOf(page, `${family} ${artifactId}`)
  await expect(artifact).toContainText('Reads the Artifact: 1 audit event.')
  await requests.settled(page)
  const events = await auditedDuring(scopeId, async () => {
    await artifact.getByRole('button', { name: 'Read its name' }).click()
    await expect(artifact).toContainText(name)
  })
  expect(events.map(({ operation, allowed }) => [operation, allowed])).toEqual([
    ['get_artifact', true],
  ])
  // The name leads in the drawer and in the rows, and the id stands beside it.
  await expect(artifact).toContainText(artifactId)
  await expect(drawerOf(page)).toContainText(`created ${family} ${name} in`)
  await expect(ofIt(page).first()).toContainText(artifactId)

  // The name is kept: nothing is asked for it again.
  await page.goto(paths.audit({ resource: `scope:${scopeId}`, own: 'show' }))
  const request = requestsOf(page)
    .getByRole('row')
    .filter({ hasText: `created ${family} ${name}` })
  await expect(request).toContainText(artifactId)
})

test('who may not read the Scope of an Artifact is not offered its name', async ({
  api,
  auditedDuring,
  openAs,
  requests,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api, {
    grants: { 'admin-only': ['scope.admin'] },
  })
  const page = await openAs('admin-only', auditOf(scopeId))
  await listed(page)
  await requests.settled(page)
  const left = await auditedDuring(scopeId, async () => {
    const artifact = await openEventOf(page, `${family} ${artifactId}`)
    await expect(artifact).toContainText(artifactId)
    await expect(drawerOf(page)).toContainText('Open Artifact: You hold no role that reads')
    await requests.settled(page)
    await expect(artifact.getByRole('button', { name: 'Read its name' })).toHaveCount(0)
  })
  expect(left.filter(({ operation }) => operation !== 'list_access_audit')).toEqual([])
})

test('who holds a role on an Artifact alone is led to it from its event, and offered its name', async ({
  api,
  openAs,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api, {
    grants: { 'admin-only': ['scope.admin'] },
  })
  const on = onArtifact(scopeId, family, artifactId)
  await api.as('root').grant('admin-only', 'artifact.viewer', on)
  const page = await openAs('admin-only', auditOf(scopeId))
  await listed(page)
  const artifact = await openEventOf(page, `${family} ${artifactId}`)
  await artifact.getByRole('button', { name: 'Read its name' }).click()
  await expect(artifact).toContainText(String(contentsOf.experience?.situation))
  await drawerOf(page).getByRole('link', { name: 'Open Artifact' }).click()
  await expect(page).toHaveURL(at(paths.artifact(scopeId, family, artifactId)))
})
