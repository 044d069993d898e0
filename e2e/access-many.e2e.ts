import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { Binding } from '../src/api/contract/access'
import { endpoints } from '../src/api/endpoints'
import { paths } from '../src/routing/paths'
import type { Api } from './api'
import { expect } from './fixtures'
// So many bindings would be in every list by the server that other journeys read.
import { test } from './own-backend'
import { seedScope } from './seed'

test.use({ ownOf: 'access-many' })

/** Besides those of `seedScope`. Ten thousand take a minute to make; docs/bench.md has what the screen does with them. */
const MANY = 3_000
/** With the three of `seedScope`. */
const ALL = MANY + 3
const WHOLE = ALL.toLocaleString('en')
/** Of these, some people review; the other bindings are of readers. */
const REVIEWERS = 120
/** Most that one page of the list may hold (contract §3.4). */
const PAGE = 500
/** Rows that the table puts into the page at a time (docs/bench.md). */
const STEP = 50
/** Requests of the seeding at once. */
const LANES = 16

const personOf = (number: number) => ({
  type: 'user',
  id: `person-${String(number).padStart(5, '0')}`,
})
const table = (page: Page) => page.getByRole('table', { name: 'Bindings' })
/** Of bindings: rows of the head and of groups have no cell. */
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })

async function seedMany(api: Api, scopeId: string) {
  const root = api.as('root')
  const lane = async (first: number) => {
    for (let number = first; number < MANY; number += LANES)
      // Not `grantTo`: the back end goes with its bindings, and nobody has to revoke them.
      await root.post(endpoints.createBinding, Binding, {
        subject: personOf(number),
        role: number < REVIEWERS ? 'scope.reviewer' : 'scope.viewer',
        resource: { type: 'scope', scope_id: scopeId },
        idempotency_key: randomUUID(),
      })
  }
  await Promise.all(Array.from({ length: LANES }, (_, first) => lane(first)))
}

test(`of ${WHOLE} bindings the first rows are there with the first page, few are in the document, and filters find exactly theirs`, async ({
  api,
  openAs,
  page,
  requests,
}) => {
  test.slow()
  const { scope_id: scopeId } = await seedScope(api)
  const resource = `scope:${scopeId}`
  await seedMany(api, scopeId)

  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/bindings\/list$/, async (route) => {
    if ((route.request().postDataJSON() as { cursor?: string }).cursor) await held
    return route.fallback()
  })
  await openAs('scope-admin', paths.access({ resource }))
  await test.step('while the second page is still awaited, the first rows can be read', async () => {
    await expect(page.getByText(`${PAGE} bindings read, reading on`)).toBeVisible()
    await expect(rows(page)).toHaveCount(STEP)
    await expect(page.getByRole('button', { name: 'Export…' })).toHaveAccessibleDescription(
      'Wait until all bindings are read',
    )
  })
  release()
  const calls = Math.ceil(ALL / PAGE)
  await expect(page.getByText(`${WHOLE} bindings read, with ${calls} recorded calls`)).toBeVisible()
  await expect(page.getByLabel('Standing')).toContainText(`In force (${WHOLE})`)
  await expect(rows(page)).toHaveCount(STEP)
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(ALL + 1))

  await test.step('of one person exactly theirs is found, the last one of all too', async () => {
    const search = page.getByRole('searchbox', { name: 'Search people' })
    for (const number of [0, MANY - 1]) {
      const { id } = personOf(number)
      await search.fill(id)
      await expect(page).toHaveURL(new RegExp(`[?&]q=${id}(&|$)`))
      await expect(rows(page)).toHaveCount(1)
      await expect(rows(page)).toContainText(id)
    }
    await search.fill('')
    await expect(rows(page)).toHaveCount(STEP)
  })

  await test.step('of one role all are found, and its last row is reached step by step', async () => {
    await page.getByLabel('Role').selectOption('scope.reviewer')
    await expect(table(page)).toHaveAttribute('aria-rowcount', String(REVIEWERS + 1))
    const more = page.getByRole('button', { name: 'Load more' })
    await more.scrollIntoViewIfNeeded()
    await expect(rows(page)).toHaveCount(2 * STEP)
    await more.scrollIntoViewIfNeeded()
    await expect(rows(page)).toHaveCount(REVIEWERS)
    await expect(more).toHaveCount(0)
    const shown = await rows(page).getByRole('rowheader').allTextContents()
    expect(new Set(shown).size).toBe(REVIEWERS)
    for (let number = 0; number < REVIEWERS; number += 1)
      expect(shown.some((text) => text.includes(personOf(number).id))).toBe(true)
  })

  // Filters and rows asked the server for nothing.
  await requests.settled(page)
  expect(requests.of('POST', /\/bindings\/list$/)).toHaveLength(calls)
})
