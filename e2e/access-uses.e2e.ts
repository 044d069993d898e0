import type { Download, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { ArtifactPage } from '../src/api/contract/artifacts'
import type { AuditEvent } from '../src/api/contract/audit'
import { endpoints } from '../src/api/endpoints'
import { paths } from '../src/routing/paths'
import { expect, expectAccessible, test } from './fixtures'
import { identities } from './identities'
import { seedScope } from './seed'
import { verifyExport } from './verify-export'

const ask = (page: Page) => page.getByRole('button', { name: 'When was each last used?' })
const panel = (page: Page) => page.getByRole('region', { name: 'Last use' })
const { viewer, bot } = identities

test('a principal’s page tells the last use of each binding on a press, for recorded calls that it counts', async ({
  api,
  openAs,
  page,
  auditedDuring,
  requests,
}) => {
  await page.clock.install()
  const root = api.as('root')
  const scope = await seedScope(api, { viewer: ['scope.viewer', 'scope.reviewer'] })
  // A decision names one binding, so this binding stands for no other.
  const only = await root.grant('bot', 'scope.viewer', scope.scope_id)
  const before = Date.now()
  const { allowed } = await api
    .as('bot')
    .check([{ action: 'scope.read', resource: { type: 'scope', scope_id: scope.scope_id } }])
  expect(allowed).toBe(true)
  await root.revoke(only)
  await root.grant('bot', 'scope.viewer', scope.scope_id)

  const resource = `scope:${scope.scope_id}`
  await openAs('scope-admin', paths.person(bot.principal, { resource }))
  const rows = page.getByRole('table', { name: 'Bindings' }).getByRole('row')
  await expect(rows.filter({ hasText: 'Revoked' })).toBeVisible()
  await expect(page.getByText(/newest first, with at most 12 recorded calls/)).toBeVisible()
  await requests.atRest(page)
  const events = await auditedDuring(scope.scope_id, async () => {
    await ask(page).click()
    await expect(panel(page)).toContainText('In the last 90 days, as far as read:')
    await requests.atRest(page)
  })
  const calls = new Map(events.map((event) => [event.request_id, event.operation]))
  expect([...calls.values()]).toEqual(['list_access_audit'])
  await expect(panel(page)).toContainText('read with 1 recorded call')
  await expect(panel(page)).toContainText('is not “unneeded”')
  const used = rows.filter({ hasText: 'Revoked' })
  await expect(used).toContainText('last used')
  const at = used.getByText('last used').getByRole('time')
  await expect
    .poll(async () => Date.parse((await at.getAttribute('datetime')) ?? ''))
    .toBeGreaterThanOrEqual(before - 1)
  await expect(rows.filter({ hasText: 'In force' })).toContainText('unused in what was read')
  await expectAccessible(page)

  // Another principal's page says nothing before its own press.
  await page.goto(paths.person(viewer.principal, { resource }))
  await expect(ask(page)).toBeVisible()
  await expect(page.getByText('unused in what was read')).toHaveCount(0)
})

test('a review holds the last uses with their range, through its file, and so do its report and its receipt', async ({
  api,
  openAs,
}) => {
  const scope = await seedScope(api, { viewer: ['scope.viewer'] })
  const scopeId = scope.scope_id
  await api
    .as('viewer')
    .check([{ action: 'scope.read', resource: { type: 'scope', scope_id: scopeId } }])
  await api.as('root').grant('observer', 'scope.viewer', scopeId)
  const page = await openAs(
    'scope-admin',
    paths.access({ resource: `scope:${scopeId}`, view: 'review' }),
  )
  await page.getByRole('button', { name: 'Start review' }).click()
  const table = page.getByRole('table', { name: 'Bindings under review' })
  const row = (name: keyof typeof identities) =>
    table.getByRole('row').filter({ hasText: identities[name].principal.id }).first()
  await ask(page).click()
  await expect(panel(page)).toContainText('In the last 90 days, as far as read:')
  await expect(row('viewer')).toContainText('last used')
  await expect(row('observer')).toContainText('unused in what was read')

  const downloads: Download[] = []
  page.on('download', (download) => downloads.push(download))
  await page.getByRole('button', { name: 'Save to a file' }).click()
  await expect.poll(() => downloads.length).toBe(1)
  const saved = (await downloads[0]?.path()) ?? ''
  await page.getByRole('button', { name: 'Discard review…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await page
    .getByLabel('Go on from a file…', { exact: true })
    .and(page.locator('input'))
    .setInputFiles(saved)
  await expect(row('viewer')).toContainText('last used')

  await page.getByRole('button', { name: 'Report…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save report' }).click()
  await expect.poll(() => downloads.length, { message: 'page and receipt are saved' }).toBe(3)
  const ending = async (end: string) =>
    (await downloads.find((each) => each.suggestedFilename().endsWith(end))?.path()) ?? ''
  const html = await ending('.html')
  expect(await readFile(html, 'utf8')).toContain('unused in what was read')
  const receipt = await ending('.receipt.json')
  expect(JSON.parse(await readFile(receipt, 'utf8'))).toMatchObject({
    audit_read: { ended: 'answered', recorded_calls: 1 },
  })
  const { code, output } = await verifyExport(html, receipt)
  expect(output).toContain('last uses within what was read')
  expect(code, output).toBe(0)
})

test('the dialog of a revocation tells what the role was used for lately, on a press', async ({
  api,
  auditedDuring,
  openAs,
  requests,
}) => {
  const { scope_id: scopeId } = await seedScope(api, { bot: ['scope.viewer'] })
  const bound = api.as('bot')
  for (let each = 0; each < 3; each++) await bound.readScope(scopeId)
  await bound.get(endpoints.artifacts(scopeId, 'skill'), ArtifactPage)
  const page = await openAs('scope-admin', paths.access({ resource: `scope:${scopeId}` }))
  const row = page
    .getByRole('row')
    .filter({ hasText: bot.principal.id })
    .filter({ hasText: 'scope.viewer' })
  await row.getByRole('button', { name: 'Revoke…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Revoke a role' })
  const lately = dialog.getByRole('button', { name: 'What was it used for lately?' })
  await expect(lately).toBeVisible()
  await requests.settled(page)
  const events = await auditedDuring(scopeId, async () => {
    await lately.click()
    await expect(dialog.getByRole('region', { name: 'Last use' })).toContainText(
      'read with 1 recorded call',
    )
    await requests.settled(page)
  })
  expect(new Set(events.map(({ operation }) => operation))).toEqual(new Set(['list_access_audit']))
  await expect(dialog).toContainText('last used')
  const truth = await api.as('root').audit(scopeId)
  const isUse = ({ allowed, principal, operation }: AuditEvent, wanted: string) =>
    allowed && principal.id === bot.principal.id && operation === wanted
  const counted = ['get_scope', 'list_artifacts'].map(
    (name) => `${name} (${truth.filter((event) => isUse(event, name)).length})`,
  )
  expect(counted[0]).toBe('get_scope (3)')
  for (const each of counted) await expect(dialog).toContainText(each)
  await expectAccessible(page)
  // The console keeps what it has read for the visit.
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await row.getByRole('button', { name: 'Renew…' }).click()
  await expect(page.getByRole('dialog', { name: 'Renew a role' })).toContainText('get_scope (3)')
})
