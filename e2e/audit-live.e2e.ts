import type { Page } from '@playwright/test'
import type { AuditEvent, AuditPage } from '../src/api/contract/audit'
import { auditedScope, auditOf, listedWhole, rowsOf, tableOf } from './audit-screen'
import { expect, expectAccessible, test } from './fixtures'
import { seedScope } from './seed'

/**
 * Where the focused row is below the head of the table. A grant of another test makes the list say that it was taken up
 * again, in a line above the table, which moves both.
 */
async function placeOfFocus(page: Page) {
  const [row, head] = await Promise.all([
    page.locator(':focus').boundingBox(),
    tableOf(page).getByRole('columnheader').first().boundingBox(),
  ])
  if (!row || !head) throw new Error('Neither a row nor a head is on screen.')
  return { x: row.x, below: row.y - head.y }
}

test('follows new events while it is asked to, at one audited call a look', async ({
  api,
  openAs,
  page,
  requests,
}) => {
  test.slow()
  await page.clock.install()
  const scope = await seedScope(api, { viewer: ['scope.viewer'] })
  await openAs('scope-admin', auditOf(scope.scope_id))
  const rows = tableOf(page).getByRole('row')
  const denials = rows.filter({ hasText: 'stranger' })
  await listedWhole(page)
  await expect(denials).toHaveCount(0)
  const denied = () =>
    expect(api.as('stranger').readScope(scope.scope_id)).rejects.toMatchObject({ status: 403 })

  await denied()
  const first = await requests.during(async () => {
    await page.getByRole('button', { name: 'Follow' }).click()
    await expect(page.getByText(/Looked at .*; \d+ new so far/)).toBeVisible()
    await requests.settled(page)
  })
  expect(first.filter(({ path }) => path.includes('audit/list'))).toHaveLength(1)
  await expect(denials).toHaveCount(1)
  await expectAccessible(page)

  await page.getByRole('combobox', { name: 'Look every' }).selectOption({ label: '10 seconds' })
  await denied()
  await page.clock.fastForward(10_000)
  await expect(denials).toHaveCount(2, { timeout: 60_000 })

  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Follow' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await expect(page.getByText(/Your calls: \d+/)).toBeVisible()
})

test('a range that ends cannot be followed, and says so', async ({ api, openAs }) => {
  const scope = await seedScope(api)
  const page = await openAs('scope-admin', auditOf(scope.scope_id, { from: '-24h', to: 'now' }))
  const follow = page.getByRole('button', { name: 'Follow' })
  await expect(follow).toHaveAttribute('aria-disabled', 'true')
  await expect(follow).toHaveAccessibleDescription(/This time range has an end/)
})

test('new events are announced and shown on demand, and the rows being read do not move', async ({
  api,
  openAs,
}) => {
  const scopeId = await auditedScope(api, 60)
  const page = await openAs('scope-admin', auditOf(scopeId))
  await listedWhole(page)
  const focused = page.locator(':focus')
  const denials = rowsOf(page).filter({ hasText: 'stranger' }).filter({ hasText: 'get_scope' })
  await rowsOf(page).first().focus()
  for (let pages = 0; pages < 3; pages += 1) await page.keyboard.press('PageDown')
  await expect(focused).toBeInViewport()
  const before = { place: await placeOfFocus(page), text: await focused.innerText() }
  const index = Number(await focused.getAttribute('aria-rowindex'))

  for (let n = 0; n < 3; n += 1) {
    await expect(api.as('stranger').readScope(scopeId)).rejects.toMatchObject({ status: 403 })
  }
  const reading = focused.and(page.getByRole('row'))
  await page.getByRole('button', { name: 'Look for new' }).dispatchEvent('click')
  const news = page.getByRole('button', { name: /^\d+ new$/ })
  await expect(news).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^\d+ new events/ })).toBeAttached()
  // It covers no row, because it stands above the table.
  const head = tableOf(page).getByRole('columnheader').first()
  const [button, first] = await Promise.all([news.boundingBox(), head.boundingBox()])
  if (!button || !first) throw new Error('Neither the button nor the head is on screen.')
  expect(button.y + button.height).toBeLessThanOrEqual(first.y)
  const arrived = Number.parseInt(await news.innerText())
  expect(arrived).toBeGreaterThanOrEqual(3)
  await expect(reading).toHaveAttribute('aria-rowindex', String(index + arrived))
  await expect.poll(() => focused.innerText()).toBe(before.text)
  await expect.poll(() => placeOfFocus(page)).toEqual(before.place)
  await expect(denials).toHaveCount(0)

  await news.click()
  await expect(denials).toHaveCount(3)
  await expect(focused).toHaveAttribute('aria-rowindex', '2')
  await expect(news).toHaveCount(0)
})

test('an event that appears late is announced and led to', async ({ api, openAs, page: own }) => {
  test.slow()
  const scopeId = await auditedScope(api, 60)
  // A server where an event becomes visible only after others that it numbered later.
  let late: AuditEvent | undefined
  let visible = false
  await own.route(/audit\/list/, async (route) => {
    const response = await route.fetch()
    // A grant of another test makes a cursor stale. The page then begins the list again by itself.
    if (!response.ok()) return route.fulfill({ response })
    const answer = (await response.json()) as AuditPage
    late ??= answer.items.at(-3)
    const held = late
    const items = answer.items.filter((event) => event.cursor !== held?.cursor)
    if (held && visible) {
      const place = items.findIndex((event) => event.cursor > held.cursor)
      // What is older, or has nothing, is no answer to hold it.
      if (place >= 0)
        items.splice(place, 0, { ...held, occurred_at: items.at(-1)?.occurred_at ?? '' })
    }
    return route.fulfill({ response, json: { ...answer, items } })
  })
  const page = await openAs('scope-admin', auditOf(scopeId))
  await listedWhole(page)
  await rowsOf(page).first().focus()
  for (let pages = 0; pages < 3; pages += 1) await page.keyboard.press('PageDown')
  const focused = page.locator(':focus')
  await expect(focused).toBeInViewport()
  const before = { place: await placeOfFocus(page), text: await focused.innerText() }

  visible = true
  await page.getByRole('button', { name: 'Look for new' }).dispatchEvent('click')
  const notice = page.getByRole('button', { name: '1 event came in above' })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /1 event came in above/ })).toBeAttached()
  await expect.poll(() => focused.innerText()).toBe(before.text)
  await expect.poll(() => placeOfFocus(page)).toEqual(before.place)
  await expectAccessible(page)

  await notice.click()
  await expect(focused).toContainText(late?.request_id ?? 'no request')
  await expect(notice).toHaveCount(0)
})
