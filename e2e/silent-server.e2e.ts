import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { auditOf, listed, rowsOf } from './audit-screen'
import { reasonFor } from './dialogs'
import { openExport, startIn } from './exports'
import { PROMPT_HEAD, READS, retry, silence } from './faults'
import { expect, expectAccessible, test } from './fixtures'
import type { Requests } from './requests'
import { seedScope } from './seed'
import { seesOnly } from './sees-only'
import { expectSeenAtOnce } from './seen'
import { settingsFromFile } from './settings-file'

const RESOURCES = /\/v1\/access\/resources\/list$/
const AUDIT = /\/v1\/access\/audit\/list$/

/**
 * Waits until the console waits for these calls and for no other. Until the server has said that it is ready, a screen has
 * not begun to wait for what the page asked ahead of it, and a journey that moves the clock would move it too early.
 */
const onlyWaitsFor = (page: Page, requests: Requests, silent: RegExp) =>
  expect
    .poll(async () => ({
      others: requests.all.filter(({ isOut, path }) => isOut && !silent.test(path)).length,
      ahead: await page.evaluate(() => globalThis.earlyAnswers?.answers.size ?? 0),
    }))
    .toEqual({ others: 0, ahead: 0 })

test.beforeEach(({ announce }) => announce(/Failed to load resource/))

test.describe('a server that takes the request and is silent', () => {
  for (const screen of ['Artifact', 'Scopes', 'Audit'] as const) {
    test(`is told of after ten seconds, and given up after thirty: ${screen}`, async ({
      api,
      context,
      openAs,
      page,
      requests,
      seedPrompt,
    }) => {
      await seesOnly(context, api.hasCreated)
      const { scopeId, key } = await seedPrompt()
      await openAs('scope-admin', paths.scopes())
      // The requests of this page are not those of the next one.
      await requests.settled(page)
      const path = {
        Artifact: paths.artifact(scopeId, 'prompt', key),
        Scopes: paths.scopes(),
        Audit: paths.audit({ resource: `scope:${scopeId}` }),
      }[screen]
      const silent = screen === 'Scopes' ? RESOURCES : READS
      let asked = 0
      await page.clock.install()
      await silence(page, silent)
      page.on('request', (request) => {
        if (silent.test(request.url())) asked += 1
      })
      await page.goto(path)
      await expect.poll(() => asked).toBeGreaterThan(0)
      await onlyWaitsFor(page, requests, silent)
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
      // The alert goes as soon as the console asks again, and would come back with a bad answer.
      await expect.poll(() => requests.all.filter(({ isOut }) => isOut)).toEqual([])
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }

  test('need not be waited for', async ({ openAs, page, requests, seedPrompt }) => {
    const { scopeId, key } = await seedPrompt()
    await openAs('scope-admin', paths.scopes())
    await page.clock.install()
    await silence(page, READS)
    const asked = page.waitForRequest(PROMPT_HEAD)
    await page.goto(paths.artifact(scopeId, 'prompt', key))
    await asked
    await onlyWaitsFor(page, requests, READS)
    await page.clock.runFor(11_000)
    await page.getByRole('button', { name: 'Stop waiting' }).click()
    await expect(page.getByRole('alert')).toContainText('The server did not answer')
    await expect(retry(page)).toBeVisible()
  })

  test('is told of in the dialog of a commit', async ({ backend, openAs, page, seedPrompt }) => {
    const { scopeId, key } = await seedPrompt()
    await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
    await page.getByRole('button', { name: 'Restore revision 2…' }).first().click()
    const dialog = page.getByRole('dialog')
    await reasonFor(dialog, backend, 'Back to what worked.')
    await page.clock.install()
    await page.route(PROMPT_HEAD, (route) =>
      route.request().method() === 'PUT' ? undefined : route.fallback(),
    )
    const put = page.waitForRequest((request) => request.method() === 'PUT')
    await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
    await put
    await page.setViewportSize({ width: 320, height: 640 })
    await page.clock.runFor(11_000)
    // It comes below a comparison that fills the dialog.
    await expectSeenAtOnce({
      waiting: dialog.getByRole('status').filter({ hasText: 'Still waiting for the server' }),
    })
    await expectAccessible(page)
    await page.clock.runFor(20_000)
    await expect(dialog.getByText('Not committed so far', { exact: true })).toBeVisible()
  })

  test('is told of in the dialog of an export, which goes on when it answers again', async ({
    api,
    openAs,
    page,
    requests,
  }) => {
    test.slow()
    const { scope_id: scopeId } = await seedScope(api)
    await openAs('scope-admin', auditOf(scopeId))
    await rowsOf(page).first().waitFor()
    await listed(page)
    const dialog = await openExport(page, 'JSON Lines')
    await requests.settled(page)
    await page.clock.install()
    await silence(page, AUDIT)
    const asked = page.waitForRequest(AUDIT)
    await startIn(dialog)
    await asked
    await page.clock.runFor(11_000)
    const waiting = dialog.getByRole('status').filter({ hasText: 'Still waiting for the server' })
    await expect(waiting).toContainText(/no answer for [12]0 s/)
    await expectAccessible(page)
    await waiting.getByRole('button', { name: 'Stop waiting' }).click()
    await expect(waiting).toHaveCount(0)
    // It asks again by itself a few times, a second later at first: what is said in between is soon gone.
    const stopped = dialog.getByText('The export stands still')
    await expect
      .poll(
        async () => {
          await page.clock.runFor(31_000)
          return stopped.isVisible()
        },
        { timeout: 60_000 },
      )
      .toBe(true)
    await expect(dialog.getByRole('alert')).toContainText('The server did not answer')
    await page.unroute(AUDIT)
    const before = requests.all.length
    await dialog.getByRole('button', { name: 'Retry' }).click()
    const isOut = () => requests.all.slice(before).some((call) => call.isOut)
    const end = dialog.getByText(/^(Complete|Not complete): /)
    // The test moves the page's clock only while no call is under way: the export's pauses pass at once, and no call runs out of time.
    await expect
      .poll(
        async () => {
          if (!isOut()) await page.clock.runFor(5_000)
          return end.isVisible()
        },
        { timeout: 60_000 },
      )
      .toBe(true)
  })

  test('is told of before the console has its settings, and can be asked again', async ({
    openAs,
    page,
  }) => {
    const settings = '**/config.json'
    await settingsFromFile(page)
    await openAs('scope-admin', paths.scopes())
    await page.clock.install()
    await page.route(settings, () => undefined)
    const asked = page.waitForRequest(settings)
    await page.reload({ waitUntil: 'commit' })
    await asked
    await page.clock.runFor(11_000)
    const waiting = page.getByRole('status').filter({ hasText: 'Still waiting for the server' })
    await expect(waiting).toContainText(/no answer for [12]0 s/)
    await page.clock.runFor(20_000)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('/config.json')
    await expect(alert).toContainText('the server did not answer')
    await expect(waiting).toHaveCount(0)
    await expectAccessible(page)
    await page.unroute(settings)
    await retry(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Scopes' })).toBeVisible()
  })
})
