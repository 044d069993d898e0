import type { Page } from '@playwright/test'
import { identities } from './identities'
import { auditOf, drawerOf, listedWhole, requestsOf, rowsOf } from './audit-screen'
import { expect, expectAccessible, test } from './fixtures'
import { seedScope } from './seed'
import { signIn, signOut } from './signing'

const marked = (page: Page) => rowsOf(page).filter({ hasText: 'looked at' })
/** What the browser has kept of this console under that name, of all people. */
const keptAs = (page: Page, name: string) =>
  page.evaluate((part) => Object.keys(localStorage).filter((key) => key.includes(part)), name)

test('an event that was opened is marked in the list, after a reload too, and until its reader signs out', async ({
  api,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  await api.as('scope-admin').readScope(scopeId)
  const page = await openAs('scope-admin', auditOf(scopeId, { order: 'oldest' }))
  await listedWhole(page)
  await expect(marked(page)).toHaveCount(0)
  await rowsOf(page).first().click()
  await expect(drawerOf(page).getByText(/^1 of \d+/)).toBeVisible()
  await page.keyboard.press('j')
  await expect(drawerOf(page).getByText(/^2 of \d+/)).toBeVisible()
  await expect(marked(page)).toHaveCount(2)
  // A screen reader meets it before the time of the row.
  await expect(rowsOf(page).first().getByRole('cell').first()).toHaveAccessibleName(/^looked at \d/)
  await expectAccessible(page)

  await page.goto(auditOf(scopeId, { order: 'oldest', rows: 'requests' }))
  await listedWhole(page)
  await expect(
    requestsOf(page).getByRole('row').filter({ hasText: 'looked at' }).first(),
  ).toBeVisible()
  await expect(drawerOf(page)).toHaveCount(0)

  await expect.poll(() => keptAs(page, 'looked-at')).toHaveLength(1)
  await signOut(page)
  await expect.poll(() => keptAs(page, 'looked-at')).toEqual([])
  await signIn(page, identities['scope-admin'].token)
  await page.goto(auditOf(scopeId, { order: 'oldest' }))
  await listedWhole(page)
  await expect(rowsOf(page).first()).toBeVisible()
  await expect(marked(page)).toHaveCount(0)
})

test('"Not looked at yet" leaves out what was opened, says of how much, and keeps what is opened from then on', async ({
  api,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  for (let i = 0; i < 3; i += 1) await api.as('scope-admin').readScope(scopeId)
  const page = await openAs('scope-admin', auditOf(scopeId))
  await listedWhole(page)
  const reads = rowsOf(page).filter({ hasText: 'get_scope' })
  await reads.first().click()
  await expect(drawerOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  const before = await reads.count()

  await page.getByRole('button', { name: '+ Filter' }).click()
  const choice = page.getByRole('switch', { name: 'Not looked at yet' })
  await expect(choice).toHaveAccessibleDescription(/your last 1,000 events until you sign out\.$/)
  await choice.click()
  await expect(page.getByText(/^[\d,]+ of [\d,]+ loaded decisions/)).toBeVisible()
  await expect(reads).toHaveCount(before - 1)
  await expect(marked(page)).toHaveCount(0)

  // The row that somebody reads does not go away below them.
  await reads.first().click()
  await expect(drawerOf(page)).toBeVisible()
  await expect(marked(page)).toHaveCount(1)
  await expect(reads).toHaveCount(before - 1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Remove filter Not looked at yet' }).click()
  await expect(reads).toHaveCount(before)
  await expect(marked(page)).toHaveCount(2)
})
