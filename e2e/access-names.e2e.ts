import type { Page } from '@playwright/test'
import { endpoints } from '../src/api/endpoints'
import { paths } from '../src/routing/paths'
import { refusal } from './faults'
import { expect, test } from './fixtures'
import { identities } from './identities'
import { seedScope } from './seed'

const { bot, viewer, root } = identities
const accessOf = (scopeId: string) => paths.access({ resource: `scope:${scopeId}` })
const table = (page: Page) => page.getByRole('table', { name: 'Bindings' })
const named = (page: Page, name: string) => table(page).getByRole('link', { name, exact: true })
const look = (page: Page, names: string) =>
  page.getByRole('button', { name: new RegExp(`^Look up ${names}: `) })

test('who holds a role by id alone is looked for in the audit at one press, and is known from then on', async ({
  api,
  auditedDuring,
  openAs,
  requests,
}) => {
  const { scope_id: scopeId } = await seedScope(api, {
    bot: ['scope.viewer'],
    viewer: ['scope.viewer'],
  })
  // Dora does nothing here, so that no event names her.
  await api.as('bot').readScope(scopeId)
  const page = await openAs('scope-admin', accessOf(scopeId))
  await expect(named(page, bot.principal.id)).toBeVisible()
  const events = await auditedDuring(scopeId, async () => {
    await look(page, '2 names').click()
    await expect(named(page, bot.principal.description)).toBeVisible()
    await requests.settled(page)
  })
  expect(events.map(({ operation, allowed }) => [operation, allowed])).toEqual([
    ['list_access_audit', true],
  ])
  await expect(named(page, viewer.principal.id)).toBeVisible()
  await expect(
    page.getByText('1 name was not found in the audit of the last 7 days.'),
  ).toBeVisible()

  await page.reload()
  await expect(named(page, bot.principal.description)).toBeVisible()
  await expect(look(page, '1 name')).toBeVisible()
})

test('whoever granted a role is known by the list of bindings itself', async ({ api, openAs }) => {
  const { scope_id: scopeId } = await seedScope(api, { root: ['scope.viewer'] })
  const page = await openAs('scope-admin', accessOf(scopeId))
  await expect(named(page, root.principal.description)).toBeVisible()
  await expect(look(page, '\\d+ names?')).toHaveCount(0)
})

test('the page of a person offers to look up that person alone, and nobody of the list who is not on it', async ({
  api,
  auditedDuring,
  openAs,
  requests,
}) => {
  const { scope_id: scopeId } = await seedScope(api, {
    bot: ['scope.viewer'],
    viewer: ['scope.viewer'],
    root: ['scope.viewer'],
  })
  await api.as('bot').readScope(scopeId)
  const resource = `scope:${scopeId}`
  const page = await openAs('scope-admin', paths.person(bot.principal, { resource }))
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  await expect(heading(bot.principal.id)).toBeVisible()
  await expect(look(page, '1 name')).toBeVisible()
  const events = await auditedDuring(scopeId, async () => {
    await look(page, '1 name').click()
    await expect(heading(bot.principal.description)).toBeVisible()
    await requests.settled(page)
  })
  expect(events.map(({ operation, allowed }) => [operation, allowed])).toEqual([
    ['list_access_audit', true],
  ])
  await expect(page.getByText(/not found in the audit/)).toHaveCount(0)

  // Root has granted what the page shows, and the list itself says what root is called.
  await page.goto(paths.person(root.principal, { resource }))
  await expect(heading(root.principal.description)).toBeVisible()
  await expect(table(page)).toBeVisible()
  await expect(look(page, '\\d+ names?')).toHaveCount(0)

  await page.goto(paths.access({ resource }))
  await expect(look(page, '1 name')).toBeVisible()
})

test('an audit that does not come leaves the ids, says why, and is asked for again at a press', async ({
  api,
  expectRefusals,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api, { bot: ['scope.viewer'] })
  await api.as('bot').readScope(scopeId)
  const page = await openAs('scope-admin', accessOf(scopeId))
  expectRefusals(503)
  await page.route(`**${endpoints.audit}`, (route) =>
    route.fulfill(refusal(503, 'store_unavailable')),
  )
  await look(page, '1 name').click()
  const again = page.getByRole('button', {
    name: /^The audit could not be read: .*Look up 1 name: /,
  })
  await expect(again).toBeVisible()
  await expect(named(page, bot.principal.id)).toBeVisible()
  await page.unrouteAll()
  await again.click()
  await expect(named(page, bot.principal.description)).toBeVisible()
})

test('a browser that shows ids only is offered no names', async ({ api, openAs }) => {
  const { scope_id: scopeId } = await seedScope(api, { bot: ['scope.viewer'] })
  const page = await openAs('scope-admin', accessOf(scopeId))
  await expect(look(page, '1 name')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('scope-console.ids-only', 'yes'))
  await page.reload()
  await expect(named(page, bot.principal.id)).toBeVisible()
  await expect(look(page, '\\d+ names?')).toHaveCount(0)
})
