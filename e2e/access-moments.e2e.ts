import { paths } from '../src/routing/paths'
import { at } from './base-path'
import { expect, expectAccessible, test } from './fixtures'
import { identities } from './identities'
import { seedScope } from './seed'

test('the slider goes through the instants at which something changed, by keyboard, and asks the server nothing', async ({
  api,
  openAs,
  page,
  requests,
}) => {
  await page.clock.install()
  const root = api.as('root')
  const scope = await seedScope(api)
  const granted = await root.grant('viewer', 'scope.viewer', scope.scope_id)
  await root.revoke(granted)
  const resource = `scope:${scope.scope_id}`
  const viewer = identities.viewer.principal.id
  await openAs('scope-admin', paths.access({ resource }))
  const table = page.getByRole('table', { name: 'Bindings' })
  await expect(table).toBeVisible()
  await requests.atRest(page)
  // What the person may do is asked anew after a quarter of a minute, which a busy machine may take for the presses below.
  await page.clock.setFixedTime(new Date())
  const calls = await requests.during(async () => {
    await page.getByRole('button', { name: 'Step through changes' }).click()
    const slider = page.getByRole('slider', { name: 'Instants at which something changed' })
    await expect(slider).toHaveAttribute('aria-valuetext', 'Now')
    await slider.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      /^\d{4}-.*: scope\.viewer of .* revoked$/,
    )
    await expect(page.getByRole('heading', { name: /^In force at/ })).toBeVisible()
    await expect(table.getByRole('rowheader').filter({ hasText: viewer })).toHaveCount(0)
    await page.keyboard.press('ArrowLeft')
    await expect(slider).toHaveAttribute('aria-valuetext', /scope\.viewer granted to /)
    // The address holds the very instant of the grant.
    await expect(table.getByRole('rowheader').filter({ hasText: viewer })).toBeVisible()
    const asOf = new URL(page.url()).searchParams.get('as_of') ?? ''
    expect(Date.parse(asOf)).toBe(Date.parse(granted.created_at))
    await expectAccessible(page)
    await page.keyboard.press('End')
    await expect(page).toHaveURL(at(paths.access({ resource })))
    await expect(slider).toBeFocused()
    // A second press does not wait for the screen.
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(slider).toHaveAttribute('aria-valuetext', /scope\.viewer granted to /)
    await expect(page.getByRole('heading', { name: /^In force at/ })).toBeVisible()
    await requests.atRest(page)
  })
  expect(calls.map(({ path }) => path)).toEqual([])
})
