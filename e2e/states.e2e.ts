import { paths } from '../src/routing/paths'
import { listed } from './audit-screen'
import { expect, test } from './fixtures'
import { keepsName } from './keeps-name'

const HEAD = /\/v1\/.*\/artifacts\/prompt\/skill\.generate$/

test('a server that answers nonsense gets a contract error that names the field', async ({
  openAs,
  page,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  await page.route(HEAD, async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as Record<string, unknown>
    await route.fulfill({ response, json: { ...json, content_digest: 'md5:1' } })
  })
  await openAs('scope-admin', paths.artifact(scopeId, 'prompt', key))
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('content_digest')
  await expect(alert).toContainText('contract_violation')
  await page.unroute(HEAD)
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('tab', { name: 'Content' })).toBeVisible()
})

test('fields that the console does not know are no fault, and are in the JSON', async ({
  openAs,
  page,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  await page.route(HEAD, async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as Record<string, unknown>
    await route.fulfill({ response, json: { ...json, brand_new_field: 'from 1.9' } })
  })
  await openAs('scope-admin', paths.artifact(scopeId, 'prompt', key))
  await page.getByRole('tab', { name: 'JSON' }).click()
  await expect(page.getByText('from 1.9')).toBeVisible()
})

test('a server that cannot be reached is told apart, and "Retry" recovers', async ({
  expectDeadConnections,
  openAs,
  page,
  seedPrompt,
}) => {
  const { scopeId } = await seedPrompt()
  expectDeadConnections()
  await openAs('scope-admin', paths.scopes())
  await page.route(/\/v1\/scopes\//, (route) => route.abort('connectionrefused'))
  await page.goto(paths.artifacts(scopeId, 'prompt'))
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('could not be reached')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.unroute(/\/v1\/scopes\//)
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('table', { name: 'Artifacts' })).toBeVisible()
})

test.describe('addresses that nobody should have written', () => {
  for (const search of [
    'from=0&to=-3',
    'from=abc&to=5e9',
    'from=99999999&to=2&view=diagonal',
    'from=&to=&x=%00',
    'from=5&from=6&to[]=2',
  ]) {
    test(`history?${search} opens all the same`, async ({ expectRefusals, openAs, seedPrompt }) => {
      // A number in range of the syntax but not of the history is the server's to refuse.
      expectRefusals(404)
      const { scopeId, key } = await seedPrompt()
      const page = await openAs('scope-admin', `${paths.history(scopeId, 'prompt', key)}?${search}`)
      await expect(page.getByRole('list', { name: 'Revisions' })).toBeVisible()
      await expect(page.getByRole('region', { name: /^Changes from revision/ })).toBeVisible()
    })
  }

  for (const search of [
    'resource=galaxy:9&result=maybe',
    'from=yesterday&to=tomorrow&action=fly',
    'subject=nobody&order=sideways&own=show',
    'from=-5x&to=2026-99-99T99:99:99Z&event=',
  ]) {
    test(`audit?${search} opens all the same`, async ({ openAs }) => {
      const page = await openAs('root', `/audit?${search}`)
      await listed(page)
      await expect(page.getByRole('table', { name: 'Audit requests' })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }

  test('a list of one’s own Scopes whose cursor the server no longer knows is begun anew', async ({
    expectRefusals,
    openAs,
    page,
    requests,
    seedPrompt,
  }) => {
    expectRefusals(422)
    const { scopeId } = await seedPrompt()
    let answers = 0
    await page.route(/access\/resources\/list$/, async (route) => {
      if (!route.request().postData()?.includes('"scope.read"')) return route.fallback()
      answers += 1
      if (answers > 1) return route.fallback()
      const answer = await route.fetch()
      const body = (await answer.json()) as object
      await route.fulfill({
        response: answer,
        json: { ...body, next_cursor: 'of-another-process' },
      })
    })
    await openAs('scope-admin', paths.scope(scopeId))
    await requests.settled(page)
    const asked = requests
      .of('POST', /resources\/list$/)
      .map(({ body, status }) => [(body as { cursor?: string }).cursor, status])
    expect(asked).toContainEqual(['of-another-process', 422])
    expect(answers).toBe(3)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a page that does not exist says so and leads on, to the Scope in its address too', async ({
    openAs,
    seedPrompt,
  }) => {
    const { scopeId, scopeTitle } = await seedPrompt()
    const page = await openAs('scope-admin', paths.scope(scopeId))
    await keepsName(page, scopeTitle)
    const missing = page.getByRole('heading', { level: 1, name: 'No such page' })
    const main = page.getByRole('main')
    await page.goto(`${paths.scope(scopeId)}/promts/a/b`)
    await expect(missing).toBeVisible()
    await main.getByRole('link', { name: scopeTitle }).click()
    await expect(page.getByRole('heading', { level: 1, name: scopeTitle })).toBeVisible()
    await page.goto('/nowhere')
    await expect(missing).toBeVisible()
    await expect(main.getByRole('link')).toHaveText(['Scopes', 'Audit'])
    await main.getByRole('link', { name: 'Scopes' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Scopes' })).toBeVisible()
  })

  test('percent signs that are no encoding do not break the console', async ({
    announce,
    openAs,
  }) => {
    announce(/malformed/i)
    const page = await openAs('stranger', '/scopes/%E0%A4%A')
    await expect(page.getByText('This Scope is not open to you')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })
})
