import type { Locator, Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import type { Api } from './api'
import { listedWhole } from './audit-screen'
import { expect } from './fixtures'
import type { IdentityName } from './identities'
// The card tells of a whole server: on a shared one its newest denials are another test's.
import { test } from './own-backend'
import { seedScope } from './seed'
import { answersApart, DESKTOP, PHONE, shiftsOn, watchShifts } from './shifts'

test.use({ ownOf: 'home-audit' })

const denied = (page: Page) =>
  page.getByRole('region', { name: 'Denied in the last 24 hours', exact: true })

/** Is refused to read a Scope. */
const isRefused = (api: Api, who: IdentityName, scopeId: string) =>
  expect(api.as(who).readScope(scopeId)).rejects.toMatchObject({ status: 403 })

test('denials say what somebody tried, and name their Scopes at one press that says its cost', async ({
  api,
  auditedDuring,
  backend,
  openAs,
  requests,
}) => {
  const one = await seedScope(api)
  const other = await seedScope(api)
  for (const { scope_id: scopeId } of [one, other]) await isRefused(api, 'stranger', scopeId)
  const page = await openAs('root', paths.home())
  const told = (scope: string) =>
    denied(page).getByRole('link', { name: `Hana Ito tried to read ${scope}: denied` })
  await expect(told(`Scope ${other.scope_id}`)).toBeVisible()
  await expect(told(`Scope ${one.scope_id}`)).toBeVisible()
  await requests.atRest(page)

  const server = { type: 'server', deployment_id: backend.deploymentId } as const
  const events = await auditedDuring(server, async () => {
    await denied(page)
      .getByRole('button', { name: /^Read the names of \d Scopes: 1 audit event$/ })
      .click()
    await expect(told(other.title)).toBeVisible()
    await expect(told(one.title)).toBeVisible()
    await requests.atRest(page)
  })
  expect(events.map(({ operation, allowed }) => [operation, allowed])).toEqual([
    ['list_scopes', true],
  ])
  await expect(denied(page).getByRole('button', { name: /^Read the names/ })).toHaveCount(0)
  await expect(page.getByText(/^This page read \d lists.*: \d audit events\.$/)).toBeVisible()

  // A name that was read stays in this browser: the next morning costs nothing for it.
  await page.reload()
  await expect(told(other.title)).toBeVisible()
  await told(other.title).click()
  await expect(page.getByRole('dialog', { name: 'Event' })).toContainText(
    `tried to read ${other.title}`,
  )
})

test('who may read no Scope has the audit in the wide column', async ({ openAs, requests }) => {
  const page = await openAs('auditor', paths.home())
  await expect(denied(page)).toBeVisible()
  await requests.settled(page)
  const widthOf = async (card: Locator) => (await card.boundingBox())?.width ?? 0
  const attention = page.getByRole('region', { name: 'Needs attention' })
  expect(await widthOf(denied(page))).toBeGreaterThan(await widthOf(attention))
})

test('a request that was allowed by another authority is no denial of Home, and is told of by its number', async ({
  api,
  openAs,
  requests,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  await isRefused(api, 'stranger', scopeId)
  // A Scope admin gets the bindings by scope.admin; the service denies scope.delegate and server.admin in the same request.
  await api.as('scope-admin').bindings(scopeId)
  const page = await openAs('auditor', paths.home())
  await requests.settled(page)
  await expect(denied(page)).toContainText(/allowed by another authority/)
  await expect(
    denied(page).getByRole('link', { name: `Hana Ito tried to read Scope ${scopeId}: denied` }),
  ).toBeVisible()
  await expect(denied(page)).not.toContainText('scope.delegate')
})

test('a Scope admin’s visits of its audit push no refusal off Home', async ({ api, openAs }) => {
  const { scope_id: scopeId } = await seedScope(api)
  await isRefused(api, 'stranger', scopeId)
  // The service allows each visit on the Scope, and denies it on the server. The card has room for three rows.
  for (let visit = 0; visit < 4; visit++)
    await api.as('scope-admin').audit({ type: 'scope', scope_id: scopeId })
  const page = await openAs('auditor', paths.home())
  const rows = denied(page).getByRole('listitem')
  await expect(
    rows.filter({ hasText: `Hana Ito tried to read Scope ${scopeId}: denied` }),
  ).toHaveCount(1)
  const visits = rows.filter({ hasText: 'Ada Nowak was denied server.admin on the server' })
  expect(await visits.count()).toBeLessThanOrEqual(1)
  // Refusals of other tests may fill the card.
  if ((await visits.count()) === 1) await expect(rows.last()).toContainText(/, \d+ times/)
})

test('what the reader was denied while reading is left out with its number, as in the audit’s list', async ({
  api,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  await isRefused(api, 'auditor', scopeId)
  await isRefused(api, 'stranger', scopeId)
  const page = await openAs('auditor', paths.home())
  await expect(denied(page)).toContainText(/Your own reading is left out: \d+ denied decisions?\./)
  await expect(
    denied(page).getByRole('link', { name: `Hana Ito tried to read Scope ${scopeId}: denied` }),
  ).toBeVisible()
  await expect(denied(page)).not.toContainText('Fay Osei')
  // Who may neither read a Scope nor list it is offered no name: the refusal would be recorded.
  await expect(denied(page).getByRole('button', { name: /^Read the names/ })).toHaveCount(0)

  const count = Number(await denied(page).getByRole('strong').textContent())
  await denied(page).getByRole('link', { name: 'Open the denials in the audit' }).click()
  await listedWhole(page)
  await expect(page.getByRole('button', { name: 'Decisions', exact: true })).toContainText(
    String(count),
  )
})

// Neither reads a Scope. One of them may list all Scopes, and is offered their names.
for (const [who, offers] of [
  ['auditor', 0],
  ['root', 1],
] as const) {
  test(`nothing moves as Home and the audit come to ${who}, who comes for the audit alone`, async ({
    api,
    openAs,
    page,
    requests,
  }) => {
    for (const { scope_id: scopeId } of [await seedScope(api), await seedScope(api)])
      await isRefused(api, 'stranger', scopeId)
    await watchShifts(page)
    await answersApart(page)
    await openAs(who, '/nowhere')
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size)
      const still = async (screen: string) => {
        await requests.settled(page)
        expect(await shiftsOn(page), `${screen} moved at ${size.width} px`).toEqual([])
      }
      await page.goto(paths.home())
      const row = denied(page).getByRole('link', { name: /tried to read Scope/ })
      await expect(row.first()).toBeVisible()
      const offer = denied(page).getByRole('button', { name: /^Read the names/ })
      await expect(offer).toHaveCount(offers)
      await still('Home')
      await page.goto(paths.audit())
      await expect(page.getByRole('table', { name: 'Audit requests' })).toBeVisible()
      await still('The audit')
      await page.goto(paths.audit({ result: 'denied', from: '-24h', rows: 'decisions' }))
      await expect(page.getByRole('table', { name: 'Audit events' })).toBeVisible()
      await still('The list of denials')
    }
  })
}
