import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { answerWith, proxyRefusal, redirect, refusal, silence, webPage } from './faults'
import { expect, expectAccessible, test } from './fixtures'
import { reasonFor } from './dialogs'
import { identities } from './identities'
import { screensOf } from './screens'

const LIST = /\/v1\/scopes\/[^/]+\/artifacts\/prompt\?/
const ME = /\/v1\/access\/me$/
const RESOURCES = /\/v1\/access\/resources\/list$/
const REVISION = /\/revisions\/\d+$/
const PROMPT = /\/v1\/scopes\/[^/]+\/prompts\/[^/?]+$/
/** What a screen reads once it is known who reads and where. */
const READS = /\/v1\/(?!access\/(me|resources)|.*\/ready)/

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' })

test.beforeEach(({ announce }) => announce(/Failed to load resource/))

/** Screens in the order of `screensOf`. */
const SCREENS = [
  'Scopes',
  'Scope',
  'Artifacts',
  'Artifact',
  'History',
  'Prompts',
  'Prompt',
  'Audit',
]

for (const name of SCREENS) {
  test(`a fault on the screen ${name} looks neither empty nor loading, and one press recovers from it`, async ({
    openAs,
    page,
    seedPrompt,
  }) => {
    const screen = screensOf(await seedPrompt()).find((one) => one.name === name)
    if (!screen) throw new Error(`there is no screen ${name}`)
    for (const [answer, code] of [
      [refusal(429, 'too_many'), 'too_many'],
      [{ contentType: 'application/json', body: '{"items": [' }, 'contract_violation'],
      [redirect, 'redirected'],
    ] as const) {
      await answerWith(page, READS, answer)
      if (page.url() === 'about:blank') await openAs('scope-admin', screen.path)
      else await page.goto(screen.path)
      await expect(page.getByRole('alert')).toHaveCount(1)
      await expect(page.getByRole('alert')).toContainText(code)
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await page.unroute(READS)
      await retry(page).click()
      await expect(page.getByRole(screen.shows, { name: screen.title }).first()).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
  })
}

for (const [status, after, words] of [
  [408, '30', 'The request took too long'],
  [425, '30', 'asked too early'],
  [429, 'Sun, 22 Nov 2026 10:00:30 GMT', 'Too many requests'],
  [502, '30', 'got no answer from it'],
  [503, '30', 'busy or not ready'],
  [504, '30', 'got no answer from it'],
] as const) {
  test(`${status} is about the moment: it can be tried again, after the time that the server asks for`, async ({
    openAs,
    page,
    seedPrompt,
  }) => {
    const { scopeId } = await seedPrompt()
    const headers = { 'Retry-After': after, Date: 'Sun, 22 Nov 2026 10:00:00 GMT' }
    await answerWith(page, LIST, refusal(status, `code_of_${status}`, headers))
    await openAs('scope-admin', paths.artifacts(scopeId, 'prompt'))
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(words)
    await expect(alert).toContainText(/The server asks to wait 30 s, until \S/)
    await expect(alert).toContainText(`code_of_${status}`)
    await expect(alert).toContainText('req-of-the-fault')
    await page.unroute(LIST)
    await retry(page).click()
    await expect(page.getByRole('table', { name: 'Artifacts' })).toBeVisible()
  })
}

test('a short wait that the server asks for is waited, without a word', async ({
  openAs,
  page,
  seedPrompt,
}) => {
  const { scopeId } = await seedPrompt()
  await openAs('scope-admin', paths.scopes())
  let asked = 0
  await page.route(LIST, (route) => {
    asked += 1
    return asked === 1
      ? route.fulfill(refusal(429, 'too_many', { 'Retry-After': '1' }))
      : route.fallback()
  })
  await page.goto(paths.artifacts(scopeId, 'prompt'))
  await expect(page.getByRole('table', { name: 'Artifacts' })).toBeVisible()
  expect(asked).toBe(2)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const [name, answer] of [
  ...[403, 404, 409, 413, 425, 429, 500].map(
    (status) => [`${status}`, refusal(status, `code_${status}`)] as const,
  ),
  ['a proxy’s 403', proxyRefusal(403)] as const,
  ['an empty object', { status: 200, json: {} }] as const,
  ['a web page', webPage] as const,
  ['a redirect', redirect] as const,
]) {
  test(`there is a way out where the server answers ${name} to who is signed in`, async ({
    openAs,
    page,
  }) => {
    await answerWith(page, ME, answer)
    await openAs('scope-admin', paths.audit())
    const whoIsIt = page.getByRole('heading', { name: 'The server did not say who you are' })
    await expect(whoIsIt).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Code')
    await expect(page.getByRole('button', { name: 'Sign in with another token' })).toBeVisible()
    await page.unroute(ME)
    await retry(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible()
  })
}

test('whoever the server does not let in signs in with another token, and comes back here', async ({
  openAs,
  page,
}) => {
  await answerWith(page, ME, refusal(403, 'forbidden'))
  await openAs('scope-admin', paths.audit())
  await expect(page.getByRole('alert')).toContainText('The server refused to say')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in with another token' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expect(page).toHaveURL(/\/sign-in\?next=%2Faudit$/)
})

test('Prompts that could not be read are told of once, with the reason, and asked for again by one press', async ({
  openAs,
  page,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  await openAs('scope-admin', paths.scopes())
  let asked: string[] = []
  await page.route(PROMPT, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    asked.push(name)
    return name === key ? route.fallback() : route.fulfill(refusal(500, 'engine_lost'))
  })
  await page.goto(paths.prompts(scopeId))
  const alert = page.getByRole('alert')
  await expect(alert).toHaveCount(1)
  await expect(alert).toContainText(/^\d+ Prompts could not be read: The server failed/)
  await expect(alert).toContainText('engine_lost')
  await expect(alert).toContainText('req-of-the-fault')
  const table = page.getByRole('table', { name: 'Prompts' })
  const failed = table.getByText('Could not be read: The server failed')
  const count = asked.length - 1
  await expect(failed).toHaveCount(count)
  await expect(table.getByRole('row', { name: new RegExp(key) })).not.toContainText('not be read')
  await expectAccessible(page)

  await page.unroute(PROMPT)
  asked = []
  page.on('request', (request) => {
    if (PROMPT.test(request.url())) asked.push(request.url())
  })
  await retry(page).click()
  await expect(alert).toHaveCount(0)
  await expect(failed).toHaveCount(0)
  expect(asked, 'what had come is not asked for again').toHaveLength(count)
})

test('one press asks again for both revisions of a comparison', async ({
  openAs,
  page,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  await openAs('scope-admin', paths.scopes())
  await answerWith(page, REVISION, refusal(500, 'engine_lost'))
  await page.goto(paths.history(scopeId, 'prompt', key, { from: 2, to: 5 }))
  const changes = page.getByRole('region', { name: 'Changes from revision 2 to revision 5' })
  await expect(changes.getByRole('alert')).toContainText('engine_lost')
  await page.unroute(REVISION)
  await retry(page).click()
  await expect(changes.getByRole('group', { name: 'Changed lines' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a comparison with Auto says that it has no built-in text, and gets it by one press', async ({
  openAs,
  page,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  await openAs('scope-admin', paths.scopes())
  await answerWith(page, PROMPT, refusal(500, 'engine_lost'))
  // Revision 3 is Auto.
  await page.goto(paths.history(scopeId, 'prompt', key, { from: 2, to: 3 }))
  const alert = page.getByRole('alert').filter({ hasText: 'compared without them' })
  await expect(alert).toContainText('engine_lost')
  await page.unroute(PROMPT)
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(alert).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Changed lines' })).toBeVisible()
})

test.describe('a server that takes the request and is silent', () => {
  for (const screen of ['Artifact', 'Scopes', 'Audit'] as const) {
    test(`is told of after ten seconds, and given up after thirty: ${screen}`, async ({
      openAs,
      page,
      seedPrompt,
    }) => {
      const { scopeId, key } = await seedPrompt()
      await openAs('scope-admin', paths.scopes())
      const path = {
        Artifact: paths.artifact(scopeId, 'prompt', key),
        Scopes: paths.scopes(),
        Audit: paths.audit({ resource: `scope:${scopeId}` }),
      }[screen]
      const silent = screen === 'Scopes' ? RESOURCES : READS
      let asked = 0
      await page.clock.install()
      await silence(page, silent)
      // What the page before it was still reading is not this one's.
      page.on('framenavigated', () => (asked = 0))
      page.on('request', (request) => {
        if (silent.test(request.url())) asked += 1
      })
      await page.goto(path)
      await expect.poll(() => asked).toBeGreaterThan(0)
      const waiting = page.getByRole('status').filter({ hasText: 'Still waiting for the server' })
      await page.clock.runFor(11_000)
      await expect(waiting).toContainText(/no answer for [12]0 s/)
      await page.clock.runFor(20_000)
      await expect(page.getByRole('alert').first()).toContainText('The server did not answer')
      await expect(waiting).toHaveCount(0)
      const before = asked
      await page.clock.runFor(10_000)
      expect(asked, 'nothing is asked again without a word').toBe(before)
      await page.unroute(silent)
      await retry(page).first().click()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }

  test('need not be waited for', async ({ openAs, page, seedPrompt }) => {
    const { scopeId, key } = await seedPrompt()
    await openAs('scope-admin', paths.scopes())
    await page.clock.install()
    await silence(page, READS)
    const asked = page.waitForRequest(/\/artifacts\//)
    await page.goto(paths.artifact(scopeId, 'prompt', key))
    await asked
    await page.clock.runFor(11_000)
    await page.getByRole('button', { name: 'Stop waiting' }).click()
    await expect(page.getByRole('alert')).toContainText('The server did not answer')
    await expect(retry(page)).toBeVisible()
  })
})

test('a list of Scopes that is ill-formed never looks like an empty one', async ({
  openAs,
  page,
  seedPrompt,
}) => {
  await seedPrompt()
  await openAs('scope-admin', paths.scopes())
  for (const item of [{ type: 'scope', scope_id: null }, {}]) {
    await page.route(RESOURCES, (route) => {
      const { resource_type: type } = route.request().postDataJSON() as { resource_type: string }
      const items = type === 'scope' ? [item] : []
      return route.fulfill({ json: { items, next_cursor: null, total: items.length } })
    })
    await page.goto(paths.scopes())
    await expect(page.getByRole('alert')).toContainText('contract_violation')
    await expect(page.getByRole('alert')).toContainText('items.0')
    await page.unroute(RESOURCES)
  }
  await retry(page).click()
  // Its first page is any of those that the tests before have made; an old server gives them one after the other.
  const rows = page.getByRole('table', { name: 'Scopes' }).getByRole('row')
  await expect(rows.filter({ hasText: 'Checkout service' }).first()).toBeVisible({
    timeout: 30_000,
  })
})

test('a sign-in page in place of an answer is told as such', async ({
  openAs,
  page,
  seedPrompt,
}) => {
  const { scopeId } = await seedPrompt()
  await openAs('scope-admin', paths.scopes())
  for (const [answer, code] of [
    [redirect, 'redirected'],
    [webPage, 'web_page'],
  ] as const) {
    let asked = 0
    await page.route(LIST, (route) => {
      asked += 1
      return route.fulfill(answer)
    })
    await page.goto(paths.artifacts(scopeId, 'prompt'))
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Something in front of the server sent this elsewhere')
    await expect(alert).toContainText(code)
    expect(asked).toBe(1)
    await page.unroute(LIST)
    await retry(page).click()
    await expect(page.getByRole('table', { name: 'Artifacts' })).toBeVisible()
  }
})

test('the sign-in says what became of it, and keeps what was typed', async ({ openAs, page }) => {
  await openAs(null, '/sign-in')
  const field = page.getByLabel('Access token')
  await field.fill(identities['scope-admin'].token)
  const cases = [
    [refusal(401, 'unauthorized'), 'The server does not know this token'],
    [proxyRefusal(401), 'Something in front of the server refused the sign-in'],
    [refusal(403, 'forbidden'), 'The server does not let this token in'],
    [proxyRefusal(403), 'Something in front of the server refused the sign-in'],
    [proxyRefusal(404), 'Something in front of the server refused the sign-in'],
    [refusal(429, 'too_many', { 'Retry-After': '30' }), 'The server asks to wait 30 s'],
    [proxyRefusal(429), 'Too many requests in a short time'],
    [proxyRefusal(502), 'got no answer from it'],
    [refusal(503, 'server_overloaded'), 'busy or not ready'],
    [webPage, 'sent this elsewhere'],
    [redirect, 'sent this elsewhere'],
  ] as const
  for (const [answer, words] of cases) {
    await answerWith(page, ME, answer)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(page.getByRole('alert')).not.toContainText('You may not see this')
    await expect(field).toHaveValue(identities['scope-admin'].token)
    await page.unroute(ME)
  }
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Scopes' })).toBeVisible()
})

test.describe('a commit', () => {
  const HEAD = /\/v1\/.*\/artifacts\/prompt\/skill\.generate$/

  test('that is refused says why, that nothing was committed, and what helps', async ({
    backend,
    openAs,
    page,
    requests,
    seedPrompt,
  }) => {
    // One of the five is looked for at the head twice, two seconds apart.
    test.slow()
    const { scopeId, key } = await seedPrompt()
    await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
    await page.getByRole('button', { name: 'Restore revision 2…' }).first().click()
    const dialog = page.getByRole('dialog')
    await reasonFor(dialog, backend, 'Back to what worked.')
    const cases = [
      [refusal(429, 'too_many', { 'Retry-After': '30' }), 'Too many requests came', 'wait 30 s'],
      [proxyRefusal(429, { 'Retry-After': '30' }), 'Too many requests in a short', 'wait 30 s'],
      [refusal(409, 'conflict'), 'stands against this commit', 'try again in a moment'],
      [refusal(404, 'artifact_not_found'), 'no longer where you saw it', 'what you typed stays'],
      [refusal(418, 'teapot'), 'The server says teapot', 'what you typed stays'],
    ] as const
    for (const [answer, ...words] of cases) {
      await answerWith(page, HEAD, answer, ['PUT'])
      await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
      const alert = dialog.getByRole('alert')
      for (const part of words) await expect(alert).toContainText(part)
      await expect(alert).toContainText('Nothing was committed')
      await page.unroute(HEAD)
    }
    const sent = requests.of('PUT').length
    expect(sent, 'each press sent once').toBe(cases.length)
    await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Committed revision 7' })).toBeVisible()
  })

  for (const [name, answer] of [
    ['a redirect', redirect],
    ['a web page', webPage],
  ] as const) {
    test(`that ${name} answers is looked for at the head, and sent once`, async ({
      api,
      backend,
      openAs,
      page,
      requests,
      seedPrompt,
    }) => {
      const { scopeId, key } = await seedPrompt()
      await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
      await page.getByRole('button', { name: 'Restore revision 2…' }).first().click()
      const dialog = page.getByRole('dialog')
      await reasonFor(dialog, backend, 'Back to what worked.')
      const press = dialog.getByRole('button', { name: 'Restore', exact: true })
      await test.step('it did not arrive', async () => {
        await answerWith(page, HEAD, answer, ['PUT'])
        await press.click()
        await expect(dialog.getByText('Nothing was committed', { exact: true })).toBeVisible()
        await expect(dialog.getByRole('alert')).toContainText('sent this elsewhere')
        await page.unroute(HEAD)
      })
      await test.step('it did arrive', async () => {
        await page.route(HEAD, async (route) => {
          if (route.request().method() !== 'PUT') return route.fallback()
          await route.fetch()
          return route.fulfill(answer)
        })
        await press.click()
        await expect(
          page.getByRole('alert').filter({ hasText: 'Committed revision 7' }),
        ).toBeVisible()
      })
      expect(requests.of('PUT')).toHaveLength(2)
      const head = await api.as('scope-admin').readHead(scopeId, 'prompt', key)
      expect(head.data.revision).toBe(7)
    })
  }

  test('without an answer says so in its dialog', async ({ backend, openAs, page, seedPrompt }) => {
    const { scopeId, key } = await seedPrompt()
    await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
    await page.getByRole('button', { name: 'Restore revision 2…' }).first().click()
    const dialog = page.getByRole('dialog')
    await reasonFor(dialog, backend, 'Back to what worked.')
    await page.clock.install()
    await page.route(HEAD, (route) =>
      route.request().method() === 'PUT' ? undefined : route.fallback(),
    )
    const put = page.waitForRequest((request) => request.method() === 'PUT')
    await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
    await put
    await page.clock.runFor(11_000)
    await expect(
      dialog.getByRole('status').filter({ hasText: 'Still waiting for the server' }),
    ).toBeVisible()
    await expectAccessible(page)
    await page.clock.runFor(20_000)
    await expect(dialog.getByText('Nothing was committed', { exact: true })).toBeVisible()
  })
})
