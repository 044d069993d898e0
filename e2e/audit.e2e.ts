import type { Locator } from '@playwright/test'
import { paths } from '../src/routing/paths'
import type { Api } from './api'
import { readToTheEnd, saidBy, truthOf } from './audit-reading'
import { auditOf, decisionsOfAll, listed, tableOf } from './audit-screen'
import { expect, test } from './fixtures'
import { seedScope } from './seed'
import { SLOWNESS } from './slowness'

const oldestFirst = { order: 'oldest' }

const ACTIONS = ['scope.read', 'scope.contribute', 'scope.review', 'scope.delegate', 'scope.admin']
/** What one request asks for here: no event is like the one before it, so that one too few or too many shifts all others. */
const ASKED = Array.from({ length: 4 }, () => ACTIONS).flat()

/** Makes at least `count` decisions on a Scope. */
async function makeEvents(api: Api, scopeId: string, count: number) {
  const resource = { type: 'scope', scope_id: scopeId }
  for (let made = 0; made < count; made += ASKED.length)
    await api.as('scope-admin').check(ASKED.map((action) => ({ action, resource })))
}

/** The numbers in a text, in its order. */
const numbersIn = async (text: Locator) =>
  ((await text.textContent()) ?? '')
    .match(/\d[\d,]*/g)
    ?.map((n) => Number(n.replaceAll(',', ''))) ?? []

test('scrolls an audit of some thousand events to its end: every event once, in order', async ({
  api,
  expectRefusals,
  openAs,
}) => {
  test.setTimeout(300_000 * SLOWNESS)
  // Tests beside this one grant roles, which kills the cursors of everybody.
  expectRefusals(409)
  const scope = await seedScope(api)
  await makeEvents(api, scope.scope_id, 2_100)
  const truth = truthOf(await api.as('scope-admin').audit(scope.scope_id))
  expect(truth.length).toBeGreaterThan(2_000)
  const page = await openAs('scope-admin', auditOf(scope.scope_id, oldestFirst))
  // More rows a page, fewer pages: what is counted are the rows.
  await page.setViewportSize({ width: 1280, height: 2_000 })
  const rows = await readToTheEnd(page)
  expect(rows.map((row) => row.index)).toEqual(rows.map((_, place) => place + 2))
  const shown = saidBy(rows)
  expect(shown.slice(0, truth.length)).toEqual(truth)
  // What came later is the reading itself, and other tests whose lists name this Scope too.
  const later = truthOf(await api.as('scope-admin').audit(scope.scope_id)).slice(truth.length)
  for (const row of shown.slice(truth.length)) expect(later).toContainEqual(row)
})

test('no event is lost or shown twice when grants make the cursor stale', async ({
  api,
  expectRefusals,
  openAs,
  requests,
}) => {
  test.setTimeout(300_000 * SLOWNESS)
  expectRefusals(409)
  const scope = await seedScope(api)
  await makeEvents(api, scope.scope_id, 700)
  const other = await seedScope(api)
  const truth = truthOf(await api.as('scope-admin').audit(scope.scope_id))
  const page = await openAs('scope-admin', auditOf(scope.scope_id, oldestFirst))
  const rows = await readToTheEnd(page, async (pages) => {
    // A binding of another Scope, so that this audit's own events stay what they were.
    if (pages % 3 === 1) {
      const binding = await api.as('root').grant('viewer', 'scope.viewer', other.scope_id)
      await api.as('root').revoke(binding)
    }
  })
  const shown = saidBy(rows)
  expect(shown.slice(0, truth.length)).toEqual(truth)
  const stale = requests.of('POST', /audit\/list/).filter((call) => call.status === 409)
  expect(stale.length, 'the test must have killed a cursor').toBeGreaterThan(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const order of ['newest', 'oldest'] as const) {
  test(`${order} first, the counts and "All loaded" stay true while 200 roles are granted`, async ({
    api,
    expectRefusals,
    openAs,
    requests,
  }) => {
    test.slow()
    expectRefusals(409)
    const { scope_id: scopeId } = await seedScope(api)
    await makeEvents(api, scopeId, 1_600)
    let existed: number
    const audit = () => api.as('auditor').audit(scopeId)
    /** Holds what the screen says against the audit: which events are loaded follows from how many, and from the first row. */
    const look = async () => {
      await listed(page)
      await requests.settled(page)
      const truth = await audit()
      const [events = NaN] = await numbersIn(page.getByText(/^[\d,]+ events?$/))
      const first = await tableOf(page).getByRole('time').first().getAttribute('datetime')
      const newest = truth.findLastIndex((event) => event.occurred_at === first) + 1
      const [from, to] = order === 'oldest' ? [0, events] : [newest - events, newest]
      const loaded = truth.slice(from, to)
      expect(loaded).toHaveLength(events)
      const inRequests = new Set(loaded.map((event) => event.request_id)).size
      expect(await numbersIn(page.getByText(/ requests?, [\d,]+ decisions?$/))).toEqual([
        inRequests,
        events,
      ])
      const isWhole = await page.getByText('All loaded', { exact: true }).isVisible()
      // All that there was before the last step, from the first event on.
      if (isWhole) expect([from, to >= existed]).toEqual([0, true])
      else await expect(page.getByText('More to load', { exact: true })).toBeVisible()
      return isWhole
    }
    const more = () => page.getByRole('button', { name: 'Load more' })
    /** "Load more" while older events are left, then "Look for new". */
    const readOn = async () => {
      const isLeft = await more().isVisible()
      await (isLeft ? more() : page.getByRole('button', { name: 'Look for new' })).click()
    }
    existed = 0
    const page = await openAs('scope-admin', auditOf(scopeId, { order }))
    // Newest first, the console may read all of it at once: the pace at which the events were made decides.
    let isWhole = await look()
    if (order === 'oldest') expect(isWhole).toBe(false)
    for (let granted = 0; granted < 200; granted += 25) {
      // "Load more" reads older events of a list that has the newest first.
      if (order === 'oldest' || isWhole) existed = (await audit()).length
      const grants = async () => {
        for (let each = 0; each < 25; each += 1)
          await api
            .as('root')
            .grantTo({ type: 'user', id: `reader ${granted + each}` }, 'scope.viewer', scopeId)
      }
      await Promise.all([readOn(), grants()])
      isWhole = await look()
    }
    // Where the grants used up the calls of the last look, the next one ends it.
    for (let looks = 0; looks < 5 && !isWhole; looks += 1) {
      await readOn()
      isWhole = await look()
    }
    expect(isWhole).toBe(true)
  })
}

test('filters are addresses, and the server applies them', async ({ api, openAs }) => {
  const scope = await seedScope(api, { viewer: ['scope.viewer'] })
  await api.as('viewer').readScope(scope.scope_id)
  await expect(api.as('stranger').readScope(scope.scope_id)).rejects.toMatchObject({ status: 403 })
  const page = await openAs('scope-admin', auditOf(scope.scope_id, oldestFirst))
  const rows = tableOf(page).getByRole('row')
  await expect(rows.filter({ hasText: 'allowed' }).first()).toBeVisible()

  await page.getByRole('combobox', { name: 'Result' }).selectOption('denied')
  await expect(page).toHaveURL(/result=denied/)
  // The list before goes first: it has both.
  await expect(rows.filter({ hasText: 'allowed' })).toHaveCount(0)
  await expect(rows.filter({ hasText: 'stranger' }).first()).toBeVisible()
  await expect(rows.filter({ hasText: 'allowed' })).toHaveCount(0)

  await page.goto(auditOf(scope.scope_id, { subject: 'user:viewer' }))
  await expect(rows.filter({ hasText: 'viewer' }).first()).toBeVisible()
  await expect(rows.filter({ hasText: 'stranger' })).toHaveCount(0)

  await page.goto(
    auditOf(scope.scope_id, { from: '2001-01-01T00:00:00Z', to: '2001-01-02T00:00:00Z' }),
  )
  await listed(page)
  await expect(page.getByText('0 events', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a row opens the drawer, whose address leads there again', async ({
  api,
  openAs,
  requests,
}) => {
  const scope = await seedScope(api)
  await expect(api.as('stranger').readScope(scope.scope_id)).rejects.toMatchObject({ status: 403 })
  const page = await openAs('scope-admin', auditOf(scope.scope_id, oldestFirst))
  const row = page
    .getByRole('table', { name: 'Audit events' })
    .getByRole('row')
    .filter({ hasText: 'stranger' })
  await expect(row).toBeVisible()
  await requests.settled(page)
  const calls = await requests.during(async () => {
    await row.click()
    const drawer = page.getByRole('dialog', { name: 'Event' })
    await expect(drawer).toContainText('no-matching-binding')
    await expect(drawer).toContainText('not recorded')
    await expect(drawer.getByRole('button', { name: 'Copy link' })).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Copy JSON' })).toBeVisible()
    await expect(drawer.getByRole('heading', { name: 'Events of this request' })).toBeVisible()
    await requests.settled(page)
  })
  expect(
    calls.map((call) => call.path),
    'opening an event asks nothing that is audited (contract §3)',
  ).toEqual(['/v1/access/roles/list'])
  await expect(page).toHaveURL(/event=/)
  const address = page.url()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row).toBeFocused()
  await page.goto(address)
  const drawer = page.getByRole('dialog', { name: 'Event' })
  await expect(drawer).toContainText('stranger')
})

test('who may not read an audit is told so without a refused call', async ({
  openAs,
  requests,
}) => {
  const page = await openAs('stranger', paths.audit())
  await expect(page.getByText(/scope\.admin/).first()).toBeVisible()
  await requests.settled(page)
  expect(requests.of('POST', /audit\/list/)).toEqual([])
})

test('the whole server’s audit is for server admins', async ({ openAs }) => {
  const page = await openAs('auditor', decisionsOfAll())
  await listed(page)
  const row = tableOf(page).getByRole('row').nth(1)
  await expect(row).toBeVisible()
  await expect(page.getByText(/^[\d,]+ events?$/)).toBeVisible()
})

test('an audit that stops says why, and goes on where it was', async ({
  api,
  expectDeadConnections,
  openAs,
  expectRefusals,
  page,
}) => {
  test.slow()
  expectRefusals(409)
  const scope = await seedScope(api)
  await makeEvents(api, scope.scope_id, 300)
  const truth = truthOf(await api.as('scope-admin').audit(scope.scope_id))
  expectDeadConnections()
  // The first page arrives, what follows dies.
  await page.route(/audit\/list/, (route) =>
    (route.request().postData() ?? '').includes('"cursor"')
      ? route.abort('connectionreset')
      : route.fallback(),
  )
  await openAs('scope-admin', auditOf(scope.scope_id, oldestFirst))
  await tableOf(page).getByRole('row').nth(1).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('alert')).toContainText('Stopped')
  await expect(page.getByText('All loaded', { exact: true })).toHaveCount(0)
  await page.unroute(/audit\/list/)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await tableOf(page).getByRole('row').nth(1).focus()
  await page.keyboard.press('Home')
  const rows = await readToTheEnd(page)
  const shown = saidBy(rows)
  expect(shown.slice(0, truth.length)).toEqual(truth)
})
