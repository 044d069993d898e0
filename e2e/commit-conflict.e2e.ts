import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import type { Backend } from './backends'
import { expectToldTruly, reasonFor } from './dialogs'
import { expect, expectAccessible, test } from './fixtures'
import { auto, contents } from './prompt-texts'

const REASON = 'Back to what worked.'

async function openRestore(page: Page, backend: Backend) {
  const button = page
    .getByRole('list', { name: 'Revisions' })
    .getByRole('button', { name: 'Restore revision 2…' })
  // A click waits for this by itself: until the caller's role is known, the button says so and does nothing.
  await expect(button).toBeEnabled()
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await reasonFor(dialog, backend, REASON)
  return dialog
}

test('a conflict shows every revision in between, and is resolved by keyboard at 320 px', async ({
  api,
  backend,
  expectRefusals,
  openAs,
  page,
  requests,
  seedPrompt,
}) => {
  // Two dialogs, one of them checked for accessibility in both themes.
  test.slow()
  const { scopeId, key, etag } = await seedPrompt({
    grants: { 'second-admin': ['scope.admin', 'scope.viewer'] },
  })
  expectRefusals(412)
  await page.clock.install()
  // The window gets its size before the page opens: the history draws its list anew for another size, and the focused button
  // may not survive that.
  await page.setViewportSize({ width: 320, height: 640 })
  await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  const dialog = await openRestore(page, backend)
  const bo = api.as('second-admin')
  const seventh = await bo.replace(scopeId, 'prompt', key, auto, etag)
  await bo.replace(
    scopeId,
    'prompt',
    key,
    contents.opening,
    seventh.etag ?? '',
    backend.features.recordsRestores ? { from: 5, reason: 'The short one is missed.' } : undefined,
  )
  const submit = dialog.getByRole('button', { name: 'Restore', exact: true })
  await expect(submit).toBeEnabled()
  await submit.focus()
  const calls = await requests.during(async () => {
    await page.keyboard.press('Enter')
    const title = page.getByRole('heading', { name: 'The head has moved' })
    await expect(title).toBeFocused()
    await expect(title).toBeInViewport()
    await expect(dialog.getByRole('list', { name: /in between: 2 revisions/ })).toBeVisible()
    await requests.atRest(page)
  })
  await test.step('in as few calls as can be', () => {
    // What a crowded server turns away is asked again.
    const of = calls
      .filter(({ status }) => status !== 503)
      .map(({ method, path }) => `${method} ${path.replace(/^.*\/skill\.generate/, '')}`)
    // Of revision 7, the first one after what was seen, the console asks whether it is its own.
    expect(of.filter((call) => call.includes('limit=3'))).toEqual(['GET /revisions?limit=3'])
    expect(of.filter((call) => call === 'GET /revisions/7')).toHaveLength(1)
    expect(of.filter((call) => call.startsWith('PUT'))).toEqual(['PUT '])
  })

  await test.step('what was seen, what is now, what would be committed', async () => {
    for (const name of ['You saw revision 6', 'Now: revision 8', 'Would be committed'])
      await expect(dialog.getByRole('heading', { name })).toBeVisible()
    const items = dialog.getByRole('list', { name: /in between/ }).getByRole('listitem')
    await expect(items).toHaveCount(2)
    if (backend.features.recordsRestores) {
      await expect(items.first()).toContainText('second-admin')
      await expect(items.first()).toContainText('The short one is missed.')
      await expect(dialog.getByText(`Your reason (kept): ${REASON}`)).toBeVisible()
    }
    await expect(
      dialog.getByRole('group', { name: 'Changes from revision 6 to revision 8' }),
    ).toBeVisible()
    const would = dialog.getByRole('button', { name: 'What would change: r8 → r2' })
    await would.press('Enter')
    await expect(would).toHaveAttribute('aria-pressed', 'true')
    await expect(
      dialog.getByRole('group', { name: 'What would change against revision 8' }),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: /overwrite/i })).toHaveCount(0)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320)
    await expectAccessible(page)
  })

  await test.step('starting over, by keyboard', async () => {
    const review = dialog.getByRole('button', { name: 'Review against revision 8' })
    await expect(review).toBeEnabled()
    await review.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Restore revision 2' })).toBeFocused()
    await expect(dialog).toContainText('This will commit revision 9 on top of revision 8')
    expect(requests.of('PUT')).toHaveLength(1)
    await expect(submit).toBeEnabled()
    await submit.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Committed revision 9' })).toBeVisible()
  })
})

test('a repeated commit request is not reported as somebody else’s', async ({
  backend,
  expectRefusals,
  openAs,
  page,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  expectRefusals(412)
  await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  const dialog = await openRestore(page, backend)
  await page.route(/\/artifacts\/prompt\/skill\.generate$/, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    // What a browser may do over a connection that died before the first answer.
    await route.fetch()
    return route.continue()
  })
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
  await expectToldTruly(page, backend, 7)
  await expect.poll(() => requests.of('PUT').map((put) => put.status)).toEqual([412])
})
