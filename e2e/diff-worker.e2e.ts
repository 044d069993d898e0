import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { expect, expectAccessible, test } from './fixtures'

const SCRIPT = /\/diff-worker-[^/]*\.js$/
const failure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The comparison stopped' })
const added = (page: Page) =>
  page.getByRole('group', { name: 'Changed lines' }).getByRole('insertion').first()

test('a comparison whose code cannot be loaded says so, and is made on Retry', async ({
  expectDeadConnections,
  openAs,
  page,
  requests,
  seedPrompt,
}) => {
  expectDeadConnections(SCRIPT)
  const { scopeId, key } = await seedPrompt()
  let asked = 0
  await page.route(SCRIPT, (route) => {
    asked += 1
    return route.abort('connectionfailed')
  })
  await openAs('scope-admin', paths.history(scopeId, 'prompt', key, { from: 2, to: 5 }))
  await expect(failure(page)).toBeVisible()
  await expect(failure(page)).toContainText('Nothing was changed on the server')
  await expect(added(page)).toHaveCount(0)
  await expect(page.getByText('No differences')).toHaveCount(0)
  await expectAccessible(page)

  const before = asked
  expect(before).toBeGreaterThan(0)
  await failure(page).getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => asked, { message: 'Retry loads it again' }).toBeGreaterThan(before)
  await expect(failure(page), 'and says again that it failed').toBeVisible()

  await page.unroute(SCRIPT)
  const calls = await requests.during(async () => {
    await failure(page).getByRole('button', { name: 'Retry' }).click()
    await expect(added(page)).toBeVisible()
  })
  await expect(failure(page)).toHaveCount(0)
  expect(calls, 'the contents are there: reading them again would be audited').toEqual([])
})

test('a comparison that breaks down says so, and the one before it does not stand for it', async ({
  openAs,
  page,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  await page.addInitScript(() => {
    const workers: Worker[] = []
    Object.assign(window, { workers })
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given)
        workers.push(this)
      }
    }
  })
  await openAs('scope-admin', paths.history(scopeId, 'prompt', key, { from: 2, to: 5 }))
  await expect(added(page)).toBeVisible()
  // Every worker from now on breaks down with its first job; so does the one that is there.
  await page.route(SCRIPT, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "addEventListener('message', () => { throw new Error('out of memory') })",
    }),
  )
  await page.evaluate(() => {
    const { workers } = window as unknown as { workers: Worker[] }
    for (const worker of workers) worker.dispatchEvent(new ErrorEvent('error'))
  })
  await page.getByRole('button', { name: 'Swap' }).click()
  await expect(
    page.getByRole('region', { name: 'Changes from revision 5 to revision 2' }),
  ).toBeVisible()
  await expect(failure(page)).toBeVisible()
  await expect(added(page)).toHaveCount(0)
  await page.unroute(SCRIPT)
  await failure(page).getByRole('button', { name: 'Retry' }).click()
  await expect(added(page)).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
})
