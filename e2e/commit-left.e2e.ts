import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { at } from './base-path'
import { openRestore } from './dialogs'
import { openedDraft } from './drafts'
import { openReview, seedExperience } from './editing'
import { expect, expectAccessible, test } from './fixtures'
import { identities } from './identities'

const lesson = (page: Page) => page.getByRole('textbox', { name: 'Lesson', exact: true })
const notice = (page: Page) =>
  page.getByRole('region', { name: /^At .*\d\d:\d\d you sent .* and left before you were told/ })

type Held = { content: Record<string, unknown>; etag: string }

/**
 * Never answers the next PUT of a page, which `press` makes it send. Later requests of the page go through.
 * @param arrives whether the server gets it all the same
 * @returns what was sent, once the server has it or would have had it
 */
async function holdPut(
  page: Page,
  { arrives }: { arrives: boolean },
  press: () => Promise<unknown>,
): Promise<Held> {
  let held = false
  let hold: (put: Held) => void
  const sent = new Promise<Held>((resolve) => (hold = resolve))
  await page.route(
    (url) => url.pathname.includes('/v1/'),
    async (route) => {
      const request = route.request()
      if (request.method() !== 'PUT' || held) return route.fallback()
      held = true
      if (arrives) await route.fetch()
      const { content } = request.postDataJSON() as { content: Held['content'] }
      hold({ content, etag: request.headers()['if-match'] ?? '' })
    },
  )
  await press()
  return sent
}

async function expectGoneForGood(page: Page) {
  await notice(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
}

test('a reload before the answer of a commit leaves a notice, which learns of a late arrival', async ({
  api,
  openAs,
  requests,
}) => {
  // Six screens, one of them checked for accessibility in both themes.
  test.slow()
  const { scopeId, family, artifactId } = await seedExperience(api, {
    grants: { 'second-admin': ['scope.admin', 'scope.viewer'] },
  })
  const page = await openAs('scope-admin', paths.edit(scopeId, family, artifactId))
  await lesson(page).fill('Sent, and late.')
  const review = await openReview(page)
  const { content, etag } = await holdPut(page, { arrives: false }, () =>
    review.getByRole('button', { name: 'Commit revision 2' }).click(),
  )
  await page.reload()

  await expect(notice(page)).toContainText('you sent an edit as revision 2')
  await expect(notice(page)).toContainText(
    /Not committed so far\. As of .*, revision 1 is still the head\. What was sent may still arrive/,
  )
  await expect(openedDraft(page)).toBeVisible()
  await expectAccessible(page)

  await test.step('it is said on the other screens of the Artifact as well', async () => {
    await page.goto(paths.history(scopeId, family, artifactId))
    await expect(notice(page)).toContainText('Not committed so far')
    await page.goto(paths.artifact(scopeId, family, artifactId))
    await expect(notice(page)).toContainText('Not committed so far')
  })

  await api.as('scope-admin').replace(scopeId, family, artifactId, content, etag)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(notice(page)).toContainText(
    'Revision 2 exists now; the server does not record who made it. Whether your request made it is not known.',
  )

  await test.step('nobody else is told', async () => {
    const other = await openAs('second-admin', paths.artifact(scopeId, family, artifactId))
    await expect(other.getByRole('tab', { name: 'Content' })).toBeVisible()
    await expect(notice(other)).toHaveCount(0)
  })

  await notice(page).getByRole('link', { name: 'Compare revision 1 with revision 2' }).click()
  await expect(page).toHaveURL(at(paths.history(scopeId, family, artifactId, { from: 1, to: 2 })))
  await expectGoneForGood(page)
  expect(requests.of('PUT').map(({ status }) => status)).toEqual([null])
})

test('after a reload the notice of a commit names the recorded author', async ({
  backend,
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  const page = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  const dialog = await openRestore(page, backend, 1, 'Sent, and not answered.')
  await holdPut(page, { arrives: true }, () =>
    dialog.getByRole('button', { name: 'Restore', exact: true }).click(),
  )
  await page.reload()
  await expect(notice(page)).toContainText('you sent a restore as revision 7')
  await expect(notice(page)).toContainText(
    backend.features.recordsRestores
      ? `Revision 7 exists now, made by ${identities['scope-admin'].principal.description}. Whether your request made it is not known.`
      : 'Revision 7 exists now; the server does not record who made it.',
  )

  await test.step('a Prompt’s own page knows its number only', async () => {
    await page.goto(paths.prompt(scopeId, key))
    await expect(notice(page)).toContainText('Revision 7 exists now. Whether your request')
  })
  await expectGoneForGood(page)
})

test('going back before the answer of a commit leaves a notice, after it none', async ({
  api,
  openAs,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api)
  const page = await openAs('scope-admin', paths.artifact(scopeId, family, artifactId))
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await lesson(page).fill('Sent, and left.')
  const first = await openReview(page)
  await holdPut(page, { arrives: true }, () =>
    first.getByRole('button', { name: 'Commit revision 2' }).click(),
  )
  await page.goBack()
  await expect(notice(page)).toContainText('What this page shows was read before that.')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(notice(page)).toContainText('Revision 2 exists now')

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(notice(page)).toBeVisible()
  await lesson(page).fill('Sent, and answered.')
  const second = await openReview(page)
  await second.getByRole('button', { name: 'Commit revision 3' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Committed revision 3' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Sent, and answered.')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test('the answer of a commit leads nobody away who has gone on typing', async ({
  api,
  openAs,
  requests,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api)
  const page = await openAs('scope-admin', paths.artifact(scopeId, family, artifactId))
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await lesson(page).fill('Sent, and left.')
  const review = await openReview(page)
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/v1\//, async (route) => {
    if (route.request().method() === 'PUT') await late
    await route.continue()
  })
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await review.getByRole('button', { name: 'Commit revision 2' }).click()
  await sent
  await page.goBack()
  await expect(notice(page)).toBeVisible()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(openedDraft(page)).toBeVisible()
  await lesson(page).fill('Typed since.')
  await expect(page.getByText(/^Draft saved/)).toBeVisible()

  arrive()
  await expect.poll(() => requests.of('PUT').map(({ status }) => status)).toEqual([200])
  await requests.settled(page)
  await expect(page).toHaveURL(at(paths.edit(scopeId, family, artifactId)))
  await expect(lesson(page)).toHaveValue('Typed since.')
  await page.reload()
  await expect(openedDraft(page)).toBeVisible()
  await expect(lesson(page)).toHaveValue('Typed since.')
})
