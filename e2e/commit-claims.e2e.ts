import type { Page, Route } from '@playwright/test'
import { AUTO_CONTENT } from '../src/api/contract/prompts'
import { paths } from '../src/routing/paths'
import type { Backend } from './backends'
import { compared, expectToldTruly, reasonFor } from './dialogs'
import { contentsOf } from './contents-of'
import { openedDraft } from './drafts'
import { openReview, seedArtifact, seedMemory } from './editing'
import { refusal } from './faults'
import { expect, test } from './fixtures'
import { contents } from './prompt-texts'

const HEAD = /\/v1\/.*\/artifacts\/prompt\/skill\.generate$/
const REASON = 'Back to what worked.'

/** Opens "Restore revision 2" on the history of a Prompt, ready to be pressed. */
async function openRestore(page: Page, backend: Backend) {
  await page.getByRole('button', { name: 'Restore revision 2…' }).first().click()
  const dialog = page.getByRole('dialog')
  await reasonFor(dialog, backend, REASON)
  return dialog
}

/**
 * From now on the page's time stands still but for what the journey runs of it: a look that is due by time comes neither
 * sooner on a machine that was held up, nor twice.
 */
async function stopClock(page: Page) {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 60_000)
}

/** Resolves when the page has set its timers: React shows "waiting" first, and runs the effects that set a timer after it. */
const timersSet = (page: Page) =>
  page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }))

for (const status of [403, 413, 503]) {
  test(`a commit that a repeated request has refused with ${status} is found at the head`, async ({
    backend,
    expectRefusals,
    openAs,
    requests,
    seedPrompt,
  }) => {
    const { scopeId, key } = await seedPrompt()
    expectRefusals(status)
    const page = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
    const dialog = await openRestore(page, backend)
    await page.route(HEAD, async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback()
      await route.fetch()
      return route.fulfill(refusal(status, 'server_overloaded'))
    })
    await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
    await expectToldTruly(page, backend, 7)
    expect(requests.of('PUT')).toHaveLength(1)
  })
}

test('a switch to Auto by somebody else, and back, is not claimed', async ({
  api,
  expectDeadConnections,
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key, etag } = await seedPrompt({
    grants: { 'second-admin': ['scope.admin', 'scope.viewer'] },
  })
  expectDeadConnections()
  const page = await openAs('scope-admin', paths.prompt(scopeId, key))
  await page.getByRole('button', { name: 'Switch to Auto…' }).click()
  const dialog = page.getByRole('dialog')
  await page.route(HEAD, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    const other = api.as('second-admin')
    const switched = await other.replace(scopeId, 'prompt', key, AUTO_CONTENT, etag)
    await other.replace(scopeId, 'prompt', key, contents.extended, switched.etag ?? '')
    // It dies on its way: nothing of it arrives.
    return route.abort('connectionreset')
  })
  await compared(dialog)
  await dialog.getByRole('button', { name: 'Switch to Auto', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'The head has moved' })).toBeVisible()
  await expect(dialog).toContainText('Revision 7 holds what you wanted. Whether your request')
  await expect(dialog).toContainText('Revision 8 is in force now.')
  const columns = dialog.getByRole('heading', { name: /^(You saw revision 6|Now: revision 8)$/ })
  await expect(columns).toHaveCount(2)
  for (const column of await columns.all()) await expect(column).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Committed revision')).toHaveCount(0)
})

test('a request that arrives late is found by the dialog itself', async ({
  backend,
  expectDeadConnections,
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  expectDeadConnections()
  const page = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  const dialog = await openRestore(page, backend)
  await stopClock(page)
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  let arrived: Promise<unknown> = Promise.resolve()
  await page.route(HEAD, (route: Route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    const { url, headers, body } = {
      url: route.request().url(),
      headers: route.request().headers(),
      body: route.request().postData() ?? '',
    }
    arrived = late.then(() => page.request.put(url, { headers, data: body }))
    return route.abort('connectionreset')
  })
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
  const soFar = dialog.getByText('Not committed so far', { exact: true })
  await expect(soFar).toBeVisible()
  await expect(dialog).toContainText('revision 6 is still the head')
  await timersSet(page)
  const looks = () => requests.of('GET', HEAD).length

  await test.step('it looks again, and goes on saying so while nothing has come', async () => {
    const before = looks()
    await page.clock.runFor(2_000)
    await expect.poll(looks).toBe(before + 1)
    await expect(soFar).toBeVisible()
  })
  await test.step('it corrects itself', async () => {
    arrive()
    await arrived
    await page.clock.runFor(8_000)
    // The answer is told to the screen by a timer.
    await page.clock.resume()
    await expectToldTruly(page, backend, 7)
    expect(requests.of('PUT')).toHaveLength(1)
  })
})

test('the looks at the head after a lost request come to an end', async ({
  backend,
  expectDeadConnections,
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  expectDeadConnections()
  const page = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  const dialog = await openRestore(page, backend)
  await stopClock(page)
  await page.route(HEAD, (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionreset') : route.fallback(),
  )
  const looks = () => requests.of('GET', HEAD).length
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(dialog.getByText('Not committed so far', { exact: true })).toBeVisible()
  await timersSet(page)
  const before = looks()
  for (const [at, pause] of [2_000, 8_000, 20_000, 30_000, 60_000].entries()) {
    await page.clock.runFor(pause)
    await expect.poll(looks, 'each look is an audit event').toBe(before + at + 1)
  }
  const again = dialog.getByRole('button', { name: 'Check again' })
  await expect(again).toBeVisible()
  await page.clock.runFor(600_000)
  expect(looks()).toBe(before + 5)
  await again.click()
  await expect.poll(looks).toBe(before + 6)
  await expect(dialog.getByText('Not committed so far', { exact: true })).toBeVisible()
})

const failure = (cue: string) => ({
  signature: { recall_cue: cue },
  repair_surface: 'working_state',
  verification: { condition: 'The queue is empty.', check_subject: 'the queue' },
})

test('a field that was taken out, and that another person changed, is not called done', async ({
  api,
  backend,
  expectRefusals,
  openAs,
  page,
}) => {
  const sent = contentsOf['experience'] ?? {}
  const content = { ...sent, failure: failure('Old cue.') }
  test.skip(!backend.features.namesFailures, 'this server knows no such optional field')
  const { scopeId, artifactId } = await seedArtifact(api, 'experience', { content })
  expectRefusals(412)
  await openAs('scope-admin', paths.edit(scopeId, 'experience', artifactId))
  await page.getByRole('tab', { name: 'JSON' }).click()
  await page.getByRole('textbox', { name: 'Content as JSON' }).fill(JSON.stringify(sent))
  await openReview(page)
  // Its name changes with what it says.
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('on top of revision 1')
  const other = { ...sent, failure: failure('New cue.') }
  await api.as('scope-admin').replace(scopeId, 'experience', artifactId, other, '"revision:1"')
  await dialog.getByRole('button', { name: 'Commit revision 2' }).click()
  await expect(page.getByRole('heading', { name: 'The head has moved' })).toBeVisible()
  await expect(dialog.getByText('What you reviewed was not committed.')).toBeVisible()
  await expect(dialog.getByText(/already holds|holds what you wanted/)).toHaveCount(0)
})

test('another entry of a Memory is not taken for one’s own, and the text stays', async ({
  api,
  backend,
  expectDeadConnections,
  openAs,
  page,
}) => {
  test.skip(!backend.features.ownMemory, 'this server keeps no such Memory (contract §4)')
  const { scopeId, artifactId } = await seedMemory(api)
  expectDeadConnections()
  await openAs('scope-admin', paths.edit(scopeId, 'memory', artifactId))
  const mine = 'Refunds above 1500 SEK need a second pair of eyes.'
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill(mine)
  await openReview(page)
  // Its name changes with what it says.
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('on top of revision 1')
  const entries = [{ kind: 'fact', text: 'Shipping is free above 500 SEK.' }]
  await page.route(/\/artifacts\/memory\/[^/]+$/, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    await api.as('scope-admin').replace(scopeId, 'memory', artifactId, { entries }, '"revision:1"')
    return route.abort('connectionreset')
  })
  await dialog.getByRole('button', { name: 'Commit revision 2' }).click()
  await expect(page.getByRole('heading', { name: 'The head has moved' })).toBeVisible()
  await expect(dialog.getByText('What you reviewed was not committed.')).toBeVisible()
  await expect(page.getByText('Committed revision')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'What would change: r2 → your commit' }).click()
  await expect(dialog.getByText(mine).first()).toBeVisible()
  await page.reload()
  await expect(openedDraft(page)).toContainText('Based on revision 1')
})
