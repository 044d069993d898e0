import type { Locator, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Binding } from '../src/api/contract/access'
import { paths } from '../src/routing/paths'
import { at } from './base-path'
import { savedBy } from './exports'
import { expect, expectAccessible, test } from './fixtures'
import { identities } from './identities'
import { keepsName } from './keeps-name'
import { audited } from './requests'
import { seedScope } from './seed'
import { expectSeenAtOnce } from './seen'
import { verifyExport } from './verify-export'

const bindingsTable = (page: Page) => page.getByRole('table', { name: 'Bindings' })
const rowOf = (table: Locator, ...texts: (string | RegExp)[]) =>
  texts.reduce((rows, hasText) => rows.filter({ hasText }), table.getByRole('row'))
const who = (page: Page) => page.getByRole('table', { name: 'Who can…' })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const { viewer, bot } = identities
/** This machine's clock, which the servers share, is past an instant. */
const isPast = (ms: number) => expect.poll(() => Date.now()).toBeGreaterThan(ms)

test('a Scope admin sees who holds which role, how each binding stands, and who granted it', async ({
  api,
  openAs,
}) => {
  const root = api.as('root')
  const scope = await seedScope(api)
  const resource = { type: 'scope', scope_id: scope.scope_id }
  const ends = Date.now() + 2_000
  await root.post('/v1/access/bindings/create', Binding, {
    subject: { type: viewer.principal.type, id: viewer.principal.id },
    role: 'scope.reviewer',
    resource,
    reason: 'Second reader',
    expires_at: new Date(ends).toISOString(),
    idempotency_key: randomUUID(),
  })
  await root.revoke(await root.grant('bot', 'scope.viewer', scope.scope_id))
  // The console knows the server's clock to the second.
  await isPast(ends + 1_000)

  const page = await openAs('scope-admin', paths.scope(scope.scope_id))
  await page.getByRole('link', { name: 'Access to this scope' }).click()
  const table = bindingsTable(page)
  await expect(rowOf(table, 'scope.contributor')).toContainText('In force')
  await expect(rowOf(table, 'scope.reviewer')).toHaveCount(0)
  await expect(page.getByText(/they need server\.admin/)).toBeVisible()
  await page.getByLabel('Standing').selectOption({ label: 'Expired (1)' })
  await expect(page).toHaveURL(/state=expired/)
  // The server goes on calling it active.
  await expect(rowOf(table, 'scope.reviewer')).toContainText('Expired')
  await expect(rowOf(table, 'scope.reviewer')).toContainText('Second reader')
  await page.getByLabel('Standing').selectOption({ label: 'Revoked (1)' })
  await expect(rowOf(table, bot.principal.id)).toContainText('Revoked')
  await rowOf(table, bot.principal.id).getByRole('link').click()
  await expect(page).toHaveURL(/\/access\/people\/service\/release-bot/)
  const may = page.getByRole('table', { name: /^What .* may do on/ })
  await expect(rowOf(may, /^Read/)).toContainText('may not')
  await expect(bindingsTable(page)).toContainText('Revoked')
})

test('who can change Prompts is told in two interactions, who could at an instant in three, as the server decided it then', async ({
  api,
  openAs,
}) => {
  const root = api.as('root')
  const scope = await seedScope(api)
  const other = await seedScope(api)
  const resource = { type: 'scope', scope_id: scope.scope_id }
  const decided = async () => {
    // Changes and decisions have milliseconds of their own.
    await isPast(Date.now() + 1)
    const instant = new Date().toISOString()
    const { allowed } = await api.as('second-admin').check([{ action: 'scope.admin', resource }])
    await isPast(Date.now() + 1)
    return { instant, allowed }
  }
  const moments = [await decided()]
  const granted = await root.grant('second-admin', 'scope.admin', scope.scope_id)
  moments.push(await decided())
  await root.revoke(granted)
  moments.push(await decided())
  expect(moments.map(({ allowed }) => allowed)).toEqual([false, true, false])

  // The browser has been told the names of both Scopes.
  const page = await openAs('scope-admin', paths.scope(scope.scope_id))
  await keepsName(page, scope.title)
  await page.goto(paths.access({ resource: `scope:${other.scope_id}` }))
  await expect(bindingsTable(page)).toBeVisible()
  await tab(page, 'Who can…').click()
  await page.getByLabel('Resource').selectOption({ label: scope.title })
  await expect(page).toHaveURL(new RegExp(scope.scope_id))
  await expect(page.getByText(`1 principal can change Prompts on ${scope.title}`)).toBeVisible()
  await expect(rowOf(who(page), 'scope.admin')).toContainText('granted by Root')

  for (const { instant, allowed } of moments) {
    await page.getByLabel('As of').fill(instant)
    await page.getByLabel('As of').press('Enter')
    await expect(page.getByRole('heading', { name: /^In force at .* worked out/ })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(encodeURIComponent(instant)))
    const count = allowed ? '2 principals' : '1 principal'
    await expect(page.getByText(`${count} could change Prompts on ${scope.title}`)).toBeVisible()
    const { id } = identities['second-admin'].principal
    await expect(rowOf(who(page), id)).toHaveCount(allowed ? 1 : 0)
  }
  await page.getByLabel('As of').fill(moments[1]?.instant ?? '')
  await page.getByLabel('As of').press('Enter')
  await tab(page, 'Gained and lost').click()
  const changes = page.getByRole('table', { name: 'Gained and lost' })
  const second = rowOf(changes, identities['second-admin'].principal.id)
  await expect(second).toContainText('lost')
  await expectAccessible(page)

  await test.step('from one past instant to another, in whichever order the address has them', async () => {
    const [before = '', during = ''] = moments.map(({ instant }) => instant)
    await page.getByLabel('As of').fill(before)
    await page.getByLabel('As of').press('Enter')
    await expect(page.getByText('Nobody gained or lost an action')).toBeVisible()
    const until = page.getByLabel('Until', { exact: true })
    await until.fill(during)
    await until.press('Enter')
    await expect(page).toHaveURL(new RegExp(`until=${encodeURIComponent(during)}`))
    await expect(second).toContainText('gained')
    await page.goto(
      paths.access({
        resource: `scope:${scope.scope_id}`,
        view: 'changes',
        as_of: during,
        until: before,
      }),
    )
    await expect(second).toContainText('gained')
    await page.getByRole('button', { name: 'Until now' }).click()
    await expect(second).toContainText('lost')
  })
})

test('the people of a Scope and what each may do, because of what, by keyboard', async ({
  api,
  openAs,
}) => {
  const scope = await seedScope(api, { viewer: ['scope.viewer'] })
  const page = await openAs(
    'auditor',
    paths.access({ resource: `scope:${scope.scope_id}`, view: 'people' }),
  )
  const table = page.getByRole('table', { name: 'People and actions' })
  const id = viewer.principal.id
  await expect(rowOf(table, id).getByRole('img', { name: /may not change Prompts/ })).toBeVisible()
  const mark = rowOf(table, id).getByRole('button', { name: /may read, by scope\.viewer/ })
  await mark.focus()
  await page.keyboard.press('Enter')
  await expect(rowOf(table, id)).toContainText('scope.viewer on this resource, granted by')
  // The server's administrators reach into the Scope, and who administers the server sees them.
  const auditor = rowOf(table, identities.auditor.principal.id)
  await auditor.getByRole('button', { name: /may change Prompts, by server\.admin/ }).click()
  await expect(auditor).toContainText('on the server, above it')
  await expectAccessible(page)
})

test('a viewer is told why nothing is shown and what they may do, by the name of the Scope; a stranger too, without an audited call', async ({
  api,
  openAs,
  openSecondAs,
  requests,
}) => {
  const scope = await seedScope(api, { viewer: ['scope.viewer'] })
  const path = paths.access({ resource: `scope:${scope.scope_id}` })
  const page = await openAs('viewer', path)
  await expect(page.getByText('You manage no roles')).toBeVisible()
  await expect(page.getByText(/scope\.admin shows one Scope, server\.admin/)).toBeVisible()
  const own = page.getByRole('region', { name: `What you may do on ${scope.title} yourself` })
  await expect(own).toContainText('Read')
  await requests.settled(page)
  expect(audited(requests.all)).toEqual([`GET /v1/scopes/${scope.scope_id} 200`])
  const ofStranger = await requests.during(async () => {
    const second = await openSecondAs('stranger', path)
    await expect(second.getByText('Nothing: you hold no role there.')).toBeVisible()
    await requests.settled(second)
  })
  expect(audited(ofStranger)).toEqual([])
})

test('where a role ended meanwhile, Access goes to the next Scope that is left, and a link to the lost one says which role would help', async ({
  api,
  expectRefusals,
  openAs,
  requests,
}) => {
  const lost = await seedScope(api, { 'scope-admin': [] })
  const left = await seedScope(api)
  expectRefusals(403, /\/bindings\/list/)
  const page = await openAs('scope-admin', paths.scope(left.scope_id))
  // An answer from before the role ended, until the server has refused the list: the browser knows no better.
  let isRefused = false
  page.on('response', (response) => {
    isRefused ||= response.status() === 403 && response.url().endsWith('/bindings/list')
  })
  await page.route(/\/access\/resources\/list$/, async (route) => {
    const body = route.request().postDataJSON() as { action: string; cursor?: string }
    const answer = await route.fetch()
    const list = (await answer.json()) as { items: unknown[] }
    const items = [{ type: 'scope', scope_id: lost.scope_id }, ...list.items]
    const isOld = body.action === 'scope.admin' && body.cursor === undefined && !isRefused
    return route.fulfill({ response: answer, json: isOld ? { ...list, items } : list })
  })
  const asked = () =>
    requests
      .of('POST', /bindings\/list/)
      .filter(({ body }) => JSON.stringify(body).includes(lost.scope_id)).length

  await page.goto(paths.access())
  await expect(bindingsTable(page)).toBeVisible()
  await expect(page.getByLabel('Resource')).not.toHaveValue(`scope:${lost.scope_id}`)
  await requests.settled(page)
  expect(asked()).toBe(1)

  isRefused = false
  await page.goto(paths.access({ resource: `scope:${lost.scope_id}` }))
  await expect(page.getByText('Not this Scope')).toBeVisible()
  await expect(page.getByText(/need scope\.admin on it, which you do not hold/)).toBeVisible()
  await requests.settled(page)
  expect(asked()).toBe(2)
})

test('on a phone the tab of the view that is shown is in sight, from a link, in a narrower window and at a press', async ({
  api,
  openAs,
  page,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  await page.setViewportSize({ width: 320, height: 640 })
  const address = { resource: `scope:${scopeId}` }
  await openAs('scope-admin', paths.access({ ...address, view: 'review' }))
  await expectSeenAtOnce({ 'the tab of the review': tab(page, 'Review') })
  await page.setViewportSize({ width: 1280, height: 640 })
  await expectSeenAtOnce({ 'the first tab': tab(page, 'Bindings') })
  await page.setViewportSize({ width: 320, height: 640 })
  await expectSeenAtOnce({ 'the tab of the review': tab(page, 'Review') })
  await tab(page, 'Review').press('ArrowRight')
  await tab(page, 'Bindings').press('Enter')
  await expect(page).toHaveURL(at(paths.access(address)))
  await expectSeenAtOnce({ 'the tab of the bindings': tab(page, 'Bindings') })
})

test('a link to a time to come says that what changes until then is not known', async ({
  api,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  const at = (as_of: string) => paths.access({ resource: `scope:${scopeId}`, as_of })
  const page = await openAs('scope-admin', at('2199-01-01T00:00:00Z'))
  const limits = page.getByRole('region', { name: 'What cannot be known here' })
  await expect(
    page.getByRole('heading', {
      name: 'In force at 2199-01-01 00:00:00 UTC if nothing changes until then, worked out from role bindings',
    }),
  ).toBeVisible()
  await expect(limits).toContainText('this time is still to come')
  await page.goto(at(new Date().toISOString()))
  await expect(page.getByRole('heading', { name: /^In force at .* UTC, worked out/ })).toBeVisible()
  await expect(limits).not.toContainText('this time is still to come')
})

test('a link to so many days ago shows its instant in the field, and stays what it is', async ({
  api,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  const address = paths.access({ resource: `scope:${scopeId}`, as_of: '-20d' })
  const page = await openAs('scope-admin', address)
  const field = page.getByRole('textbox', { name: 'As of' })
  await expect(field).toHaveValue(/^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/)
  const days = (Date.now() - Date.parse(`${await field.inputValue()}Z`)) / 86_400_000
  expect(days).toBeCloseTo(20, 1)
  await expect(page.getByRole('heading', { name: /^In force at [-\d]+ [:\d]+ UTC,/ })).toBeVisible()
  await field.focus()
  await field.press('Tab')
  await expect(field).not.toBeFocused()
  await expect(page).toHaveURL(at(address))
})

test('the bindings that match are exported with a receipt that verifies', async ({
  api,
  openAs,
}) => {
  const scope = await seedScope(api)
  await api.as('root').revoke(await api.as('root').grant('bot', 'scope.viewer', scope.scope_id))
  const resource = `scope:${scope.scope_id}`
  const page = await openAs('scope-admin', paths.access({ resource, state: 'all' }))
  await expect(rowOf(bindingsTable(page), bot.principal.id)).toContainText('Revoked')
  for (const format of ['CSV', 'JSON Lines'] as const) {
    await page.getByRole('button', { name: 'Export…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Export bindings' })
    await dialog.getByRole('radio', { name: format }).check()
    const start = dialog.getByRole('button', { name: 'Export', exact: true })
    const { file, receiptFile } = await savedBy(page, () => start.click())
    const { code, output } = await verifyExport(file, receiptFile, '--complete')
    expect(output).toContain('Verified: ')
    expect(code, output).toBe(0)
    if (format === 'JSON Lines') {
      const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
      const exported = lines.map((line) => (JSON.parse(line) as Binding).binding_id)
      const held = await api.as('scope-admin').bindings(scope.scope_id)
      expect(exported.toSorted()).toEqual(held.map(({ binding_id: id }) => id).toSorted())
    }
    await dialog.getByRole('button', { name: 'Close' }).click()
  }
})
