import { READS } from '../src/components/requests/own-reading'
import { paths } from '../src/routing/paths'
import { listedWhole, requestsOf } from './audit-screen'
import { expect, expectAccessible, test } from './fixtures'
import { identities } from './identities'
import { seedScope } from './seed'

test('the reader’s own reading is hidden with its number, on every visit, until it is asked for', async ({
  api,
  openAs,
}) => {
  const { scope_id: scopeId, title } = await seedScope(api)
  const me = api.as('scope-admin')
  for (let n = 0; n < 3; n += 1) await me.readScope(scopeId)
  // A change of the reader's own, and a refusal of somebody else.
  await me.grant('viewer', 'scope.viewer', scopeId)
  await expect(api.as('stranger').readScope(scopeId)).rejects.toMatchObject({ status: 403 })
  // What was before the page reads anything: from then on its own calls come to it.
  const before = await api.as('root').audit(scopeId)
  const isOwn = ({ operation, principal }: (typeof before)[number]) =>
    READS.has(operation) && principal.id === identities['scope-admin'].principal.id
  const own = before.filter(isOwn)
  const others = before.filter((event) => !isOwn(event))
  expect(own.length).toBeGreaterThanOrEqual(3)

  const end = new Date(Date.parse(before.at(-1)?.occurred_at ?? '') + 1).toISOString()
  const address = { resource: `scope:${scopeId}`, from: '-7d', to: end }
  const page = await openAs('scope-admin', paths.audit(address))
  const rows = requestsOf(page).getByRole('row')
  // By its id until its title has been read.
  const readsScope = new RegExp(`read (${title}|Scope ${scopeId})`)
  const hide = page.getByRole('switch', { name: 'Hide my reading' })
  const isHidden = async () => {
    await listedWhole(page)
    await expect(hide).toBeChecked()
    await expect(
      page.getByRole('status').filter({ hasText: `is hidden: ${own.length} events` }),
    ).toBeAttached()
    await expect(page.getByRole('button', { name: 'Decisions', exact: true })).toHaveText(
      `Decisions${others.length}`,
    )
    // The list is as complete as ever.
    await expect(page.getByText(`${before.length} events`, { exact: true })).toBeVisible()
    await expect(rows.filter({ hasText: 'Ada Nowak' }).filter({ hasText: readsScope })).toHaveCount(
      0,
    )
    await expect(
      rows.filter({ hasText: /granted scope\.viewer to (Dora Marsh|user viewer)/ }),
    ).toHaveCount(1)
    await expect(rows.filter({ hasText: 'stranger' })).toHaveCount(1)
  }
  await isHidden()
  await page.reload()
  await isHidden()
  await expectAccessible(page)

  await hide.click()
  await expect(rows.filter({ hasText: 'Ada Nowak' }).filter({ hasText: readsScope })).toHaveCount(3)
  await expect(page).toHaveURL(/[?&]own=show/)
  await page.reload()
  await listedWhole(page)
  await expect(hide).not.toBeChecked()
  await expect(rows.filter({ hasText: 'Ada Nowak' }).filter({ hasText: readsScope })).toHaveCount(3)
  await hide.click()
  await isHidden()

  await test.step('a list of nothing else says so, and has the switch', async () => {
    await page.goto(
      paths.audit({ ...address, operation: ['get_scope'], subject: 'user:scope-admin' }),
    )
    await expect(page.getByText('Nothing here but your own reading')).toBeVisible()
    await page.getByRole('button', { name: 'Show my reading' }).click()
    await expect(rows.filter({ hasText: 'Ada Nowak' })).toHaveCount(3)
  })
})

test('what came new counts other people’s events, not the reading that looked for them', async ({
  api,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  const page = await openAs('scope-admin', paths.audit({ resource: `scope:${scopeId}` }))
  await listedWhole(page)
  await api.as('scope-admin').readScope(scopeId)
  for (let n = 0; n < 5; n += 1) {
    await expect(api.as('stranger').readScope(scopeId)).rejects.toMatchObject({ status: 403 })
  }
  await page.getByRole('button', { name: 'Look for new' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^5 new events/ })).toBeAttached()
  await expect(requestsOf(page).getByRole('row').filter({ hasText: 'stranger' })).toHaveCount(5)
  await page.getByRole('button', { name: 'Follow' }).click()
  await expect(page.getByText(/Looked at .*; nothing new so far/)).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  for (let n = 0; n < 5; n += 1) {
    await expect(api.as('stranger').readScope(scopeId)).rejects.toMatchObject({ status: 403 })
  }
  await page.getByRole('button', { name: 'Follow' }).click()
  await expect(page.getByText(/Looked at .*; 5 new so far/)).toBeVisible()
  await expect(requestsOf(page).getByRole('row').filter({ hasText: 'stranger' })).toHaveCount(10)
})
