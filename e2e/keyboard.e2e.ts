import { readFile } from 'node:fs/promises'
import { paths } from '../src/routing/paths'
import { contentsOf } from './contents-of'
import { compared, hasKeys } from './dialogs'
import { seedArtifact } from './editing'
import { savedBy } from './exports'
import { expect, test } from './fixtures'
import { changes, list, row } from './history-screen'
import { tabAndPress, tabTo } from './keyboard'
import { custom } from './prompt-texts'
import { seedScope } from './seed'
import { auditOf, listed, rowsOf } from './audit-screen'

// Each journey below goes from its first screen to its end without a mouse, as the main work of the console has to (WCAG 2.1.1).

test('by keyboard alone: from the list of Scopes to a comparison, a restore, and Auto', async ({
  backend,
  expectRefusals,
  openAs,
  seedPrompt,
}) => {
  test.slow()
  // The table asks for every key that the console knows; an older server refuses the newer ones.
  expectRefusals(422, /\/prompts\//)
  const { scopeTitle, key } = await seedPrompt()
  const page = await openAs('scope-admin', paths.scopes())
  const titled = (name: string) =>
    expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

  await test.step('browse', async () => {
    await tabTo(page, page.getByRole('searchbox', { name: 'Search scopes' }))
    await page.keyboard.type(scopeTitle)
    await tabAndPress(page, page.getByRole('link', { name: scopeTitle, exact: true }))
    await titled(scopeTitle)
    const prompts = page.getByRole('main').getByRole('link', { name: 'Prompts', exact: true })
    await tabAndPress(page, prompts)
    await tabAndPress(page, page.getByRole('main').getByRole('link', { name: key, exact: true }))
    await titled(key)
    await tabAndPress(page, page.getByRole('link', { name: 'History', exact: true }))
    await expect(changes(page, 5, 6)).toBeVisible()
  })
  await test.step('compare', async () => {
    await tabTo(page, page.getByRole('textbox', { name: 'Go to revision' }))
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await expect(row(page, 2)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(changes(page, 1, 2)).toBeVisible()
    const side = page.getByRole('switch', { name: 'Side by side' })
    await tabTo(page, side)
    await page.keyboard.press('Space')
    await expect(side).toBeChecked()
  })
  await test.step('restore', async () => {
    const restore = list(page).getByRole('button', { name: 'Restore revision 2…' })
    await tabTo(page, restore, 'Shift+Tab')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Restore revision 2' })
    await compared(dialog)
    await hasKeys(dialog)
    if (backend.features.recordsRestores) {
      await tabTo(page, dialog.getByRole('textbox', { name: 'Reason' }))
      await page.keyboard.type('The night shift asked for the short form.')
    }
    await tabAndPress(page, dialog.getByRole('button', { name: 'Restore', exact: true }))
    await expect(page.getByRole('alert').filter({ hasText: 'Committed revision 7' })).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(row(page, 7)).toBeVisible()
  })
  await test.step('Auto', async () => {
    await page.keyboard.press('Control+k')
    const goTo = page.getByRole('dialog', { name: 'Go to…' })
    await expect(goTo.getByRole('combobox')).toBeFocused()
    await page.keyboard.type(key)
    await expect(goTo.getByRole('option', { selected: true })).toContainText(key)
    await page.keyboard.press('Enter')
    await titled(key)
    await tabAndPress(page, page.getByRole('button', { name: 'Switch to Auto…' }))
    const dialog = page.getByRole('dialog', { name: 'Switch to Auto' })
    await compared(dialog)
    await hasKeys(dialog)
    await tabAndPress(page, dialog.getByRole('button', { name: 'Switch to Auto', exact: true }))
    await expect(page.getByRole('alert').filter({ hasText: 'Committed revision 8' })).toBeVisible()
  })
})

test('by keyboard alone: an Artifact is compared with another one of its list, and back', async ({
  api,
  openAs,
  requests,
}) => {
  const { scopeId, family, artifactId } = await seedArtifact(api, 'skill')
  const other = { ...contentsOf['skill'], name: 'move-it-back' }
  const { artifact_id: otherId } = await api
    .as('scope-admin')
    .createArtifact(scopeId, family, other)
  const page = await openAs('scope-admin', paths.artifacts(scopeId, family))
  const nameOf = (content?: Record<string, unknown>) => String(content?.['name'])
  const here = nameOf(contentsOf['skill'])
  const there = nameOf(other)
  const titled = page.getByRole('heading', { level: 1, name: here, exact: true })
  const opens = page.getByRole('button', { name: 'Compare with…' })
  const dialog = page.getByRole('dialog', { name: `Compare ${here} with…` })
  const artifact = dialog.getByRole('combobox', { name: 'Artifact' })

  await test.step('the list leads to one of them', async () => {
    await tabAndPress(page, page.getByRole('main').getByRole('link', { name: here, exact: true }))
    await expect(titled).toBeVisible()
    await requests.settled(page)
  })
  await test.step('Escape leaves the dialog, and the focus is where it was', async () => {
    await tabAndPress(page, opens)
    await expect(artifact).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opens).toBeFocused()
  })
  await test.step('the other one is found by a part of its name', async () => {
    await page.keyboard.press('Enter')
    await expect(artifact).toBeFocused()
    await page.keyboard.type('it-back')
    await expect(dialog.getByRole('button', { name: 'Compare', exact: true })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { name: there })).toBeVisible()
    await expect(artifact).toHaveAttribute('aria-activedescendant', /./)
    await page.keyboard.press('Enter')
    await expect(artifact).toHaveValue(there)
    await tabAndPress(page, dialog.getByRole('button', { name: 'Compare', exact: true }))
  })
  const top = (name: string) =>
    page.getByRole('heading', { level: 1, name: `Comparison of ${name}`, exact: true })
  const changed = page.getByRole('region', { name: `Changes from r1 · ${here} to r1 · ${there}` })
  await test.step('the comparison has the focus at its top, and is swapped', async () => {
    await expect(changed.getByRole('row').first()).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${artifactId}/compare.*artifact=${otherId}`))
    await expect(top(here)).toBeFocused()
    await tabAndPress(page, page.getByRole('button', { name: 'Swap' }))
    await expect(
      page.getByRole('region', { name: `Changes from r1 · ${there} to r1 · ${here}` }),
    ).toBeVisible()
    await expect(top(there)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Swap' })).toBeFocused()
  })
  await test.step('the way back ends at the Artifact, whose heading has the focus', async () => {
    // A browser without a window has no keys of its own, such as Alt and an arrow.
    await page.goBack()
    await expect(titled).toBeFocused()
  })
})

test('by keyboard alone: an edit that meets another commit is reviewed again and committed', async ({
  api,
  expectRefusals,
  openAs,
  seedPrompt,
}) => {
  test.slow()
  expectRefusals(412)
  const { scopeId, key, etag } = await seedPrompt({
    revisions: [custom('One.\nTwo.\nThree.\nFour.\nFive.')],
  })
  const page = await openAs('scope-admin', paths.prompt(scopeId, key))
  await tabAndPress(page, page.getByRole('link', { name: 'Edit', exact: true }))
  await tabTo(page, page.getByRole('textbox', { name: 'Instructions', exact: true }))
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Zero, mine.\n')
  await page.keyboard.press('Control+Enter')
  const first = page.getByRole('dialog', { name: 'Review changes' })
  await compared(first)
  await hasKeys(first)
  await api
    .as('scope-admin')
    .replace(scopeId, 'prompt', key, custom('One.\nTwo.\nThree.\nFour.\nFive, theirs.'), etag)
  await tabAndPress(page, first.getByRole('button', { name: 'Commit revision 2' }))
  const conflict = page.getByRole('dialog', { name: 'The head has moved' })
  await compared(conflict)
  await hasKeys(conflict)
  await tabAndPress(page, conflict.getByRole('button', { name: 'Review against revision 2' }))
  const again = page.getByRole('dialog', { name: 'Review changes' })
  await compared(again)
  await hasKeys(again)
  await tabAndPress(page, again.getByRole('button', { name: 'Commit revision 3' }))
  await expect(page.getByRole('alert').filter({ hasText: 'Committed revision 3' })).toBeVisible()
  const { data } = await api.as('scope-admin').readHead(scopeId, 'prompt', key)
  expect(data.content['instructions']).toBe('Zero, mine.\nOne.\nTwo.\nThree.\nFour.\nFive, theirs.')
})

test('by keyboard alone: a refusal is found, read and exported', async ({ api, openAs }) => {
  const scope = await seedScope(api)
  await expect(api.as('stranger').readScope(scope.scope_id)).rejects.toMatchObject({ status: 403 })
  const page = await openAs('scope-admin', auditOf(scope.scope_id, { result: 'denied' }))
  await listed(page)
  const refused = rowsOf(page).filter({ hasText: 'stranger' })
  await tabTo(page, rowsOf(page).first())
  while (!(await refused.evaluate((one) => one === document.activeElement)))
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const event = page.getByRole('dialog', { name: 'Event' })
  await expect(event.getByRole('heading', { name: 'Event', exact: true })).toBeFocused()
  await expect(event).toContainText('no-matching-binding')
  await page.keyboard.press('Escape')
  await expect(refused).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Export…' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Export audit events' })
  await hasKeys(dialog)
  await tabTo(page, dialog.getByRole('button', { name: 'Start export' }))
  const { file } = await savedBy(page, () => page.keyboard.press('Enter'))
  expect(await readFile(file, 'utf8')).toContain('stranger')
})
