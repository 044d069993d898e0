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

  // No server takes such a header, so the console sends it to none.
  await page.reload()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await field.fill('t'.repeat(65_537))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('at most 65,536 characters')
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

  test('hostile settings are named with their fault, and nothing of them is run or asked', async ({
    baseURL,
    page,
    requests,
  }) => {
    let body = ''
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(new URL(baseURL).origin)) elsewhere.push(request.url())
    })
    await page.route('**/config.json', (route) => route.fulfill({ body }))
    const megabyte = 'x'.repeat(1_000_000)
    const provider = (issuer: string) => JSON.stringify({ oidc: { issuer, clientId: 'console' } })
    for (const [what, settings, fault] of [
      ['null', 'null', 'should be an object'],
      ['a list', '[]', 'apiBase'],
      ['a megabyte that is no JSON', megabyte, 'not valid JSON'],
      ['a megabyte in a field', `{"apiBase":"${megabyte}","signIn":"token"}`, 'apiBase'],
      ['a megabyte as a field', `{"apiBase":"","signIn":{"${megabyte}":1}}`, 'signIn'],
      ['a way in thousands of lists', `{"apiBase":"","signIn":${'['.repeat(9_999)}`, 'JSON'],
      [
        'a way in thousands of objects',
        `{"apiBase":"","signIn":${'{"oidc":'.repeat(9_999)}1${'}'.repeat(9_999)}}`,
        'signIn.oidc.',
      ],
      ['everything below __proto__', '{"__proto__":{"apiBase":"","signIn":"none"}}', 'apiBase'],
      // Every reader of the file takes the last one, the page's own script too.
      ['a key twice', '{"apiBase":"","signIn":"none","signIn":"magic"}', 'signIn'],
      ['code for an address', '{"apiBase":"javascript:alert(1)","signIn":"none"}', 'apiBase'],
      ['another server as a path', '{"apiBase":"//evil.example","signIn":"none"}', 'apiBase'],
      ['the same in disguise', '{"apiBase":"/\\t/evil.example","signIn":"none"}', 'apiBase'],
      [
        'code for a provider',
        `{"apiBase":"","signIn":${provider('javascript:alert(1)')}}`,
        'signIn.oidc.issuer',
      ],
    ] as const)
      await test.step(what, async () => {
        body = settings
        await page.goto(paths.scopes())
        const alert = page.getByRole('alert')
        await expect(alert).toContainText(fault)
        // What the file says is quoted as far as a person reads it.
        expect((await alert.innerText()).length).toBeLessThan(1_500)
        expect(await page.evaluate(() => 'apiBase' in {})).toBe(false)
      })
    expect(requests.all.filter(({ path }) => path !== '/health/ready')).toEqual([])
    expect(elsewhere).toEqual([])
  })

  test('names in the settings are texts, and a token that can be none is sent to nobody', async ({
    openAs,
    page,
    requests,
  }) => {
    const markup = '<img src=x onerror="document.title=1">'
    const identity = (label: string, token: string) => ({ label, token, hint: markup })
    await page.route('**/config.json', (route) =>
      route.fulfill({
        json: {
          apiBase: '',
          signIn: 'token',
          filler: 'x'.repeat(1_000_000),
          identities: [identity(markup, 'two words'), identity('a\u202eb', admin.token)],
        },
      }),
    )
    await openAs(null, paths.signIn())
    await expect(page.getByRole('img', { name: 'x' })).toHaveCount(0)
    await page.getByRole('button', { name: markup }).click()
    await expect(page.getByRole('alert')).toContainText('cannot be an access token')
    expect(requests.all.filter(({ path }) => path.startsWith('/v1/'))).toEqual([])
    await expect(page.locator('main img')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'U+202E' })).toBeVisible()
  })

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
