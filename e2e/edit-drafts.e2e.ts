import { paths } from '../src/routing/paths'
import { at } from './base-path'
import { contentsOf } from './contents-of'
import { compared } from './dialogs'
import { field, kept, openedDraft } from './drafts'
import { openReview, reviewAndCommit, seedExperience } from './editing'
import { expect, test } from './fixtures'
import { identities } from './identities'
import { expectText } from './long-texts'
import { contents, custom, instructions } from './prompt-texts'
import { expectSeenAtOnce } from './seen'
import { atSignIn, signIn } from './signing'

test('a draft outlives a reload and another screen, opens by itself, and is marked where its Artifact is shown', async ({
  api,
  openAs,
  requests,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api)
  const page = await openAs('scope-admin', paths.edit(scopeId, family, artifactId))
  const draftLink = page.getByRole('main').getByRole('link', { name: 'Your draft', exact: true })
  await field(page, 'Lesson').fill('Typed, and not committed.')
  await kept(page)
  await page.reload()
  await expect(openedDraft(page)).toContainText('Based on revision 1')
  await expect(field(page, 'Lesson')).toHaveValue('Typed, and not committed.')

  await test.step('leaving at once loses nothing either', async () => {
    await field(page, 'Outcome').fill('And left at once.')
    await page.getByRole('link', { name: 'Back to the Artifact' }).click()
    await expect(page.getByRole('tab', { name: 'Content' })).toBeVisible()
    await draftLink.click()
    await expect(openedDraft(page)).toContainText('Based on revision 1')
    await expect(field(page, 'Outcome')).toHaveValue('And left at once.')
    await expect(field(page, 'Lesson')).toHaveValue('Typed, and not committed.')
  })

  await test.step('the list names it too', async () => {
    await page.goto(paths.artifacts(scopeId, family))
    await draftLink.click()
    await expect(field(page, 'Lesson')).toHaveValue('Typed, and not committed.')
  })

  await test.step('"Discard" beside its line can be taken back', async () => {
    await openedDraft(page).getByRole('button', { name: 'Discard' }).click()
    await expect(field(page, 'Lesson')).toHaveValue(String(contentsOf['experience']?.['lesson']))
    await page.getByRole('main').getByRole('button', { name: 'Undo' }).click()
    await expect(openedDraft(page)).toBeVisible()
    await expect(field(page, 'Lesson')).toHaveValue('Typed, and not committed.')
  })

  await test.step('discarding can be taken back, and then is final', async () => {
    const discard = page.getByRole('button', { name: 'Discard changes' })
    await discard.click()
    await expect(field(page, 'Lesson')).toHaveValue(String(contentsOf['experience']?.['lesson']))
    const bar = page.getByRole('region', { name: 'Review changes' })
    const said = bar.getByRole('status').filter({ hasText: 'What you typed was discarded.' })
    const undo = said.getByRole('button', { name: 'Undo' })
    await expectSeenAtOnce({ said, undo, discard })
    await expect(discard, 'the focus stays where the person is').toBeFocused()
    await undo.click()
    await expect(said).toHaveCount(0)
    await expect(field(page, 'Lesson')).toHaveValue('Typed, and not committed.')
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await page.reload()
    await expect(field(page, 'Lesson')).toHaveValue(String(contentsOf['experience']?.['lesson']))
    await expect(openedDraft(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Back to the Artifact' }).click()
    await expect(page.getByRole('tab', { name: 'Content' })).toBeVisible()
    await expect(draftLink).toHaveCount(0)
  })
  expect(requests.of('PUT')).toEqual([])
})

test('what is typed in the moment in which the page is left is kept', async ({ api, openAs }) => {
  const { scopeId, family, artifactId } = await seedExperience(api)
  const page = await openAs('scope-admin', paths.edit(scopeId, family, artifactId))
  const stored = await field(page, 'Lesson').evaluate((lesson: HTMLTextAreaElement) => {
    lesson.focus()
    document.execCommand('insertText', false, 'Typed and left.')
    // The page is left in the same task as the typing: the form has had no time for its deferred checks.
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    return JSON.stringify({ ...sessionStorage })
  })
  expect(stored).toContain('Typed and left.')
})

test('a session that ends while committing keeps the draft', async ({
  api,
  expectRefusals,
  openAs,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api, {
    grants: { viewer: ['scope.viewer'] },
  })
  expectRefusals(401)
  const path = paths.edit(scopeId, family, artifactId)
  const page = await openAs('scope-admin', path)
  await field(page, 'Lesson').fill('Typed before the token ran out.')
  await page.route('**/v1/**', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    await route.fulfill({
      status: 401,
      json: { error: { code: 'unauthorized', message: 'gone', details: null } },
    })
  })
  const review = await openReview(page)
  await review.getByRole('button', { name: 'Commit revision 2' }).click()
  await atSignIn(page)
  await page.unrouteAll()
  await signIn(page, identities['scope-admin'].token)
  await expect(page).toHaveURL(at(path))
  await expect(openedDraft(page)).toContainText('Based on revision 1')
  await expect(field(page, 'Lesson')).toHaveValue('Typed before the token ran out.')
})

test('a head that another tab commits is told at once, and merged on request', async ({
  api,
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt({ revisions: [contents.opening] })
  const path = paths.edit(scopeId, 'prompt', key)
  const first = await openAs('scope-admin', path)
  const second = await openAs('scope-admin', path)
  const last = '- Leave out customer names, order numbers and card data.'
  await field(first, 'Instructions').fill(instructions.opening.replace(last, `${last}\n- Mine.`))
  await field(second, 'Instructions').fill(instructions.shortened)
  await reviewAndCommit(second, 2)

  const moved = first.getByRole('region', { name: /^Revision 2 was committed meanwhile/ })
  await expect(moved).toBeVisible()
  await expectText(field(first, 'Instructions'), /- Mine\.$/)
  await expect(first.getByRole('button', { name: 'Review changes' })).toHaveAccessibleDescription(
    'Merge revision 2 into your text first',
  )
  await moved.getByRole('button', { name: 'See what changed' }).click()
  await expect(
    moved.getByRole('group', { name: 'Changes from revision 1 to revision 2' }),
  ).toContainText('tried twice')
  await moved.getByRole('button', { name: 'Merge into my text' }).click()
  await moved.getByRole('button', { name: 'Apply merge' }).click()
  await expectText(field(first, 'Instructions'), `${instructions.shortened}\n- Mine.`)
  await expect(first.getByText('Your text is based on revision 2 now').first()).toBeVisible()
  await reviewAndCommit(first, 3)
  const { data } = await api.as('scope-admin').readHead(scopeId, 'prompt', key)
  expect(data.content['instructions']).toBe(`${instructions.shortened}\n- Mine.`)
})

test('of two people who edit one line, the second decides with both before them', async ({
  api,
  expectRefusals,
  openAs,
  requests,
  seedPrompt,
}) => {
  expectRefusals(412)
  const { scopeId, key, etag } = await seedPrompt({ revisions: [custom('One.\nTwo.\nThree.')] })
  const page = await openAs('scope-admin', paths.edit(scopeId, 'prompt', key))
  await field(page, 'Instructions').fill('One.\nMine.\nThree.')
  const review = await openReview(page)
  await api.as('scope-admin').replace(scopeId, 'prompt', key, custom('One.\nTheirs.\nThree.'), etag)
  await review.getByRole('button', { name: 'Commit revision 2' }).click()
  const conflict = page.getByRole('dialog', { name: 'The head has moved' })
  await expect(conflict.getByRole('heading', { name: '1 place was changed by both' })).toBeVisible()
  await compared(conflict)
  await conflict.getByRole('button', { name: 'Back to the form' }).click()
  await expectText(field(page, 'Instructions'), 'One.\nMine.\nThree.')
  await expect(page.getByText('Based on revision 2')).toBeVisible()
  await field(page, 'Instructions').fill('One.\nTheirs, and mine.\nThree.')
  await reviewAndCommit(page, 3)
  await expect
    .poll(() => requests.of('PUT').map((put) => [put.headers['if-match'], put.status]))
    .toEqual([
      ['"revision:1"', 412],
      ['"revision:2"', 200],
    ])
})

test('a draft of an older head opens with that said, and is merged', async ({
  api,
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key, etag } = await seedPrompt({ revisions: [custom('One.\nTwo.\nThree.')] })
  const path = paths.edit(scopeId, 'prompt', key)
  const page = await openAs('scope-admin', path)
  await field(page, 'Instructions').fill('One.\nMine.\nThree.')
  await kept(page)
  await api.as('scope-admin').replace(scopeId, 'prompt', key, custom('One.\nTheirs.\nThree.'), etag)
  await page.goto(path)
  await expect(openedDraft(page)).toContainText('Based on revision 1')
  await expectText(field(page, 'Instructions'), 'One.\nMine.\nThree.')
  const moved = page.getByRole('region', { name: /^Revision 2 was committed meanwhile/ })
  await moved.getByRole('button', { name: 'Merge into my text' }).click()
  await expect(moved.getByRole('button', { name: 'Apply merge' })).toHaveAccessibleDescription(
    'Choose for the 1 place left first',
  )
  await moved.getByRole('radio', { name: 'Both, yours first' }).check()
  await moved.getByRole('button', { name: 'Apply merge' }).click()
  await expectText(field(page, 'Instructions'), 'One.\nMine.\nTheirs.\nThree.')
  const merged = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: 'Your text is based on revision 2 now' })
  const undo = merged.getByRole('button', { name: 'Undo' })
  await expectSeenAtOnce({ merged, undo })
  await undo.click()
  await expectText(field(page, 'Instructions'), 'One.\nMine.\nThree.')
})

test('where the browser stores nothing, the form warns, keeps what is typed, and commits it', async ({
  api,
  openAs,
  page,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api)
  // Full, or refused by a setting: the browser says both in this way.
  await page.addInitScript((token) => {
    const set = Storage.prototype.setItem
    Storage.prototype.setItem = function (key: string, value: string) {
      if (this === sessionStorage && !key.endsWith(token)) {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
      set.call(this, key, value)
    }
  }, 'scope-console.token')
  await openAs('scope-admin', paths.edit(scopeId, family, artifactId))
  await field(page, 'Lesson').fill('Typed where nothing is kept.')
  const warning = page.getByText(/^Draft not saved: the browser has no room for it/)
  await expect(warning).toBeVisible()
  await expect(page.getByText(/^Draft saved/)).toHaveCount(0)

  await test.step('another screen does not lose it', async () => {
    await page.getByRole('link', { name: 'Back to the Artifact' }).click()
    await expect(page.getByRole('tab', { name: 'Content' })).toBeVisible()
    await page.goBack()
    await expect(openedDraft(page)).toContainText('Based on revision 1')
    await expect(field(page, 'Lesson')).toHaveValue('Typed where nothing is kept.')
  })

  await test.step('a reload would, and asks first', async () => {
    await field(page, 'Outcome').fill('Typed there as well.')
    await expect(warning).toBeVisible()
    const asked = page.waitForEvent('dialog')
    const leaving = page.evaluate(() => location.reload())
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    await leaving
    await expect(field(page, 'Outcome')).toHaveValue('Typed there as well.')
  })

  await test.step('and it is committed like any other', async () => {
    await reviewAndCommit(page, 2)
    const { data } = await api.as('scope-admin').readHead(scopeId, family, artifactId)
    expect(data.content).toMatchObject({
      lesson: 'Typed where nothing is kept.',
      outcome: 'Typed there as well.',
    })
  })

  await test.step('after which a reload loses nothing, and asks nothing', async () => {
    const asked: string[] = []
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type())
      await dialog.accept()
    })
    await page.reload()
    await expect(page.getByText('Typed where nothing is kept.')).toBeVisible()
    expect(asked).toEqual([])
  })
})
