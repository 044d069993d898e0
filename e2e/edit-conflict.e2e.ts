import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { compared } from './dialogs'
import { openReview, reviewAndCommit } from './editing'
import { expect, expectAccessible, test } from './fixtures'
import { expectText, firstTextIn } from './long-texts'
import { auto, custom } from './prompt-texts'
import { expectSeenAtOnce } from './seen'

const instructions = (page: Page) =>
  page.getByRole('textbox', { name: 'Instructions', exact: true })
const conflictOf = (page: Page) => page.getByRole('dialog', { name: 'The head has moved' })

test('an edit that does not overlap is merged, reviewed against the new head, and then committed', async ({
  api,
  expectRefusals,
  openAs,
  requests,
  seedPrompt,
}) => {
  // Three dialogs, one of them checked for accessibility in both themes.
  test.slow()
  expectRefusals(412)
  const { scopeId, key, etag } = await seedPrompt({
    revisions: [custom('One.\nTwo.\nThree.\nFour.\nFive.')],
  })
  const page = await openAs('scope-admin', paths.edit(scopeId, 'prompt', key))
  await instructions(page).fill('One, mine.\nTwo.\nThree.\nFour.\nFive.')
  const first = await openReview(page)
  await api
    .as('scope-admin')
    .replace(scopeId, 'prompt', key, custom('One.\nTwo.\nThree.\nFour.\nFive, theirs.'), etag)
  await first.getByRole('button', { name: 'Commit revision 2' }).click()

  const conflict = conflictOf(page)
  await expect(
    conflict.getByRole('heading', { name: 'Your changes and the new head’s do not overlap.' }),
  ).toBeVisible()
  await expect(conflict).toContainText('Both changed Instructions, in different places')
  await expect(conflict, 'nobody changed it alone').not.toContainText('alone')
  await compared(conflict)
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Review against revision 2' }).click()
  const review = page.getByRole('dialog', { name: 'Review changes' })
  await expect(review).toContainText('This will commit revision 3 on top of revision 2')
  await expect(review.getByRole('insertion').first()).toContainText('mine')
  await compared(review)
  expect(requests.of('PUT'), 'nothing is sent before it was reviewed').toHaveLength(1)
  await review.getByRole('button', { name: 'Commit revision 3' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Committed revision 3' })).toBeVisible()
  const { data } = await api.as('scope-admin').readHead(scopeId, 'prompt', key)
  expect(data.content['instructions']).toBe('One, mine.\nTwo.\nThree.\nFour.\nFive, theirs.')
  await expect
    .poll(() => requests.of('PUT').map((put) => [put.headers['if-match'], put.status]))
    .toEqual([
      ['"revision:1"', 412],
      ['"revision:2"', 200],
    ])
})

test('where both changed one place, nothing goes on before it is decided', async ({
  api,
  expectRefusals,
  openAs,
  page,
  requests,
  seedPrompt,
}) => {
  // Three dialogs, one of them checked for accessibility in both themes.
  test.slow()
  expectRefusals(412)
  const { scopeId, key, etag } = await seedPrompt({
    revisions: [custom('One.\nTwo.\nThree.\nFour.\nFive.')],
  })
  // Before it is opened: a page that is laid out anew may lose a press.
  await page.setViewportSize({ width: 320, height: 720 })
  await openAs('scope-admin', paths.edit(scopeId, 'prompt', key))
  await instructions(page).fill('One, mine.\nTwo.\nThree.\nFour.\nFive, mine.')
  const first = await openReview(page)
  await api
    .as('scope-admin')
    .replace(scopeId, 'prompt', key, custom('One.\nTwo.\nThree.\nFour.\nFive, theirs.'), etag)
  await first.getByRole('button', { name: 'Commit revision 2' }).click()

  const conflict = conflictOf(page)
  // It takes the focus once, and would take it from what is pressed below.
  await expect(conflict.getByRole('heading', { name: 'The head has moved' })).toBeFocused()
  await expect(conflict.getByRole('heading', { name: '1 place was changed by both' })).toBeVisible()
  await expect(conflict).toContainText('Both changed Instructions, in the same place')
  const onward = conflict.getByRole('button', { name: 'Review against revision 2' })
  await expect(onward).toHaveAccessibleDescription('Choose for the 1 place left first')
  // The comparison that is chosen says what it waits for.
  const waits = conflict
    .getByRole('paragraph')
    .filter({ hasText: 'Choose for the 1 place left first' })
  await waits.scrollIntoViewIfNeeded()
  await expectSeenAtOnce({ 'what the comparison waits for': waits })
  await onward.focus()
  await page.keyboard.press('Enter')
  await expect(onward).toHaveAccessibleDescription('Choose for the 1 place left first')
  await expectAccessible(page)
  await conflict.getByRole('radio', { name: 'Yours', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(onward).not.toHaveAccessibleDescription(/Choose for/)
  await expect(waits).toHaveCount(0)
  await compared(conflict)
  await onward.click()
  const review = page.getByRole('dialog', { name: 'Review changes' })
  await compared(review)
  await review.getByRole('button', { name: 'Commit revision 3' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Committed revision 3' })).toBeVisible()
  const { data } = await api.as('scope-admin').readHead(scopeId, 'prompt', key)
  expect(data.content['instructions']).toBe('One, mine.\nTwo.\nThree.\nFour.\nFive, mine.')
  expect(requests.of('PUT')).toHaveLength(2)
})

test('a first save that comes second is told who was first, and goes on from there', async ({
  api,
  expectRefusals,
  openAs,
  requests,
  seedPrompt,
}) => {
  expectRefusals(409)
  // Another key of the same Scope has nothing saved.
  const { scopeId } = await seedPrompt({ revisions: [auto] })
  const key = 'handoff.generate'
  const page = await openAs('scope-admin', paths.prompt(scopeId, key))
  await page.getByRole('link', { name: 'Edit' }).click()
  const builtin = await firstTextIn(instructions(page))
  await instructions(page).fill(`${builtin}\nMine.`)
  const review = await openReview(page)
  await api.as('scope-admin').savePrompt(scopeId, key, custom(`Theirs.\n${builtin}`))
  await review.getByRole('button', { name: 'Commit revision 1' }).click()
  const conflict = conflictOf(page)
  // Where it does not come to that, the failure has all that the dialog says.
  await expect(conflict).toContainText('do not overlap')
  await expect(conflict.getByRole('button', { name: 'Review against revision 1' })).toBeEnabled()
  await compared(conflict)
  await conflict.getByRole('button', { name: 'Back to the form' }).click()
  await expect(page.getByText('Based on revision 1')).toBeVisible()
  // Both started from the built-in text, and what they changed does not overlap.
  await expectText(instructions(page), `Theirs.\n${builtin}\nMine.`)
  await reviewAndCommit(page, 2)
  await expect
    .poll(() => requests.of('POST', /\/artifacts$/).map(({ status }) => status))
    .toEqual([409])
  await expect
    .poll(() => requests.of('PUT').map((put) => [put.headers['if-match'], put.status]))
    .toEqual([['"revision:1"', 200]])
})
