import { paths } from '../src/routing/paths'
import { compared, reasonFor } from './dialogs'
import { expect, test } from './fixtures'
import { contents } from './prompt-texts'
import { revokeRole } from './roles'
import { firstSave } from './seed'

test('opens a Prompt, compares revisions 2 and 5, restores 2 and switches to Auto', async ({
  api,
  backend,
  expectRefusals,
  openAs,
  requests,
  seedPrompt,
}) => {
  // The table asks for every key that the console knows; an older server refuses the newer ones.
  expectRefusals(422, /\/prompts\//)
  const { scopeId, key, contentOf } = await seedPrompt()
  const page = await openAs('scope-admin', paths.prompts(scopeId))

  await test.step('the table of Prompts leads to the Prompt and its history', async () => {
    const row = page
      .getByRole('table', { name: 'Prompts' })
      .getByRole('row')
      .filter({ hasText: key })
    await expect(row).toContainText('Custom')
    await row.getByRole('link', { name: key, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: key })).toBeVisible()
    await expect(page.getByText('Say what the person sees when the step has worked.')).toBeVisible()
    await page.getByRole('link', { name: 'History', exact: true }).click()
    await expect(
      page.getByRole('region', { name: 'Changes from revision 5 to revision 6' }),
    ).toBeVisible()
  })

  await test.step('any two revisions compare, by address', async () => {
    await page.goto(paths.history(scopeId, 'prompt', key, { from: 2, to: 5 }))
    const changes = page.getByRole('region', { name: 'Changes from revision 2 to revision 5' })
    await expect(changes.getByRole('deletion').filter({ hasText: 'five' }).first()).toBeVisible()
    await expect(changes.getByRole('insertion').filter({ hasText: 'three' }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Swap' }).click()
    await expect(page).toHaveURL(/from=5&to=2|to=2.*from=5/)
    await expect(
      page.getByRole('region', { name: 'Changes from revision 5 to revision 2' }),
    ).toBeVisible()
    await page.getByRole('switch', { name: 'Side by side' }).click()
    await expect(page).toHaveURL(/view=split/)
  })

  await test.step('restoring revision 2 commits revision 7 on top of 6', async () => {
    await page.goto(paths.history(scopeId, 'prompt', key))
    await page
      .getByRole('list', { name: 'Revisions' })
      .getByRole('button', { name: 'Restore revision 2…' })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Restore revision 2' })
    await expect(dialog).toContainText('This will commit revision 7 on top of revision 6')
    await reasonFor(dialog, backend, 'The night shift asked for the short form.')
    await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Committed revision 7' })).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('switching to Auto commits revision 8 on top of 7', async () => {
    await page.goto(paths.prompt(scopeId, key))
    await page.getByRole('button', { name: 'Switch to Auto…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Switch to Auto' })
    await expect(dialog).toContainText('This will commit revision 8 on top of revision 7')
    await compared(dialog)
    await dialog.getByRole('button', { name: 'Switch to Auto', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Committed revision 8' })).toBeVisible()
    const auto = page.getByRole('button', { name: 'Switch to Auto…' })
    await expect(auto).toBeDisabled()
    await expect(auto).toHaveAccessibleDescription('Already Auto')
  })

  await test.step('each commit was one PUT on the head that was on screen', async () => {
    const puts = requests.of('PUT')
    expect(puts.map((put) => put.headers['if-match'])).toEqual(['"revision:6"', '"revision:7"'])
    const head = await api.as('scope-admin').readHead(scopeId, 'prompt', key)
    expect(head.data.revision).toBe(8)
    const second = contentOf[1]
    const seventh = await api.as('scope-admin').readRevision(scopeId, 'prompt', key, 7)
    expect(seventh.content).toEqual(second)
    if (backend.features.recordsRestores) {
      expect(seventh.restored_from_revision).toBe(2)
      expect(seventh.reason).toBe('The night shift asked for the short form.')
    }
  })
})

test('a commit shows in the other open tab', async ({ backend, openAs, seedPrompt }) => {
  const { scopeId, key } = await seedPrompt()
  const watching = await openAs('scope-admin', paths.prompt(scopeId, key))
  await expect(watching.getByText('Running Custom r6.')).toBeVisible()
  const acting = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  await acting
    .getByRole('list', { name: 'Revisions' })
    .getByRole('button', { name: 'Restore revision 1…' })
    .click()
  const dialog = acting.getByRole('dialog', { name: 'Restore revision 1' })
  await reasonFor(dialog, backend, 'Start over.')
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(acting.getByRole('alert').filter({ hasText: 'Committed revision 7' })).toBeVisible()
  await expect(watching.getByText('Running Custom r7.')).toBeVisible()
})

test('a key with nothing saved is Auto, and says why it cannot be switched', async ({
  openAs,
  seedPrompt,
}) => {
  const { scopeId } = await seedPrompt()
  const page = await openAs('scope-admin', paths.prompt(scopeId, 'handoff.generate'))
  const auto = page.getByRole('button', { name: 'Switch to Auto…' })
  await expect(auto).toBeDisabled()
  await expect(auto).toHaveAccessibleDescription('Already Auto')
  await page.getByRole('button', { name: 'Compare with built-in' }).click()
  await expect(page.getByText('No differences').first()).toBeVisible()
  await expect(page.getByRole('insertion')).toHaveCount(0)
  await expect(page.getByText('1 line added')).toHaveCount(0)
})

test('a caller without scope.admin sees the buttons disabled, with the reason', async ({
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt({ grants: { viewer: ['scope.viewer'] } })
  const page = await openAs('viewer', paths.prompt(scopeId, key))
  const auto = page.getByRole('button', { name: 'Switch to Auto…' })
  await expect(auto).toBeDisabled()
  await expect(auto).toHaveAccessibleDescription('You need scope.admin on this scope')
  await page.goto(paths.history(scopeId, 'prompt', key))
  const restore = page.getByRole('button', { name: 'Restore revision 2…' })
  await expect(restore).toBeDisabled()
  await expect(restore).toHaveAccessibleDescription('You need scope.admin on this scope')
  const edit = page.getByRole('button', { name: 'Edit', exact: true })
  await expect(edit).toBeDisabled()
  await expect(edit).toHaveAccessibleDescription('You need scope.admin on this scope')
  // The reason is reachable by keyboard, and pressing the button does nothing.
  await restore.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(requests.of('PUT')).toEqual([])
})

test('a former owner, whose role was revoked, gets the refusal explained', async ({
  api,
  openAs,
}) => {
  const { scope, saved: first } = await firstSave(
    api,
    'former-owner',
    'skill.generate',
    contents.opening,
    { 'former-owner': ['scope.admin', 'scope.viewer'] },
  )
  const owner = api.as('former-owner')
  await revokeRole(api, 'former-owner', 'scope.admin', scope.scope_id)
  await expect(
    owner.replace(scope.scope_id, 'prompt', 'skill.generate', contents.shortened, first.etag ?? ''),
    'owning the Prompt is not enough on this server either',
  ).rejects.toMatchObject({ status: 403, code: 'forbidden' })
  const page = await openAs('former-owner', paths.prompt(scope.scope_id, 'skill.generate'))
  await expect(page.getByText('Owning the Prompt is not enough')).toBeVisible()
  const auto = page.getByRole('button', { name: 'Switch to Auto…' })
  await expect(auto).toBeDisabled()
  await expect(auto).toHaveAccessibleDescription('You need scope.admin on this scope')
})

test('the revision whose content is the head cannot be restored', async ({
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  const page = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  // Revision 6 restored revision 4.
  await expect(page.getByText('same content as revision 4').first()).toBeVisible()
  const restore = page.getByRole('button', { name: 'Restore revision 4…' })
  await expect(restore).toBeDisabled()
  await expect(restore).toHaveAccessibleDescription('Same content as the head')
})
