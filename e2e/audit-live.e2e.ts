import { paths } from '../src/routing/paths'
import { expect, expectAccessible, test } from './fixtures'
import { seedScope } from './seed'

test('follows new events while it is asked to, at one audited call a look', async ({
  api,
  openAs,
  requests,
}) => {
  const scope = await seedScope(api, { viewer: ['scope.viewer'] })
  const page = await openAs('scope-admin', paths.audit({ resource: `scope:${scope.scope_id}` }))
  const rows = page.getByRole('table', { name: 'Audit events' }).getByRole('row')
  const denials = rows.filter({ hasText: 'stranger' })
  await expect(page.getByText('All loaded', { exact: true })).toBeVisible()
  await expect(denials).toHaveCount(0)
  const denied = () =>
    expect(api.as('stranger').readScope(scope.scope_id)).rejects.toMatchObject({ status: 403 })

  await denied()
  const first = await requests.during(async () => {
    await page.getByRole('button', { name: 'Follow' }).click()
    await expect(page.getByText(/Looked at .*; \d+ new so far/)).toBeVisible()
  })
  expect(first.filter(({ path }) => path.includes('audit/list'))).toHaveLength(1)
  await expect(denials).toHaveCount(1)
  await expectAccessible(page)

  await page.getByRole('combobox', { name: 'Look every' }).click()
  await page.getByRole('option', { name: '10 seconds' }).click()
  await denied()
  await expect(denials).toHaveCount(2, { timeout: 30_000 })

  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Follow' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await expect(page.getByText(/\d+ calls of this visit are in the audit themselves/)).toBeVisible()
})

test('a range that ends cannot be followed, and says so', async ({ api, openAs }) => {
  const scope = await seedScope(api)
  const page = await openAs(
    'scope-admin',
    paths.audit({ resource: `scope:${scope.scope_id}`, from: '-24h', to: 'now' }),
  )
  const follow = page.getByRole('button', { name: 'Follow' })
  await expect(follow).toHaveAttribute('aria-disabled', 'true')
  await expect(follow).toHaveAccessibleDescription(/This time range has an end/)
})
