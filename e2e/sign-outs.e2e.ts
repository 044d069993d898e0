import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { addressAt } from './base-path'
import { compared } from './dialogs'
import { field, holdsNothing, holdsNoToken, kept, LESSON, openedDraft } from './drafts'
import { seedExperience, takenForOwners } from './editing'
import { expect, test } from './fixtures'
import { identities } from './identities'
import { atSignIn, signIn, signOut } from './signing'

const ada = identities['scope-admin']
const bo = identities['second-admin']

/** A tab that a page opens itself: the browser copies the storage of its opener. */
async function openedBy(context: BrowserContext, page: Page, path: string): Promise<Page> {
  const opening = context.waitForEvent('page')
  await page.evaluate((address) => {
    window.open(address)
  }, path)
  const opened = await opening
  await expect(opened.getByRole('button', { name: 'Account' })).toBeVisible()
  return opened
}

test('signing out ends it in every tab of that person, and leaves other people’s tabs', async ({
  api,
  context,
  openAs,
}) => {
  const seeded = await seedExperience(api, {
    grants: { 'second-admin': ['scope.admin', 'scope.viewer', 'scope.contributor'] },
  })
  const { scopeId, family, artifactId } = seeded
  await takenForOwners(context, seeded)
  const path = paths.edit(scopeId, family, artifactId)
  const page = await openAs(null, paths.signIn(path))
  await signIn(page, ada.token)
  await field(page, 'Lesson').fill(LESSON)
  await kept(page)
  const opened = await openedBy(context, page, path)
  await expect(openedDraft(opened)).toBeVisible()
  await expect(field(opened, 'Lesson')).toHaveValue(LESSON)
  await opened.getByRole('button', { name: 'Review changes' }).click()
  await expect(opened.getByRole('dialog', { name: 'Review changes' })).toContainText(LESSON)
  // Signed in by hand, on its own.
  const separate = await openAs('scope-admin', path)
  await field(separate, 'Lesson').fill(`${LESSON} Again.`)
  const other = await openAs('second-admin', path)
  await field(other, 'Lesson').fill('Of the second person.')
  await kept(other)

  await signOut(page, 'delete')
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await holdsNothing(page)
  for (const tab of [opened, separate]) {
    await atSignIn(tab)
    await expect(tab.getByText(/^You signed out in another tab/)).toBeVisible()
    await expect(tab).toHaveURL(/\/sign-in$/)
    await expect(tab.getByRole('dialog')).toHaveCount(0)
    await expect(tab.getByText(LESSON)).toHaveCount(0)
    await holdsNoToken(tab)
  }
  await expect(field(other, 'Lesson')).toHaveValue('Of the second person.')
  await other.reload()
  await expect(openedDraft(other)).toBeVisible()

  await test.step('a draft is lost by nothing that happens in another tab', async () => {
    for (const [tab, text] of [
      [opened, LESSON],
      [separate, `${LESSON} Again.`],
    ] as const) {
      await signIn(tab, ada.token)
      await tab.goto(path)
      await expect(openedDraft(tab)).toBeVisible()
      await expect(field(tab, 'Lesson')).toHaveValue(text)
    }
  })
})

test('a sleeping tab learns of a sign-out when it is shown or reloaded', async ({
  api,
  context,
  openAs,
  requests,
}) => {
  // As if the browser had frozen the tab: it hears of nothing.
  const deaf = () => {
    BroadcastChannel.prototype.addEventListener = () => undefined
  }
  const { scopeId, family, artifactId } = await seedExperience(api)
  const path = paths.edit(scopeId, family, artifactId)
  const page = await openAs(null, paths.signIn(path))
  await signIn(page, ada.token)
  await field(page, 'Lesson').fill(LESSON)
  await kept(page)
  await context.addInitScript(deaf)
  const shown = await openedBy(context, page, path)
  const discarded = await openedBy(context, page, path)
  await expect(openedDraft(shown)).toBeVisible()
  await expect(openedDraft(discarded)).toBeVisible()
  await requests.settled(shown)
  await requests.settled(discarded)
  await signOut(page, 'keep')

  const calls = await requests.during(async () => {
    await expect(openedDraft(shown)).toBeVisible()
    await shown.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await atSignIn(shown)
    await expect(openedDraft(discarded)).toBeVisible()
    await discarded.reload()
    await atSignIn(discarded)
  })
  for (const tab of [shown, discarded]) {
    await expect(tab.getByText(/^You signed out in another tab/)).toBeVisible()
    await holdsNoToken(tab)
  }
  expect(calls.filter(({ headers }) => headers['authorization'] !== undefined)).toEqual([])
})

test('an answer to a commit does not navigate the person who signed in after its author', async ({
  api,
  baseURL,
  context,
  openAs,
  requests,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api)
  const path = paths.edit(scopeId, family, artifactId)
  const page = await openAs(null, paths.signIn(path))
  await signIn(page, ada.token)
  const leaving = await openedBy(context, page, path)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`**/v1/**/artifacts/${family}/${artifactId}`, async (route) => {
    if (route.request().method() === 'PUT') await held
    await route.continue()
  })
  await field(page, 'Lesson').fill(LESSON)
  await page.getByRole('button', { name: 'Review changes' }).click()
  await compared(page.getByRole('dialog', { name: 'Review changes' }))
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Commit revision 2' }).click()
  await sent
  await signOut(leaving)
  await signIn(page, bo.token)
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()

  const calls = await requests.during(async () => {
    const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
    answer()
    await (await answered).finished()
    await page.getByRole('button', { name: 'Account' }).click()
    await expect(page.getByRole('dialog', { name: 'Account' })).toContainText(bo.principal.id)
  })
  await expect(page).toHaveURL(addressAt(baseURL, '/'))
  expect(calls.filter(({ path: asked }) => asked.includes(artifactId))).toEqual([])
  await expect.poll(() => requests.of('PUT').map(({ status }) => status)).toEqual([200])
  const { data } = await api.as('scope-admin').readHead(scopeId, family, artifactId)
  expect(data.content['lesson'], 'what was sent is committed').toBe(LESSON)
})

test('a sign-out reaches the other open tabs also where the browser stores nothing', async ({
  context,
  openAs,
}) => {
  await context.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, kind, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
  const first = await openAs(null, paths.signIn('/scopes'))
  await signIn(first, ada.token)
  const second = await openAs(null, paths.signIn('/scopes'))
  await signIn(second, ada.token)
  const other = await openAs(null, paths.signIn('/scopes'))
  await signIn(other, bo.token)
  await second.getByRole('button', { name: 'Account' }).click()
  await expect(second.getByRole('dialog', { name: 'Account' })).toContainText(ada.principal.id)
  await signOut(first)
  await atSignIn(second)
  await expect(second.getByText(/^You signed out in another tab/)).toBeVisible()
  await expect(other.getByRole('button', { name: 'Account' })).toBeVisible()
})
