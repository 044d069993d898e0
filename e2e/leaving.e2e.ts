import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { openRestore } from './dialogs'
import { openReview, seedExperience } from './editing'
import { expect, test } from './fixtures'
import type { Requests } from './requests'

const lesson = (page: Page) => page.getByRole('textbox', { name: 'Lesson', exact: true })

/**
 * Leaving the page makes the browser ask; the person stays. The page leaves by itself: from outside the browser may close
 * it before it was told that the page listens.
 */
async function expectQuestion(page: Page) {
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => void setTimeout(() => location.reload()))
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
}

/** Reloading the page makes the browser ask nothing. */
async function expectNoQuestion(page: Page, requests: Requests) {
  // The page stops listening for it a moment after it shows that nothing would be lost.
  await requests.settled(page)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).toEqual([])
  page.removeAllListeners('dialog')
}

test('the browser asks before an edit that is not committed is left', async ({
  api,
  openAs,
  requests,
}) => {
  // Four times the page is loaded anew, and once it is committed.
  test.slow()
  const { scopeId, family, artifactId } = await seedExperience(api)
  const page = await openAs('scope-admin', paths.edit(scopeId, family, artifactId))
  await lesson(page).click()
  await expectNoQuestion(page, requests)
  await lesson(page).click()
  await lesson(page).fill('Typed, and not committed.')
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
  await requests.settled(page)
  await expectQuestion(page)
  await expect(lesson(page)).toHaveValue('Typed, and not committed.')

  await test.step('not after it was discarded', async () => {
    const discard = page.getByRole('button', { name: 'Discard changes' })
    await discard.click()
    // The form compares what is typed with the head a moment after the click, on a busy machine a long one.
    await expect(discard).toBeDisabled()
    await expectNoQuestion(page, requests)
  })

  await test.step('while it is sent, and not once it is committed', async () => {
    let arrive = () => {}
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/v1/**', async (route) => {
      if (route.request().method() === 'PUT') await held
      await route.continue()
    })
    await lesson(page).fill('Typed, and committed.')
    const review = await openReview(page)
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await review.getByRole('button', { name: 'Commit revision 2' }).click()
    await sent
    await expectQuestion(page)
    arrive()
    await expect(page.getByRole('alert').filter({ hasText: 'Committed revision 2' })).toBeVisible()
    await expectNoQuestion(page, requests)
  })
  await expect.poll(() => requests.of('PUT').map(({ status }) => status)).toEqual([200])
})

test('the browser asks before a typed reason is left', async ({
  backend,
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  const page = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  const dialog = await openRestore(page, backend, 1, 'Typed, and not committed.')
  if (backend.features.recordsRestores) {
    await expectQuestion(page)
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue(
      'Typed, and not committed.',
    )
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expectNoQuestion(page, requests)
})
