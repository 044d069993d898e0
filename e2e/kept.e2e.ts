import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { at } from './base-path'
import { openPresets } from './audit-screen'
import { contentsOf } from './contents-of'
import { expectFillsPhone, openRestore } from './dialogs'
import { field, holdsNothing, holdsNoToken, LESSON, openedDraft } from './drafts'
import { openReview, seedExperience, takenForOwners } from './editing'
import { expect, expectAccessible, test } from './fixtures'
import { identities } from './identities'
import { seedScope } from './seed'
import { atSignIn, pressSignOut, signIn, signOut } from './signing'

/** What the Artifacts of the tests are called, by their content. */
const NAME = String(contentsOf['experience']?.['situation'])

const ada = identities['scope-admin']
const bo = identities['second-admin']
const REASON = 'Reason of the first person, not to be signed by another.'

/** From now on the server takes no commit of this tab: 401, as for a token that has run out. */
const refuseCommits = (page: Page) =>
  page.route('**/v1/**', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    await route.fulfill({
      status: 401,
      json: { error: { code: 'unauthorized', message: 'gone', details: null } },
    })
  })

test('the reason of a restore waits for the person who typed it, and for nobody else', async ({
  backend,
  expectRefusals,
  openAs,
  requests,
  seedPrompt,
}) => {
  // Two people sign in, one of them twice, and both restore.
  test.slow()
  const { scopeId, key } = await seedPrompt({
    grants: { 'second-admin': ['scope.admin', 'scope.viewer'] },
  })
  expectRefusals(401)
  const path = paths.history(scopeId, 'prompt', key)
  const page = await openAs('scope-admin', path)
  const restore = async (revision: number, reason: string) => {
    const dialog = await openRestore(page, backend, revision, reason)
    await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
    await atSignIn(page)
  }
  await refuseCommits(page)
  await restore(1, REASON)
  await expect(page.getByText(ada.principal.id)).toHaveCount(0)

  await test.step('another person finds the screen, and nothing of it', async () => {
    await signIn(page, bo.token)
    await expect(page).toHaveURL(at(path))
    await expect(page.getByRole('list', { name: 'Revisions' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await restore(2, 'Reason of the second person.')
  })

  await test.step('the first one finds what they typed', async () => {
    await signIn(page, ada.token)
    const dialog = page.getByRole('dialog', { name: 'Restore revision 1' })
    await expect(dialog).toContainText('This will commit revision 7 on top of revision 6')
    if (backend.features.recordsRestores)
      await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue(REASON)
  })
  await expect.poll(() => requests.of('PUT').map((put) => put.status)).toEqual([401, 401])
})

test('a draft of an edit waits for the person who typed it, and for nobody else', async ({
  api,
  context,
  expectRefusals,
  openAs,
}) => {
  // Two people sign in, each of them twice, and both commit.
  test.slow()
  const seeded = await seedExperience(api, {
    grants: { 'second-admin': ['scope.admin', 'scope.viewer', 'scope.contributor'] },
  })
  const { scopeId, family, artifactId } = seeded
  await takenForOwners(context, seeded)
  expectRefusals(401)
  const path = paths.edit(scopeId, family, artifactId)
  const page = await openAs('scope-admin', path)
  const original = String(contentsOf['experience']?.['lesson'])
  const expire = async () => {
    const review = await openReview(page)
    await review.getByRole('button', { name: 'Commit revision 2' }).click()
    await atSignIn(page)
  }
  await refuseCommits(page)
  await field(page, 'Lesson').fill(LESSON)
  await expire()

  await signIn(page, bo.token)
  await expect(field(page, 'Lesson')).toHaveValue(original)
  await expect(openedDraft(page)).toHaveCount(0)
  await expect(page.getByText(LESSON)).toHaveCount(0)
  await page.getByRole('button', { name: 'Account' }).click()
  const account = page.getByRole('dialog', { name: 'Account' })
  await expect(account).toContainText(bo.principal.id)
  await expect(page.getByText(ada.principal.id, { exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  // What is typed while it goes would be its own.
  await expect(account).toHaveCount(0)
  await field(page, 'Lesson').fill('Typed by the second one.')
  await expire()

  await test.step('who signs in after it and out again takes nothing of it along', async () => {
    await page.unrouteAll()
    await signIn(page, bo.token)
    await expect(openedDraft(page)).toBeVisible()
    await signOut(page, 'delete')
  })

  await signIn(page, ada.token)
  await page.goto(path)
  await expect(openedDraft(page)).toBeVisible()
  await expect(field(page, 'Lesson')).toHaveValue(LESSON)
})

test('who signs out decides what becomes of their drafts', async ({ api, openAs, requests }) => {
  test.slow()
  const first = await seedExperience(api)
  const second = await seedExperience(api)
  const pathOf = (one: typeof first) => paths.edit(one.scopeId, one.family, one.artifactId)
  const page = await openAs(null, paths.signIn(pathOf(first)))
  await signIn(page, ada.token)
  await field(page, 'Lesson').fill(LESSON)
  await page.getByRole('link', { name: 'Back to the Artifact' }).click()
  await expect(page.getByRole('tab', { name: 'Content' })).toBeVisible()
  await page.goto(pathOf(second))
  await field(page, 'Lesson').fill(`${LESSON} Again.`)

  const question = page.getByRole('dialog', { name: 'You have 2 drafts in this tab' })
  // Both are called the same, so their ids stand beside the name.
  const draftOf = ({ artifactId }: typeof first) =>
    question
      .getByRole('listitem')
      .filter({ hasText: artifactId })
      .getByRole('link', { name: `Edit of experience ${NAME}` })
  await test.step('the question names them, and cancelling it changes nothing', async () => {
    await pressSignOut(page)
    for (const one of [first, second]) await expect(draftOf(one)).toBeVisible()
    await expect(question).toContainText('Checkout service')
    await expectFillsPhone(page, question)
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Account' })).toBeFocused()
    await expect(field(page, 'Lesson')).toHaveValue(`${LESSON} Again.`)
  })

  await test.step('it leads to each of them', async () => {
    await pressSignOut(page)
    await draftOf(first).click()
    await expect(openedDraft(page)).toBeVisible()
    await expect(page).toHaveURL(at(pathOf(first)))
  })

  await test.step('what is kept is there after signing in again', async () => {
    await signOut(page, 'keep')
    await holdsNoToken(page)
    await signIn(page, ada.token)
    for (const [one, text] of [
      [first, LESSON],
      [second, `${LESSON} Again.`],
    ] as const) {
      await page.goto(pathOf(one))
      await expect(openedDraft(page)).toBeVisible()
      await expect(field(page, 'Lesson')).toHaveValue(text)
    }
  })

  await test.step('what is deleted is gone, also what was typed just now', async () => {
    await field(page, 'Outcome').fill('Typed by the first person at the end.')
    await signOut(page, 'delete')
    await holdsNothing(page)
    await signIn(page, ada.token)
    await page.goto(pathOf(second))
    await expect(field(page, 'Lesson')).toHaveValue(String(contentsOf['experience']?.['lesson']))
  })

  await test.step('without drafts nothing is asked', async () => {
    await signOut(page)
    await holdsNothing(page)
  })
  expect(requests.of('PUT')).toEqual([])
})

test('a typed reason survives another screen and a sign-out in another tab', async ({
  backend,
  openAs,
  seedPrompt,
}) => {
  // Three times somebody signs in and out.
  test.slow()
  const { scopeId, key } = await seedPrompt()
  const page = await openAs(null, paths.signIn(paths.prompt(scopeId, key)))
  await signIn(page, ada.token)
  await page.getByRole('link', { name: 'History', exact: true }).click()
  const dialog = await openRestore(page, backend, 1, REASON)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Switch to Auto…' })).toBeVisible()
  // Where restores have no reason, nothing was typed, and nothing is asked.
  if (!backend.features.recordsRestores) return signOut(page)

  await test.step('who signs out is asked about it', async () => {
    await pressSignOut(page)
    const question = page.getByRole('dialog', { name: 'You have 1 draft in this tab' })
    await question.getByRole('link', { name: /^Reason for restoring revision 1 of prompt/ }).click()
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue(REASON)
  })

  await test.step('a sign-out in another tab leaves it to its author', async () => {
    const elsewhere = await openAs('scope-admin', paths.scopes())
    await signOut(elsewhere)
    await atSignIn(page)
    await signIn(page, bo.token)
    await signOut(page)
    await signIn(page, ada.token)
    await pressSignOut(page)
    const question = page.getByRole('dialog', { name: 'You have 1 draft in this tab' })
    await question.getByRole('link', { name: /^Reason for restoring revision 1 of prompt/ }).click()
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue(REASON)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await signOut(page)
  })
})

test('audit presets belong to the person who saved them', async ({ api, openAs }) => {
  const { scope_id: scopeId } = await seedScope(api, { 'second-admin': ['scope.admin'] })
  const address = `/audit?resource=${encodeURIComponent(`scope:${scopeId}`)}`
  const first = await openAs('scope-admin', address)
  const own = await openPresets(first)
  const name = own.getByRole('textbox', { name: 'Name' })
  await name.fill('Watching Bo')
  await name.press('Enter')
  await expect(own.getByRole('alert')).toContainText('Saved')

  const second = await openAs('second-admin', address)
  const others = await openPresets(second)
  await expect(others.getByRole('button', { name: 'Import from a file' })).toBeVisible()
  await expect(others.getByText('Watching Bo')).toHaveCount(0)

  const again = await openAs('scope-admin', address)
  const kept = await openPresets(again)
  await expect(kept.getByRole('button', { name: 'Watching Bo', exact: true })).toBeVisible()
})
