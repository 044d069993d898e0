import { paths } from '../src/routing/paths'
import { compared, reasonFor } from './dialogs'
import { expect, expectAccessible, test } from './fixtures'
import { changes } from './history-screen'

test('a restore names both of its ends, and the new revision takes the place of what was compared', async ({
  backend,
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  const page = await openAs(
    'scope-admin',
    paths.history(scopeId, 'prompt', key, { from: 2, to: 5 }),
  )
  await page
    .getByRole('list', { name: 'Revisions' })
    .getByRole('button', { name: 'Restore revision 2…' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Restore revision 2' })
  await compared(dialog)
  // On servers that record no time the ends stand by their numbers alone.
  await expect(dialog).toContainText(/r6 head.*→r2 again/)
  if (backend.features.recordsRestores) {
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused()
    await expect(dialog).toContainText('Required. Recorded with the revision')
    await expect(dialog.locator('time')).toHaveCount(2)
  }
  await expectAccessible(page)
  await reasonFor(dialog, backend, 'The night shift asked for the short form.')
  const calls = await requests.during(async () => {
    await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Committed revision 7' })).toBeVisible()
    await expect(changes(page, 6, 7)).toBeVisible()
    await expect(changes(page, 6, 7)).toContainText('6 lines removed')
  })
  // Both revisions are known: the one was compared in the dialog, the other came with the answer.
  expect(calls.filter(({ path }) => /\/revisions\/\d+$/.test(path))).toEqual([])
})

test('after a switch to Auto the Prompt leads to what it changed', async ({
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  const page = await openAs('scope-admin', paths.prompt(scopeId, key))
  await page.getByRole('button', { name: 'Switch to Auto…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Switch to Auto' })
  await compared(dialog)
  await expect(dialog).toContainText(/r6 head.*→Auto: the built-in instructions/)
  await dialog.getByRole('button', { name: 'Switch to Auto', exact: true }).click()
  await expect(page.getByText('Running the built-in instructions: r7 is Auto.')).toBeVisible()
  const committed = page.getByRole('alert').filter({ hasText: 'Committed revision 7' })
  await expect(committed).toBeFocused()
  await committed.getByRole('link', { name: 'See what changed' }).press('Enter')
  await expect(changes(page, 6, 7)).toBeVisible()
})
