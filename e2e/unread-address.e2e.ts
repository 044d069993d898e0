import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { auditOf, listed } from './audit-screen'
import { expect, expectAccessible, test } from './fixtures'
import { changes } from './history-screen'
import { auto, contents } from './prompt-texts'
import { seedScope } from './seed'

// An address from a chat or a report may be cut, mistyped or too new. The screen opens, and says what it does not go by.

const warning = (page: Page) => page.getByRole('status').filter({ hasText: 'Take out of address' })
const takeOut = (page: Page) => warning(page).getByRole('button', { name: 'Take out of address' })

async function expectTakenOut(page: Page, left: string) {
  await takeOut(page).press('Enter')
  await expect(warning(page)).toHaveCount(0)
  await expect(page).toHaveURL((url) => url.search === left)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

test('a history says which revisions of its address there are not, and takes them out of it', async ({
  expectRefusals,
  openAs,
  requests,
  seedPrompt,
}) => {
  // The two revisions are asked for while nobody knows the head yet.
  expectRefusals(404)
  const { scopeId, key } = await seedPrompt({
    revisions: [contents.opening, contents.shortened, auto],
  })
  const history = paths.history(scopeId, 'prompt', key)
  const page = await openAs('scope-admin', `${history}?from=9&to=2&view=split`)
  await expect(warning(page)).toContainText(
    'There is no r9: the newest revision is r3. Another comparison is shown instead.',
  )
  await expect(changes(page, 1, 2)).toBeVisible()
  await expectAccessible(page)
  await requests.settled(page)
  const calls = await requests.during(() => expectTakenOut(page, '?to=2&view=split'))
  expect(calls).toEqual([])
  await expect(changes(page, 1, 2)).toBeVisible()

  await page.goto(`${history}?from=abc&to=4`)
  await expect(warning(page)).toContainText(
    'The console cannot use “from=abc” in this address. Revisions are whole numbers from 1. There is no r4: the newest revision is r3.',
  )
  await expect(changes(page, 2, 3)).toBeVisible()
  await expectTakenOut(page, '')

  await page.goto(`${history}?from=1&to=3`)
  await expect(changes(page, 1, 3)).toBeVisible()
  await expect(warning(page)).toHaveCount(0)
})

test('a comparison of two Artifacts says where its address names no revision', async ({
  openAs,
  seedPrompt,
}) => {
  const one = await seedPrompt()
  const other = await seedPrompt()
  const side = ({ scopeId, key }: typeof one) => ({
    scopeId,
    family: 'prompt',
    artifactId: key,
    revision: null,
  })
  const address = paths.compare(side(one), side(other))
  const page = await openAs('scope-admin', `${address}&from=-1`)
  await expect(warning(page)).toContainText(
    'The console cannot use “from=-1” in this address. Revisions are whole numbers from 1. The newest revision is compared instead.',
  )
  await expect(page.getByRole('region', { name: /^Changes from r/ })).toBeVisible()
  await expectTakenOut(page, new URL(address, 'http://any').search)
})

test('Access never passes what is in force now off as what an unreadable instant asked for', async ({
  api,
  openAs,
  requests,
}) => {
  const { scope_id: scopeId } = await seedScope(api, { viewer: ['scope.viewer'] })
  const address = paths.access({ resource: `scope:${scopeId}` })
  const page = await openAs('scope-admin', `${address}&as_of=12+Foo&state=asleep`)
  await expect(warning(page)).toContainText(
    'The console cannot use “as_of=12 Foo”, “state=asleep” in this address. What is in force now is shown instead.',
  )
  await expect(page.getByRole('table', { name: 'Bindings' })).toBeVisible()
  await expectAccessible(page)
  await requests.settled(page)
  const calls = await requests.during(() =>
    expectTakenOut(page, new URL(address, 'http://any').search),
  )
  expect(calls).toEqual([])

  // A review has a role once for each that is chosen: the one that can be read stays.
  await page.goto(`${address}&view=review&role=scope.viewer&role=${'r'.repeat(65)}`)
  await expect(warning(page)).toContainText('The screen is shown without it.')
  await expect(page.getByRole('tab', { name: 'Review' })).toHaveAttribute('aria-selected', 'true')
  await takeOut(page).click()
  await expect(warning(page)).toHaveCount(0)
  await expect(page).toHaveURL((url) => url.searchParams.getAll('role').join() === 'scope.viewer')
})

test('the audit takes out of its address what it cannot read, and keeps the rest', async ({
  api,
  openAs,
  requests,
}) => {
  const { scope_id: scopeId } = await seedScope(api, { viewer: ['scope.viewer'] })
  const address = auditOf(scopeId, { principal: 'user:viewer', order: 'oldest' })
  const page = await openAs(
    'scope-admin',
    `${address}&from=2026-13&result=maybe&hours=6&order=newest&own=hide`,
  )
  await listed(page)
  for (const said of [
    '“2026-13” in this address is no time',
    'The console cannot use “result=maybe”, “hours=6” in this address. The list is not narrowed by it.',
    'The console cannot use “order=newest”, “own=hide” in this address. The screen is shown without it.',
  ])
    await expect(warning(page)).toContainText(said)
  await expectAccessible(page)
  await requests.settled(page)
  const calls = await requests.during(() =>
    expectTakenOut(page, new URL(address, 'http://any').search),
  )
  expect(calls).toEqual([])
})
