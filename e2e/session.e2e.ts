import { paths } from '../src/routing/paths'
import { expect, test } from './fixtures'
import { identities } from './identities'
import { settingsFromFile } from './settings-file'

const admin = identities['scope-admin']

test('signs in with a token, shows who that is, and signs out for good', async ({
  context,
  openAs,
}) => {
  const page = await openAs(null, paths.signIn('/scopes'))
  await page.getByLabel('Access token').fill(admin.token)
  await expect(page.getByRole('checkbox', { name: 'Keep until this tab closes' })).toBeChecked()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/scopes$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Scopes' })).toBeVisible()

  await page.getByRole('button', { name: 'Account' }).click()
  const account = page.getByRole('dialog', { name: 'Account' })
  await expect(account).toContainText(admin.principal.type)
  await expect(account).toContainText(admin.principal.id)
  await expect(account).toContainText(admin.principal.description)

  const kept = await page.evaluate(
    (token) => ({
      session: Object.values(sessionStorage).includes(token),
      local: JSON.stringify(localStorage).includes(token),
      address: location.href.includes(token),
      cookie: document.cookie.includes(token),
    }),
    admin.token,
  )
  expect(kept).toEqual({ session: true, local: false, address: false, cookie: false })
  expect(await context.cookies()).toEqual([])

  await account.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/sign-in/)
  await page.goto(paths.scopes())
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fscopes/)
})

test('a token that is not kept is gone after a reload', async ({ openAs }) => {
  const page = await openAs(null, paths.signIn())
  await page.getByLabel('Access token').fill(admin.token)
  await page.getByRole('checkbox', { name: 'Keep until this tab closes' }).uncheck()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/sign-in/)
})

for (const [storage, without] of [
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    },
  ],
  [
    'is forbidden by the person’s settings',
    () => {
      for (const kind of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, kind, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
      }
    },
  ],
] as const) {
  test(`where the browser’s storage ${storage}, the session lasts until a reload`, async ({
    openAs,
    page,
  }) => {
    await page.addInitScript(without)
    await openAs(null, paths.signIn())
    await page.getByLabel('Access token').fill(admin.token)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('menuitemradio', { name: '简体中文' }).click()
    await page.getByRole('navigation').getByRole('link', { name: '审计' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '审计' })).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL(/\/sign-in/)
  })
}

test('a wrong token says so and keeps the field', async ({ expectRefusals, openAs }) => {
  expectRefusals(401)
  const page = await openAs(null, paths.signIn())
  const field = page.getByLabel('Access token')
  await field.fill('not-a-token')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('does not know this token')
  await expect(field).toHaveValue('not-a-token')

  await field.fill('两 个')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('cannot be an access token')
})

test('signing in leads to the address that was asked for, never to another site', async ({
  backend,
  openAs,
}) => {
  const page = await openAs(null, '/audit?result=denied')
  await expect(page).toHaveURL(/\/sign-in\?next=%2Faudit%3Fresult%3Ddenied/)
  await page.getByLabel('Access token').fill(identities.root.token)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/audit\?.*result=denied/)

  const other = await openAs(null, '/sign-in?next=//evil.example/x')
  await other.getByLabel('Access token').fill(admin.token)
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(other).toHaveURL(`${backend.baseURL}/`)
})

test('a later 401 comes to the sign-in screen and returns to the same address', async ({
  backend,
  expectRefusals,
  openAs,
  page,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  expectRefusals(401)
  expectRefusals(422, /\/prompts\//)
  await page.clock.install()
  await openAs('scope-admin', paths.scope(scopeId))
  const prompts = page.getByRole('main').getByRole('link', { name: 'Prompts', exact: true })
  await expect(prompts).toBeVisible()
  await requests.atRest(page)
  // The server stops taking the token: its own refusal, provoked by what it is sent.
  await page.route(/\/v1\//, (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer expired' } }),
  )
  await prompts.click()
  await expect(page).toHaveURL(/\/sign-in\?next=/)
  await expect(
    page.getByRole('alert').or(page.getByText('Your session has ended')).first(),
  ).toBeVisible()
  await page.unroute(/\/v1\//)
  await page.getByLabel('Access token').fill(admin.token)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`${backend.baseURL}${paths.prompts(scopeId)}`)
  await expect(page.getByRole('table', { name: 'Prompts' })).toContainText(key)
})

test.describe('settings', () => {
  test.beforeEach(({ page }) => settingsFromFile(page))

  for (const [what, body, fault] of [
    ['no JSON', '<!doctype html>', 'not valid JSON'],
    ['a wrong field', '{"apiBase":7,"signIn":"token"}', 'apiBase'],
    ['an unknown way to sign in', '{"apiBase":"","signIn":"magic"}', 'signIn'],
  ] as const) {
    test(`config.json with ${what} is named, with its fault`, async ({ openAs, page }) => {
      await page.route('**/config.json', (route) => route.fulfill({ body }))
      await openAs(null, paths.scopes())
      await expect(page.getByRole('alert')).toContainText('/config.json')
      await expect(page.getByRole('alert')).toContainText(fault)
    })
  }

  test('a missing config.json is named', async ({ expectRefusals, openAs, page }) => {
    expectRefusals(404)
    await page.route('**/config.json', (route) => route.fulfill({ status: 404 }))
    await openAs(null, paths.scopes())
    await expect(page.getByRole('alert')).toContainText('404')
  })

  test('identities are buttons on the sign-in screen', async ({ openAs, page }) => {
    await page.route('**/config.json', (route) =>
      route.fulfill({
        json: {
          apiBase: '',
          signIn: 'token',
          identities: [{ label: 'Ada the admin', token: admin.token, hint: 'scope.admin' }],
        },
      }),
    )
    await openAs(null, paths.signIn())
    await page.getByRole('button', { name: 'Ada the admin' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  })
})
