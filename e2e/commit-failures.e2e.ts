import type { Locator, Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import type { Backend } from './backends'
import { compared, expectToldTruly, reasonFor } from './dialogs'
import { expect, test } from './fixtures'
import { revokeRole } from './roles'

const HEAD = /\/v1\/.*\/artifacts\/prompt\/skill\.generate$/
const REASON = 'Back to what worked.'

/** Opens "Restore revision 2" on a Prompt whose head is revision 6, ready to be pressed. */
async function restoreDialog(page: Page, backend: Backend): Promise<Locator> {
  await page
    .getByRole('list', { name: 'Revisions' })
    .getByRole('button', { name: 'Restore revision 2…' })
    .click()
  const dialog = page.getByRole('dialog')
  await reasonFor(dialog, backend, REASON)
  return dialog
}
const press = (dialog: Locator) =>
  dialog.getByRole('button', { name: 'Restore', exact: true }).click()

test('of two people who commit on one head, the second learns that it has moved', async ({
  api,
  backend,
  expectRefusals,
  openAs,
  openSecondAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key, contentOf } = await seedPrompt({
    grants: { 'second-admin': ['scope.admin', 'scope.viewer'] },
  })
  expectRefusals(412)
  const history = paths.history(scopeId, 'prompt', key)
  const first = await openAs('scope-admin', history)
  const second = await openSecondAs('second-admin', history)
  const firstDialog = await restoreDialog(first, backend)
  const secondDialog = await restoreDialog(second, backend)
  await press(firstDialog)
  await expect(first.getByRole('alert').filter({ hasText: 'Committed revision 7' })).toBeVisible()

  await press(secondDialog)
  const conflict = second.getByRole('dialog', { name: 'The head has moved' })
  await expect(conflict).toBeVisible()
  await expect(conflict.getByRole('button', { name: /overwrite/i })).toHaveCount(0)
  const head = await api.as('scope-admin').readHead(scopeId, 'prompt', key)
  expect(head.data.revision, 'the first one’s revision is still the head').toBe(7)
  expect(head.data.content).toEqual(contentOf[1])
  await expect.poll(() => requests.of('PUT').map((put) => put.status)).toEqual([200, 412])

  await test.step('starting over is based on the new head', async () => {
    await compared(conflict)
    await conflict.getByRole('button', { name: 'Review against revision 7' }).click()
    // Revision 2 is what the first one restored: there is nothing left to commit.
    await expect(second.getByRole('dialog').getByText('Same content as the head')).toBeVisible()
    expect(requests.of('PUT')).toHaveLength(2)
  })
})

test('after a conflict a restore can be reviewed and committed on the new head', async ({
  api,
  backend,
  expectRefusals,
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key, etag, contentOf } = await seedPrompt()
  expectRefusals(412)
  const page = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  const dialog = await restoreDialog(page, backend)
  const first = contentOf[0]
  if (!first) throw new Error('the seed has a first revision')
  await api.as('scope-admin').replace(scopeId, 'prompt', key, first, etag)
  await press(dialog)
  const conflict = page.getByRole('dialog', { name: 'The head has moved' })
  await compared(conflict)
  await conflict.getByRole('button', { name: 'Review against revision 7' }).click()
  const again = page.getByRole('dialog', { name: 'Restore revision 2' })
  await expect(again).toContainText('This will commit revision 8 on top of revision 7')
  await compared(again)
  await press(again)
  await expect(page.getByRole('alert').filter({ hasText: 'Committed revision 8' })).toBeVisible()
  expect(requests.of('PUT').map((put) => put.headers['if-match'])).toEqual([
    '"revision:6"',
    '"revision:7"',
  ])
})

test('a role revoked while the dialog is open is explained in it', async ({
  api,
  backend,
  expectRefusals,
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  expectRefusals(403)
  const page = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  const dialog = await restoreDialog(page, backend)
  await revokeRole(api, 'scope-admin', 'scope.admin', scopeId)
  await press(dialog)
  const refusal = dialog.getByRole('alert').filter({ hasText: 'forbidden' })
  await expect(refusal).toContainText('scope.admin')
  await expect(dialog.getByRole('button', { name: 'Why can’t I…?' })).toBeVisible()
  if (backend.features.recordsRestores)
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue(REASON)
  expect((await api.as('scope-admin').readHead(scopeId, 'prompt', key)).data.revision).toBe(6)

  // After the refusal every button that needs the role is disabled, without a reload.
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const again = page.getByRole('button', { name: /^Restore revision \d+…$/ }).first()
  await expect(again).toBeDisabled()
  await expect(again).toHaveAccessibleDescription('You need scope.admin on this scope')
})

test('content that the server refuses and a missing If-Match have words of their own', async ({
  backend,
  expectRefusals,
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  expectRefusals(422)
  expectRefusals(428)
  const page = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  const dialog = await restoreDialog(page, backend)

  await page.route(HEAD, (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    // What a meddling proxy could do; the refusal is the server's own.
    const body = route.request().postDataJSON() as { content: { instructions: string } }
    body.content.instructions = '   '
    return route.continue({ postData: JSON.stringify(body) })
  })
  await press(dialog)
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect.poll(() => requests.of('PUT').at(-1)?.status).toBe(422)
  const refused = await dialog.getByRole('alert').innerText()

  await page.unroute(HEAD)
  await page.route(HEAD, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    const headers = { ...route.request().headers() }
    delete headers['if-match']
    return route.continue({ headers })
  })
  await press(dialog)
  await expect.poll(() => requests.of('PUT').at(-1)?.status).toBe(428)
  await expect(dialog.getByRole('alert')).toContainText('precondition_required')
  await expect.poll(() => dialog.getByRole('alert').innerText()).not.toBe(refused)

  await page.unroute(HEAD)
  await press(dialog)
  await expect(page.getByRole('alert').filter({ hasText: 'Committed revision 7' })).toBeVisible()
})

test('a commit whose answer is lost is told as far as it is known, and made once', async ({
  api,
  backend,
  expectDeadConnections,
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  expectDeadConnections()
  const page = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  const dialog = await restoreDialog(page, backend)
  await page.route(HEAD, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await press(dialog)
  await expectToldTruly(page, backend, 7)
  expect(requests.of('PUT')).toHaveLength(1)
  expect((await api.as('scope-admin').readHead(scopeId, 'prompt', key)).data.revision).toBe(7)
})

test('a request that never arrives is not committed so far, and can be sent again', async ({
  api,
  backend,
  expectDeadConnections,
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  expectDeadConnections()
  const page = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  const dialog = await restoreDialog(page, backend)
  await page.route(HEAD, (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionrefused') : route.fallback(),
  )
  await press(dialog)
  await expect(dialog.getByText('Not committed so far', { exact: true })).toBeVisible()
  expect((await api.as('scope-admin').readHead(scopeId, 'prompt', key)).data.revision).toBe(6)
  await page.unroute(HEAD)
  await press(dialog)
  await expect(page.getByRole('alert').filter({ hasText: 'Committed revision 7' })).toBeVisible()
  expect((await api.as('scope-admin').readHead(scopeId, 'prompt', key)).data.revision).toBe(7)
})

test('a commit whose outcome cannot be checked is checked again on demand', async ({
  backend,
  expectDeadConnections,
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  expectDeadConnections()
  const page = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  const dialog = await restoreDialog(page, backend)
  await page.route(HEAD, async (route) => {
    if (route.request().method() === 'PUT') await route.fetch()
    return route.abort('connectionreset')
  })
  await press(dialog)
  const check = dialog.getByRole('button', { name: 'Check again' })
  await expect(check).toBeVisible()
  await page.unroute(HEAD)
  await check.click()
  await expectToldTruly(page, backend, 7)
  expect(requests.of('PUT')).toHaveLength(1)
})
