import type { Page } from '@playwright/test'
import type { AuditEvent } from '../src/api/contract/audit'
import { paths } from '../src/routing/paths'
import { Asker, requestIds, truthOf } from './asker'
import { drawerOf, listedWhole, requestIdsOn, requestsOf, rowsOf } from './audit-screen'
import { askForPrincipal } from './audit-steps'
import { expect, test } from './fixtures'
import { identities } from './identities'
import { contents, custom } from './prompt-texts'
import { seedScope } from './seed'

// What people come to the audit for, from the screen of a Scope on: the answer equals what the interface says, and the number
// of interactions and of recorded requests is counted. The guide for compliance staff has these numbers in its table.

const summaryOf = (page: Page) => page.getByRole('region', { name: 'Summary' })

/**
 * Waits until these events are ten seconds old. The console does not trust the last seconds of a list that it has read, and
 * makes one request more about a change of that time. People ask about older changes, so the journey counts without it.
 */
const becomesOld = (events: readonly AuditEvent[]) => {
  const newest = Math.max(...events.map(({ occurred_at: at }) => Date.parse(at)))
  return expect.poll(() => Date.now() - newest, { timeout: 30_000 }).toBeGreaterThan(10_000)
}

test('who was denied what on the Prompts of a Scope, and why: 4 interactions', async ({
  api,
  auditedDuring,
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key, etag } = await seedPrompt({
    revisions: [contents.opening],
    grants: { viewer: ['scope.viewer'] },
  })
  const refusal = { status: 403 }
  const another = custom('Nobody may save this.')
  await expect(
    api.as('viewer').replace(scopeId, 'prompt', key, another, etag),
  ).rejects.toMatchObject(refusal)
  await expect(api.as('stranger').readPrompt(scopeId, key)).rejects.toMatchObject(refusal)
  const truth = (await truthOf(api, scopeId)).filter(({ allowed }) => !allowed)
  const page = await openAs('scope-admin', paths.scope(scopeId))
  const asker = new Asker(page, requests)
  const calls = await auditedDuring(scopeId, async () => {
    await asker.openPreset('Refused on Prompts')
    await expect.poll(() => requestIdsOn(page)).toEqual(requestIds(truth))
    await asker.pressOn(rowsOf(page).filter({ hasText: 'Dora Marsh' }))
    await expect(drawerOf(page)).toContainText('Roles that grant scope.admin:')
  })
  expect(asker.interactions).toBe(4)
  expect(requestIds(calls)).toHaveLength(2)
})

test('who changed a Prompt, when, by which authority, and what: 6 interactions', async ({
  api,
  auditedDuring,
  backend,
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt({ revisions: [contents.opening, contents.shortened] })
  const changes = (await truthOf(api, scopeId)).filter(
    ({ operation, action, allowed }) =>
      allowed && action === 'scope.admin' && /^(create|replace)_artifact$/.test(operation),
  )
  const replaced = changes.find(({ operation }) => operation === 'replace_artifact')
  if (!replaced) throw new Error('The audit holds no change of the Prompt.')
  const page = await openAs('scope-admin', paths.scope(scopeId))
  await becomesOld(changes)
  const asker = new Asker(page, requests)
  const calls = await auditedDuring(scopeId, async () => {
    await asker.openPreset('Prompt changes')
    await expect(rowsOf(page)).toHaveCount(changes.length)
    expect(await requestIdsOn(page)).toEqual(requestIds(changes))
    await asker.pressOn(rowsOf(page).filter({ hasText: 'replace_artifact' }))
    await expect(drawerOf(page)).toContainText('Ada Nowak')
    await expect(drawerOf(page)).toContainText('scope.admin')
    await expect(drawerOf(page)).toContainText(replaced.occurred_at)
    await asker.press('Which revision did it make?')
    if (backend.features.recordsRestores) {
      await asker.pressOn(drawerOf(page).getByRole('link', { name: `r2 of ${key}` }))
      const comparison = page.getByRole('region', { name: 'Changes from revision 1 to revision 2' })
      await expect(comparison.getByRole('deletion')).toHaveText(['three'])
      await expect(comparison.getByRole('insertion')).toHaveText(['five', 'twice'])
    } else {
      await expect(drawerOf(page)).toContainText('does not record when revisions')
    }
  })
  // A server that does not record when a revision was made cannot be asked for it.
  expect(asker.interactions).toBe(backend.features.recordsRestores ? 6 : 5)
  expect(requestIds(calls)).toHaveLength(backend.features.recordsRestores ? 7 : 4)
})

test('who gave or took which role, and what it made possible: 5 interactions', async ({
  api,
  auditedDuring,
  openAs,
  requests,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  const binding = await api.as('root').grant('viewer', 'scope.viewer', scopeId)
  for (let each = 0; each < 3; each += 1) await api.as('viewer').readScope(scopeId)
  await api.as('root').revoke(binding)
  const truth = await truthOf(api, scopeId)
  const changes = truth.filter(({ operation }) =>
    /^(create|revoke|replace)_access_binding$/.test(operation),
  )
  const resting = truth.filter(
    (event) => event.binding_id === binding.binding_id && event.reason_code === 'role-binding',
  )
  expect(resting).toHaveLength(3)
  const actions = await api.as('scope-admin').actionsOf('scope.viewer')
  const page = await openAs('scope-admin', paths.scope(scopeId))
  const asker = new Asker(page, requests)
  const calls = await auditedDuring(scopeId, async () => {
    await asker.openPreset('Grants and revocations')
    const rows = requestsOf(page)
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
    await expect(rows).toHaveCount(requestIds(changes).length)
    await expect(rows.filter({ hasText: 'revoked' })).toHaveCount(1)
    await asker.pressOn(
      rows.filter({ hasText: /granted scope\.viewer to (Dora Marsh|user viewer)/ }),
    )
    await asker.pressOn(rows.filter({ hasText: 'binding-created' }))
    for (const action of actions)
      await expect(drawerOf(page).getByText('scope.viewer allows:').locator('..')).toContainText(
        action,
      )
  })
  expect(asker.interactions).toBe(5)
  expect(requestIds(calls)).toHaveLength(1)
  await asker.press('Decisions that rest on this binding', 'link')
  await listedWhole(page)
  await expect.poll(() => requestIdsOn(page)).toEqual(requestIds(resting))
})

/** A time zone in which it is night now, with the hours by which it is ahead of UTC. */
const NIGHT = (() => {
  const behind = new Date().getUTCHours() - 2
  const ahead = behind > 12 ? 24 - behind : -behind
  return { timezoneId: ahead > 0 ? `Etc/GMT-${ahead}` : `Etc/GMT+${-ahead}`, ahead }
})()

for (const [who, condition, interactions] of [
  ['what a service read, and at which hours', 'is', 5],
  ['who did what in the night, but for a service', 'is not', 6],
] as const) {
  test.describe('where it is night', () => {
    test.use({ timezoneId: NIGHT.timezoneId })
    test(`${who}: ${interactions} interactions`, async ({
      api,
      auditedDuring,
      openAs,
      requests,
    }) => {
      const { scope_id: scopeId } = await seedScope(api, {
        bot: ['scope.viewer'],
        viewer: ['scope.viewer'],
      })
      for (let each = 0; each < 4; each++) await api.as('bot').readScope(scopeId)
      for (let each = 0; each < 2; each++) await api.as('viewer').readScope(scopeId)
      const { id } = identities.bot.principal
      const isBots = ({ principal }: AuditEvent) => principal.id === id
      const all = await truthOf(api, scopeId)
      const truth = all.filter((event) => isBots(event) === (condition === 'is'))
      const page = await openAs('scope-admin', paths.scope(scopeId))
      const asker = new Asker(page, requests)
      const calls = await auditedDuring(scopeId, async () => {
        await askForPrincipal(page, asker, condition, `service:${id}`)
      })
      expect(asker.interactions).toBe(interactions)
      expect(requestIds(calls)).toHaveLength(1)
      await expect(summaryOf(page)).toContainText(`Of all ${truth.length} decisions that match`)
      for (const operation of new Set(truth.map((event) => event.operation))) {
        const count = truth.filter((event) => event.operation === operation).length
        await expect(
          summaryOf(page).getByRole('row', { name: new RegExp(`^Only ${operation} ${count} `) }),
        ).toBeVisible()
      }
      const hourOf = ({ occurred_at: at }: AuditEvent) =>
        new Date(Date.parse(at) + NIGHT.ahead * 3_600_000)
          .toISOString()
          .slice(0, 13)
          .replace('T', ' ')
      const cells = [...new Set(truth.map(hourOf))].map((hour) => {
        const within = truth.filter((event) => hourOf(event) === hour)
        const denied = within.filter(({ allowed }) => !allowed).length
        const decisions = within.length === 1 ? '1 decision' : `${within.length} decisions`
        return `${decisions}, ${denied} denied: narrow to ${hour}:00`
      })
      await expect
        .poll(() =>
          summaryOf(page)
            .getByRole('grid')
            .getByRole('button')
            .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel)),
        )
        .toEqual(cells)
      expect(
        cells.every((cell) => / 0[0-6]:00$/.test(cell)),
        cells.join('; '),
      ).toBe(true)
    })
  })
}
