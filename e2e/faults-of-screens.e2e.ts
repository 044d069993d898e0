import { paths } from '../src/routing/paths'
import { answerWith, FAULTS, PROMPT_LIST, READS, redirect, refusal, retry, webPage } from './faults'
import { expect, expectAccessible, test } from './fixtures'
import { screensOf } from './screens'

const RESOURCES = /\/v1\/access\/resources\/list$/
const REVISION = /\/revisions\/\d+$/
const PROMPT = /\/v1\/scopes\/[^/]+\/prompts\/[^/?]+$/

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

for (const [turn, name] of SCREENS.entries()) {
  test(`a fault on the screen ${name} is shown as one, and one press recovers from it`, async ({
    openAs,
    page,
    requests,
    seedPrompt,
  }) => {
    const screen = screensOf(await seedPrompt()).find((one) => one.name === name)
    if (!screen) throw new Error(`there is no screen ${name}`)
    // Three screens one after the other share the faults, so that each is played on two screens at least. The 403 is not
    // for the list of Scopes, where one that may not be read is a row that says so.
    const faults = FAULTS.filter((_fault, at) => at % 3 === turn % 3)
    let [answer] = faults[0] ?? []
    await page.route(READS, (route) => route.fulfill(answer))
    await openAs('scope-admin', screen.path)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    const alert = page.getByRole('alert')
    let shown = true
    for (const [fault, code, again] of faults) {
      if (fault !== answer) {
        answer = fault
        if (shown) await retry(page).click()
        else if (name === 'Audit') await page.reload()
        else {
          // What cannot be asked for again is left by the navigation, and read anew by whoever comes back.
          const audit = page.getByRole('heading', { level: 1, name: 'Audit' })
          await navigation.getByRole('link', { name: 'Audit' }).click()
          await expect(audit).toBeVisible()
          await page.goBack()
          // The audit shows the same fault.
          await expect(audit).toHaveCount(0)
        }
      }
      await expect(alert, code).toHaveCount(1)
      await expect(alert).toContainText(code)
      // What happened, before its code.
      await expect(alert).toContainText(/^.{10}/)
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
      await expect(retry(page)).toHaveCount(again ? 1 : 0)
      shown = again
      // A read that is still on its way would get the next answer.
      await requests.settled(page)
    }
    await page.unroute(READS)
    await retry(page).click()
    await expect(page.getByRole(screen.shows, { name: screen.title }).first()).toBeVisible()
    await expect(alert).toHaveCount(0)
  })
}

test('Prompts that fail to load share one alert, and one press loads them again', async ({
  openAs,
  page,
  requests,
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
  // The first failure is told before the last key has been asked for.
  await requests.settled(page)
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
  await requests.settled(page)
  expect(asked, 'what had come is not asked for again').toHaveLength(count)
})

test('one press asks again for both revisions of a comparison', async ({
  openAs,
  page,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  await openAs('scope-admin', paths.scopes())
  await answerWith(page, REVISION, refusal(500, 'engine_lost'))
  await page.goto(paths.history(scopeId, 'prompt', key, { from: 2, to: 5 }))
  const changes = page.getByRole('region', { name: 'Changes from revision 2 to revision 5' })
  await expect(changes.getByRole('alert')).toContainText('engine_lost')
  // The first failure is told before the second.
  await requests.settled(page)
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
    await page.route(PROMPT_LIST, (route) => {
      asked += 1
      return route.fulfill(answer)
    })
    await page.goto(paths.artifacts(scopeId, 'prompt'))
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Something in front of the server sent this elsewhere')
    await expect(alert).toContainText(code)
    expect(asked).toBe(1)
    await page.unroute(PROMPT_LIST)
    await retry(page).click()
    await expect(page.getByRole('table', { name: 'Artifacts' })).toBeVisible()
  }
})
