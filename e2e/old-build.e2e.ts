import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { field, kept, openedDraft } from './drafts'
import { seedExperience } from './editing'
import { expect, test } from './fixtures'
import { expectSeen, expectSeenAtOnce } from './seen'

const TYPED = 'Typed before the release.'
const alertOf = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'A part of the console could not be loaded' })
const reloadOf = (page: Page) => alertOf(page).getByRole('button', { name: 'Reload' })

/** From now on the files of this build are gone, as after a release. */
const release = (page: Page) =>
  page.route(/\/assets\/[^/]+\.js$/, (route) => route.fulfill({ status: 404 }))

test.beforeEach(({ announce }) =>
  announce(/Failed to load resource|Failed to fetch dynamically imported module/),
)

test('a tab whose files are gone after a release says so, leaves the screen standing, and keeps a draft through the reload', async ({
  api,
  openAs,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api)
  const page = await openAs('scope-admin', paths.edit(scopeId, family, artifactId))
  await field(page, 'Lesson').fill(TYPED)
  await kept(page)
  await release(page)

  await test.step('a dialog', async () => {
    await page.keyboard.press('Control+k')
    await expect(alertOf(page)).toContainText('The console was updated since this page was opened')
    await expectSeenAtOnce({ 'what happened': alertOf(page), 'the way on': reloadOf(page) })
    await expect(field(page, 'Lesson')).toHaveValue(TYPED)
    await field(page, 'Outcome').fill('Keys go where they are typed.')
    await expect(field(page, 'Outcome')).toHaveValue('Keys go where they are typed.')
    await alertOf(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(alertOf(page)).toHaveCount(0)
    await kept(page)
  })

  await test.step('a screen', async () => {
    await page.keyboard.press('Control+k')
    await expectSeen(page, { 'what happened': alertOf(page), 'the way on': reloadOf(page) })
    await page.getByRole('link', { name: 'Audit', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toHaveCount(0)
    await expect(alertOf(page), 'it is said once').toHaveCount(1)
    await expect(alertOf(page)).toContainText('The console was updated since this page was opened')
    await expect(alertOf(page), 'nothing in the browser’s own words').not.toContainText('module')
    await page.unrouteAll()
    await reloadOf(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible()
  })

  await page.goto(paths.edit(scopeId, family, artifactId))
  await expect(openedDraft(page)).toContainText('Based on revision 1')
  await expect(field(page, 'Lesson')).toHaveValue(TYPED)
})
