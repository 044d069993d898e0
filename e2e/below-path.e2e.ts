import { paths } from '../src/routing/paths'
import { addressAt } from './base-path'
import { listed, requestsOf } from './audit-screen'
import { PATH, WAYS, type Way } from './below-path'
import { pasted } from './clipboard'
import { openRestore } from './dialogs'
import { expect, test as shared } from './fixtures'
import { changes } from './history-screen'
import { identities } from './identities'

const test = shared.extend<{ way: Way }>({
  way: ['its own host', { option: true }],
  baseURL: async ({ backend, way }, provide, info) => {
    const served = await WAYS[way](backend, info.outputPath('host.log'))
    await provide(served.url)
    await served.stop()
  },
})

test('below a path, a person signs in at a link, restores a revision, reads the audit, and comes back to where they were', async ({
  backend,
  baseURL,
  openAs,
  seedPrompt,
}) => {
  const { scopeId, scopeTitle, key } = await seedPrompt()
  const history = paths.history(scopeId, 'prompt', key, { from: 2, to: 5 })
  const page = await openAs(null, history)
  const signIn = async () => {
    await page.getByLabel('Access token').fill(identities['scope-admin'].token)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }

  await test.step('a link leads to sign-in and back to it', async () => {
    await expect(page).toHaveURL(addressAt(baseURL, paths.signIn(history)))
    await signIn()
    await expect(page).toHaveURL(addressAt(baseURL, history))
    await expect(changes(page, 2, 5).getByRole('row').first()).toBeVisible()
  })

  await test.step('links inside stay below the path', async () => {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Scopes' })
      .click()
    await expect(page).toHaveURL(addressAt(baseURL, paths.scopes()))
    await page.getByRole('link', { name: scopeTitle }).first().click()
    await expect(page).toHaveURL(addressAt(baseURL, paths.scope(scopeId)))
    await page.getByRole('link', { name: 'Audit of this scope' }).click()
    await listed(page)
    await expect(requestsOf(page)).toBeVisible()
  })

  await test.step('a revision is restored', async () => {
    await page.goto(history)
    const dialog = await openRestore(page, backend, 2, 'The night shift asked for it.')
    await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Committed revision 7' })).toBeVisible()
  })

  await test.step('a copied link is whole, and opens after a reload', async () => {
    await page.goto(history)
    await expect(changes(page, 2, 5).getByRole('row').first()).toBeVisible()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect.poll(() => pasted(page)).toContain(addressAt(baseURL, history))
    await page.reload()
    await expect(changes(page, 2, 5).getByRole('row').first()).toBeVisible()
  })

  await test.step('an unknown address says so, and leads home', async () => {
    await page.goto('/nowhere/at/all')
    await expect(page.getByRole('heading', { level: 1, name: 'No such page' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(addressAt(baseURL, paths.home()))
  })

  await test.step('the path without its slash, and the root of the host, lead to the console', async () => {
    await page.goto(baseURL)
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
    await expect(page).toHaveURL(addressAt(baseURL, paths.home()))
    await page.goto(new URL(paths.scopes(), baseURL).href)
    await expect(page.getByRole('heading', { level: 1, name: 'Scopes' })).toBeVisible()
    await expect(page).toHaveURL(addressAt(baseURL, paths.scopes()))
  })

  await test.step('signing out ends at the sign-in below the path', async () => {
    await page.goto(history)
    await page.getByRole('button', { name: 'Account' }).click()
    await page
      .getByRole('dialog', { name: 'Account' })
      .getByRole('button', { name: 'Sign out' })
      .click()
    await expect(page).toHaveURL(addressAt(baseURL, paths.signIn()))
    await page.goto(history)
    await expect(page).toHaveURL(addressAt(baseURL, paths.signIn(history)))
    await signIn()
    await expect(changes(page, 2, 5).getByRole('row').first()).toBeVisible()
  })

  const kept = await page.evaluate(() => [
    ...Object.keys(sessionStorage),
    ...Object.keys(localStorage),
  ])
  expect(kept.filter((name) => !name.startsWith(`${PATH} `))).toEqual([])
})

for (const way of ['a proxy that takes the path off', 'a plain web server'] as const)
  test.describe(`behind ${way}`, () => {
    test.use({ way })

    test('a link to a comparison opens, and so does what it leads to', async ({
      backend,
      baseURL,
      openAs,
      seedPrompt,
    }) => {
      const { scopeId, key } = await seedPrompt()
      const page = await openAs(
        'scope-admin',
        paths.history(scopeId, 'prompt', key, { from: 2, to: 5 }),
      )
      await expect(changes(page, 2, 5).getByRole('row').first()).toBeVisible()
      const dialog = await openRestore(page, backend, 2, 'The night shift asked for it.')
      await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
      await expect(
        page.getByRole('alert').filter({ hasText: 'Committed revision 7' }),
      ).toBeVisible()
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Home' })
        .click()
      await expect(page).toHaveURL(addressAt(baseURL, paths.home()))
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
    })
  })
