import { paths } from '../src/routing/paths'
import { listedWhole, requestsOf, rowsOf, tableOf } from './audit-screen'
import { expect, test } from './fixtures'
import { seedScope } from './seed'
import { expectSeenAtOnce } from './seen'
import type { Locator, Page } from '@playwright/test'

/** The request that says this, in the table "Audit requests". */
const requestThat = (page: Page, says: string | RegExp) =>
  requestsOf(page).getByRole('row').filter({ hasText: says })

/** What a person sees of the result in a cell: its words, their colour and weight, the icon and its colour. */
const drawn = (cell: Locator) =>
  cell.evaluate((element) => {
    const icon = element.querySelector('svg')
    const { color: colour, fontWeight: weight } = getComputedStyle(element)
    return {
      words: element.textContent,
      colour,
      weight,
      icon: icon?.innerHTML,
      iconColour: icon && getComputedStyle(icon).color,
    }
  })

test('a request is one row that says how it ended, with its decisions inside', async ({
  api,
  openAs,
  requests,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  const admin = api.as('scope-admin')
  await admin.grant('viewer', 'scope.viewer', scopeId)
  await expect(api.as('stranger').readScope(scopeId)).rejects.toMatchObject({ status: 403 })
  const audit = paths.audit({ resource: `scope:${scopeId}` })
  const page = await openAs('scope-admin', audit)
  await listedWhole(page)

  await test.step('a grant, of which the service records the change', async () => {
    const grant = requestThat(page, /granted scope\.viewer to (Dora Marsh|user viewer) on /)
    await expect(grant).toHaveCount(1)
    await expect(grant.getByRole('cell', { name: 'succeeded' })).toBeVisible()
    await expect(grant).toContainText('Ada Nowak')
  })

  await test.step('a refused one', async () => {
    const refused = requestThat(page, /tried to read /)
    await expect(refused).toHaveCount(1)
    await expect(refused.getByRole('cell', { name: 'refused' })).toBeVisible()
    await expect(refused).toContainText('stranger')
  })

  await test.step('a click opens it in place, and keys lead to a decision of it and close it again', async () => {
    const refused = requestThat(page, /tried to read /)
    await requests.settled(page)
    await refused.click()
    await expect(refused.getByRole('button', { expanded: true })).toBeVisible()
    const decision = requestsOf(page).getByRole('row').filter({ hasText: 'no-matching-binding' })
    await expect(decision.getByRole('cell', { name: 'denied' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(decision).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Event' })).toContainText('no-matching-binding')
    await page.keyboard.press('Escape')
    await expect(decision).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(decision).toHaveCount(0)
  })

  await test.step('a person’s name is whole in a narrow window, and the id gives way to it', async () => {
    const granted = requestThat(page, /granted scope\.viewer/)
    const name = granted.getByText('Ada Nowak', { exact: true })
    const id = granted.getByText('(user scope-admin)')
    for (const width of [1280, 900]) {
      await page.setViewportSize({ width, height: 800 })
      await expectSeenAtOnce({ [`the name at ${width} px`]: name })
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(name).toBeVisible()
    await expect(id).toBeHidden()
    await page.setViewportSize({ width: 1920, height: 800 })
    await expectSeenAtOnce({ 'the id in a wide window': id })
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('what the outcomes mean is explained', async () => {
    await page.getByRole('button', { name: 'What the outcomes mean' }).click()
    await expect(page.getByText(/does not record whether the request was then/)).toBeVisible()
  })
})

test('a denied decision is no refusal of a request that succeeded', async ({ api, openAs }) => {
  const { scope_id: scopeId } = await seedScope(api)
  // Ada administers the Scope alone: of each list of its audit, one of two decisions is denied, the server's.
  await api.as('scope-admin').audit(scopeId)
  const events = await api.as('scope-admin').audit(scopeId)
  const [event] = events.filter(({ operation }) => operation === 'list_access_audit')
  const at = Date.parse(event?.occurred_at ?? '')
  const around = (ms: number) => new Date(at + ms).toISOString()
  const path = paths.audit({ resource: 'server', from: around(-1_000), to: around(1_000) })
  const page = await openAs('auditor', `${path}&request=${event?.request_id}`)
  const listing = requestThat(page, /was allowed to read the audit of/)
  await expect(listing).toHaveCount(1)
  await expect(listing).toContainText('allowed, outcome unknown')
  await listing.getByRole('button', { name: '2 decisions' }).click()
  const resultOf = (table: Locator, name: 'denied' | 'allowed') =>
    table.getByRole('cell', { name, exact: true }).first()
  await expect(resultOf(requestsOf(page), 'denied')).toBeVisible()
  await expect(requestsOf(page).getByRole('cell', { name: 'refused' })).toHaveCount(0)

  await test.step('it is drawn as the table of decisions draws it', async () => {
    const below = {
      denied: await drawn(resultOf(requestsOf(page), 'denied')),
      allowed: await drawn(resultOf(requestsOf(page), 'allowed')),
    }
    expect(below.denied.colour).not.toBe(below.allowed.colour)
    expect(below.denied.icon).not.toBe(below.allowed.icon)
    await page.getByRole('button', { name: 'Decisions', exact: true }).click()
    for (const name of ['denied', 'allowed'] as const) {
      expect(await drawn(resultOf(tableOf(page), name)), name).toEqual(below[name])
    }
  })
})

test('the switch leads to the decisions and back; both are counted', async ({ api, openAs }) => {
  const { scope_id: scopeId } = await seedScope(api)
  await api.as('scope-admin').grant('viewer', 'scope.viewer', scopeId)
  const page = await openAs('scope-admin', paths.audit({ resource: `scope:${scopeId}` }))
  await listedWhole(page)
  const counts = page.getByText(/^[\d,]+ requests?, [\d,]+ decisions$/)
  const [requests = 0, decisions = 0] = ((await counts.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [] // prettier-ignore
  expect(requests).toBeGreaterThan(0)
  expect(requests).toBeLessThan(decisions)
  await expect(requestsOf(page)).toHaveAttribute('aria-rowcount', String(requests + 1))
  await page.getByRole('button', { name: 'Decisions', exact: true }).click()
  await expect(page).toHaveURL(/rows=decisions/)
  await expect(rowsOf(page)).toHaveCount(decisions)
  await expect(counts).toBeVisible()
  await page.getByRole('button', { name: 'Requests', exact: true }).click()
  await expect(page).not.toHaveURL(/rows=/)
  await expect(requestsOf(page)).toBeVisible()

  await test.step('one result lists decisions, and requests when they are asked for', async () => {
    await page.getByRole('combobox', { name: 'Result' }).selectOption('allowed')
    await expect(page.getByText(/^A result is one of a decision/)).toBeVisible()
    await expect(rowsOf(page).first()).toBeVisible()
    await expect(page).not.toHaveURL(/rows=/)
    await page.getByRole('button', { name: 'Requests', exact: true }).click()
    await expect(page).toHaveURL(/rows=requests/)
    await expect(page.getByText(/are left out by the filter “Result”/)).toBeVisible()
    await expect(requestsOf(page)).toBeVisible()
  })
})

test('columns of requests are chosen by key, kept apart from those of decisions, and leave nothing essential out of sight', async ({
  api,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  await expect(api.as('stranger').readScope(scopeId)).rejects.toMatchObject({ status: 403 })
  const page = await openAs('scope-admin', paths.audit({ resource: `scope:${scopeId}` }))
  await listedWhole(page)
  const heads = (table: Locator) => table.getByRole('columnheader')
  const usual = [/^Time/, 'What was done', 'Who', 'Outcome', 'Decisions']
  await expect(heads(requestsOf(page))).toHaveText(usual)
  const button = page.getByRole('button', { name: 'Columns…' })
  const column = (name: string) => page.getByRole('switch', { name, exact: true })

  await test.step('by key', async () => {
    await button.focus()
    await page.keyboard.press('Enter')
    for (const name of ['Who', 'Actor', 'Operation', 'Request']) {
      await column(name).focus()
      await page.keyboard.press('Space')
    }
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })
  const chosen = [/^Time/, 'What was done', 'Outcome', 'Decisions', 'Actor', 'Operation', 'Request']
  await expect(heads(requestsOf(page))).toHaveText(chosen)

  await test.step('a decision keeps its reason where the column that has it is hidden', async () => {
    await requestThat(page, /tried to read /).getByRole('button', { name: /decision/ }).click() // prettier-ignore
    const decision = requestsOf(page).getByRole('row').filter({ hasText: 'no-matching-binding' })
    await expect(decision.getByRole('cell', { name: 'get_scope', exact: true })).toBeVisible()
  })

  await test.step('the chosen ones stand beyond the right edge, the usual ones before it', async () => {
    const beyond = (table: Element) => {
      const edge = table.getBoundingClientRect().right
      const all = [...table.querySelectorAll('[role=columnheader]')]
      return all
        .filter((head) => head.getBoundingClientRect().right > edge)
        .map((head) => head.textContent)
    }
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect
      .poll(() => requestsOf(page).evaluate(beyond))
      .toEqual(expect.not.arrayContaining(['What was done', 'Outcome', 'Decisions']))
    await expect.poll(() => requestsOf(page).evaluate(beyond)).toContain('Request')
  })

  await test.step('decisions have their own, and both are there after a reload', async () => {
    await page.getByRole('button', { name: 'Decisions', exact: true }).click()
    const principal = heads(tableOf(page)).filter({ hasText: /^Principal$/ })
    await expect(principal).toBeVisible()
    await button.click()
    await column('Principal').click()
    await expect(principal).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Requests', exact: true }).click()
    await page.reload()
    await expect(heads(requestsOf(page))).toHaveText(chosen)
    await button.click()
    await page.getByRole('button', { name: 'As usual' }).click()
    await expect(heads(requestsOf(page))).toHaveText(usual)
    await page.keyboard.press('Escape')
  })

  await test.step('rows that are cards have no columns to choose', async () => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(requestThat(page, /tried to read /)).toBeVisible()
      await expect(button).toBeHidden()
    }
  })
})
