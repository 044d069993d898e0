import type { Download, Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { artifactParam } from '../src/routing/resource-param'
import { contentsOf } from './contents-of'
import { expect, expectAccessible, test } from './fixtures'
import type { IdentityName } from './identities'
import { button, chosen, decide, idOf, ofReview, reportOf, rowOf, send } from './review-screen'
import { onArtifact } from './roles'
import { seedScope } from './seed'
import { expectSeen } from './seen'

/** Saves the review to a file and discards it in the browser. Returns the path of the file. */
async function savedAndDiscarded(page: Page): Promise<string> {
  const downloads: Download[] = []
  page.on('download', (download) => downloads.push(download))
  await button(page, 'Save to a file').click()
  await expect.poll(() => downloads.length).toBe(1)
  const saved = (await downloads[0]?.path()) ?? ''
  await button(page, 'Discard review…').click()
  await button(page.getByRole('dialog'), 'Discard').click()
  return saved
}

test('a review is stopped, taken up on a changed server, and sent: one kept, one ended, one renewed', async ({
  api,
  expectRefusals,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api, { 'second-admin': ['scope.admin'] })
  const root = api.as('root')
  const kept = await root.grant('viewer', 'scope.viewer', scopeId)
  for (const name of ['observer', 'bot'] as const) {
    root.letGo(await root.grant(name, 'scope.viewer', scopeId))
  }
  const left = await root.grant('former-owner', 'scope.viewer', scopeId)
  expectRefusals(409, /\/bindings\//)
  const page = await openAs('scope-admin', ofReview(scopeId))
  await button(page, 'Start review').click()
  await decide(page, 'viewer', 'Keep', 'Reads the incident handbook.')
  await decide(page, 'observer', 'End', 'The audit of the quarter is over.')
  await decide(page, 'bot', 'Renew', 'The release job still needs it.')
  await decide(page, 'former-owner', 'End', 'Left the team.')
  await expect(page.getByText(/^4 of \d+ decided$/)).toBeVisible()

  await api.as('second-admin').revoke(left)
  await page.reload()
  await expect(page.getByText(/^4 of \d+ decided$/)).toBeVisible()
  const changed = rowOf(page, 'former-owner')
  await expect(changed).toContainText('Changed since you saw it')
  await expect(changed).toContainText(/Revoked by Bo Lindqvist/)
  const bot = rowOf(page, 'bot')
  await expect(bot.getByRole('textbox', { name: 'Reason' })).toHaveValue(
    'The release job still needs it.',
  )

  await send(page)
  await expect(rowOf(page, 'observer')).toContainText('Ended on the server')
  await expect(bot).toContainText('Renewed on the server, in force until')
  await expect(button(rowOf(page, 'viewer'), 'Keep')).toHaveAttribute('aria-pressed', 'true')

  const { says } = await reportOf(page)
  expect(says).toContain('Verified: the report of')

  const now = await root.bindings(scopeId)
  const held = (name: IdentityName) =>
    now.filter(({ role, subject }) => role === 'scope.viewer' && subject.id === idOf(name))
  const active = (name: IdentityName) => held(name).filter(({ state }) => state === 'active')
  expect(active('viewer')).toMatchObject([{ binding_id: kept.binding_id }])
  expect(active('observer')).toEqual([])
  expect(held('observer')[0]?.revoked_by?.id).toBe(idOf('scope-admin'))
  expect(active('bot')).toMatchObject([{ reason: 'The release job still needs it.' }])
  expect(held('former-owner')[0]?.revoked_by?.id).toBe(idOf('second-admin'))
  const events = await root.audit(scopeId)
  const byAda = events.filter(({ principal }) => principal.id === idOf('scope-admin'))
  const operations = byAda.map(({ operation }) => operation)
  expect(operations).toContain('revoke_access_binding')
  expect(operations).toContain('replace_access_binding')
})
test('a review of two roles and one person holds what the server lists of them, goes on after a reload and from its file, and reports its choice', async ({
  api,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api, {
    viewer: ['scope.viewer', 'scope.contributor', 'scope.reviewer'],
    observer: ['scope.viewer'],
  })
  const roles = ['scope.contributor', 'scope.viewer']
  const listed = (await api.as('root').bindings(scopeId)).filter(
    ({ resource, state, role }) =>
      resource.type === 'scope' && state === 'active' && roles.includes(role),
  )
  const truth = listed.filter(({ subject }) => subject.id === idOf('viewer'))
  expect(truth).toHaveLength(2)

  const page = await openAs(
    'scope-admin',
    paths.access({ resource: `scope:${scopeId}`, view: 'review' }),
  )
  for (const role of roles) await chosen(page, 'Roles', new RegExp(`^${role} `))
  await expect(page.getByText(`${listed.length} bindings to review`)).toBeVisible()
  await chosen(page, 'People', new RegExp(` ${idOf('viewer')}$`))
  await expect(page.getByText('2 bindings to review')).toBeVisible()
  // The address holds the choice: a reload leaves it as it is.
  await page.reload()
  await expect(page.getByText('2 bindings to review')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Start review').click()
  const rows = page
    .getByRole('table', { name: 'Bindings under review' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(truth.length)
  const rowOfRole = (role: string) => rowOf(page, 'viewer').filter({ hasText: role })
  for (const { role } of truth) await expect(rowOfRole(role)).toHaveCount(1)
  await button(rowOfRole('scope.viewer'), 'Keep').click()
  await rowOfRole('scope.viewer').getByRole('textbox', { name: 'Reason' }).fill('Reads it.')
  await expect(page.getByText('1 of 2 decided')).toBeVisible()

  await page.reload()
  await expect(page.getByText('1 of 2 decided')).toBeVisible()
  await expect(page.getByText(/Roles: scope\.contributor, scope\.viewer\. People: /)).toBeVisible()
  const saved = await savedAndDiscarded(page)
  await page
    .getByLabel('Go on from a file…', { exact: true })
    .and(page.locator('input'))
    .setInputFiles(saved)
  await expect(page.getByText(/Roles: scope\.contributor, scope\.viewer\. People: /)).toBeVisible()
  await button(rowOfRole('scope.contributor'), 'Keep').click()
  await rowOfRole('scope.contributor').getByRole('textbox', { name: 'Reason' }).fill('Writes.')
  await expect(page.getByText('2 of 2 decided')).toBeVisible()
  // Nothing was granted since: what others hold, and other roles, are not of this review.
  await expect(page.getByText(/granted since the review began/)).toHaveCount(0)

  const { says, html, receipt } = await reportOf(page)
  expect(html).toContain('scope.contributor, scope.viewer')
  expect(receipt).toMatchObject({
    review: {
      choice: { role: '', roles, person: '', subject: { type: 'user', id: idOf('viewer') } },
    },
    counts: { noted: 2, undecided: 0 },
  })
  expect(says).toContain('Verified: the report of 2 bindings.')
})

test('a review of one Artifact holds the bindings on it and above it, goes on from its file on a changed server, is sent and reported', async ({
  api,
  expectRefusals,
  openAs,
  requests,
}) => {
  const { scope_id: scopeId } = await seedScope(api, {
    'second-admin': ['scope.admin'],
    observer: ['scope.viewer'],
  })
  const skill = { ...contentsOf['skill'], name: 'rotate-the-keys' }
  const { artifact_id: artifactId } = await api
    .as('scope-admin')
    .createArtifact(scopeId, 'skill', skill)
  const on = onArtifact(scopeId, 'skill', artifactId)
  const root = api.as('root')
  const kept = await root.grant('viewer', 'artifact.viewer', on)
  for (const name of ['bot', 'stranger'] as const)
    root.letGo(await root.grant(name, 'artifact.viewer', on))
  const left = await root.grant('former-owner', 'artifact.viewer', on)
  expectRefusals(409, /\/bindings\//)
  const resource = artifactParam({ scopeId, family: 'skill', artifactId })
  const page = await openAs('scope-admin', paths.access({ resource, view: 'review' }))
  await expect(
    page.getByText(/Bindings on the Scope that reach this Artifact are reviewed/),
  ).toBeVisible()
  await expectAccessible(page)
  await requests.settled(page)
  const calls = await requests.during(async () => {
    await button(page, 'Start review').click()
    await decide(page, 'viewer', 'Keep', 'On call this week.')
    await requests.settled(page)
  })
  expect(calls).toEqual([])
  await decide(page, 'bot', 'End', 'The job is gone.')
  await decide(page, 'stranger', 'Renew', 'Helps until the audit is over.')
  await decide(page, 'former-owner', 'End', 'Left the team.')
  // Inherited: the row says on what it is.
  await expect(
    rowOf(page, 'observer').getByRole('link', { name: /^Checkout service/ }),
  ).toBeVisible()
  await decide(page, 'observer', 'Keep', 'Reads the whole Scope.')
  await expectAccessible(page)

  const saved = await savedAndDiscarded(page)
  await api.as('second-admin').revoke(left)
  await page.goto(ofReview(scopeId))
  await page
    .getByLabel('Go on from a file…', { exact: true })
    .and(page.locator('input'))
    .setInputFiles(saved)
  await expect(page.getByText(/^5 of \d+ decided$/)).toBeVisible()
  await page.reload()
  await expect(rowOf(page, 'former-owner')).toContainText('Changed since you saw it')
  await send(page)
  await expect(rowOf(page, 'bot')).toContainText('Ended on the server')
  await expect(rowOf(page, 'stranger')).toContainText('Renewed on the server, in force until')

  const { says, html, receipt } = await reportOf(page)
  expect(says).toContain('Verified: the report of')
  expect(html).toContain('Reviewed are bindings on the Artifact, and those on its Scope')
  expect(receipt).toMatchObject({ review: { resource }, counts: { made: 2, noted: 2 } })
  const now = (await root.bindings(scopeId)).filter(({ role }) => role === 'artifact.viewer')
  const active = now.filter(({ state }) => state === 'active')
  expect(active.map(({ subject }) => subject.id).sort()).toEqual(['stranger', 'viewer'])
  expect(active).toContainEqual(expect.objectContaining({ binding_id: kept.binding_id }))
  expect(active).toContainEqual(
    expect.objectContaining({ reason: 'Helps until the audit is over.' }),
  )
})

test('a damaged file is refused in words, and a saved one goes on where it was', async ({
  api,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  const page = await openAs('scope-admin', ofReview(scopeId))
  const files = page.getByLabel('Go on from a file…', { exact: true }).and(page.locator('input'))
  await files.setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"x"}'),
  })
  await expect(page.getByRole('alert').filter({ hasText: 'no review of access' })).toBeVisible()
  await button(page, 'Start review').click()
  await decide(page, 'scope-admin', 'Keep', 'On call.')
  const downloading = page.waitForEvent('download')
  await button(page, 'Save to a file').click()
  const saved = await (await downloading).path()
  await button(page, 'Discard review…').click()
  await expectSeen(page, {
    question: page.getByRole('dialog', { name: 'Discard this review?' }),
    discard: button(page.getByRole('dialog'), 'Discard'),
    cancel: button(page.getByRole('dialog'), 'Cancel'),
  })
  await button(page.getByRole('dialog'), 'Discard').click()
  await expect(button(page, 'Start review')).toBeVisible()
  await files.setInputFiles(saved)
  await expect(rowOf(page, 'scope-admin').getByRole('textbox', { name: 'Reason' })).toHaveValue(
    'On call.',
  )
  await button(page, 'Send decisions…').click()
  await expect(page.getByText('Kept, a note in the report')).toBeVisible()
  await expectAccessible(page)
})
