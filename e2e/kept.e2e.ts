import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { openRestore } from './dialogs'
import { contentsOf } from './contents-of'
import { seedExperience } from './editing'
import { expect, expectAccessible, test } from './fixtures'
import { identities } from './identities'
import { seedScope } from './seed'
import { atSignIn, pressSignOut, signIn, signOut } from './signing'

const ada = identities['scope-admin']
const bo = identities['second-admin']
const REASON = 'Reason of the first person, not to be signed by another.'
const LESSON = 'Typed by the first person, not to be committed by another.'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const offer = (page: Page) => page.getByRole('region', { name: /^You have a draft/ })
const kept = (page: Page) => expect(page.getByText(/^Kept in this tab since/)).toBeVisible()

/** From now on the server takes no commit of this tab: 401, as for a token that has run out. */
const refuseCommits = (page: Page) =>
  page.route('**/v1/**', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    await route.fulfill({
      status: 401,
      json: { error: { code: 'unauthorized', message: 'gone', details: null } },
    })
  })

/** What a tab's own storage and the browser's hold, as one text. */
const stored = (page: Page) =>
  page.evaluate(() => ({ tab: { ...sessionStorage }, browser: { ...localStorage } }))
const holdsNoToken = async (page: Page) => {
  const { tab, browser } = await stored(page)
  expect(JSON.stringify([tab, browser])).not.toContain('token-of')
  expect(Object.keys(tab)).not.toContain('scope-console.token')
}
const holdsNothing = async (page: Page) => {
  await holdsNoToken(page)
  expect(JSON.stringify(await stored(page))).not.toMatch(/draft|first person/)
}

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

test('the reason of a restore waits for the person who typed it, and for nobody else', async ({
  backend,
  expectRefusals,
  openAs,
  requests,
  seedPrompt,
}) => {
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
    await expect(page).toHaveURL(path)
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
  expectRefusals,
  openAs,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api, {
    grants: { 'second-admin': ['scope.admin', 'scope.viewer', 'scope.contributor'] },
  })
  expectRefusals(401)
  const path = paths.edit(scopeId, family, artifactId)
  const page = await openAs('scope-admin', path)
  const original = String(contentsOf['experience']?.['lesson'])
  const expire = async () => {
    await page.getByRole('button', { name: 'Review changes' }).click()
    await page.getByRole('button', { name: 'Commit revision 2' }).click()
    await atSignIn(page)
  }
  await refuseCommits(page)
  await field(page, 'Lesson').fill(LESSON)
  await expire()

  await signIn(page, bo.token)
  await expect(field(page, 'Lesson')).toHaveValue(original)
  await expect(offer(page)).toHaveCount(0)
  await expect(page.getByText(LESSON)).toHaveCount(0)
  await page.getByRole('button', { name: 'Account' }).click()
  await expect(page.getByRole('dialog', { name: 'Account' })).toContainText(bo.principal.id)
  await expect(page.getByText(ada.principal.id, { exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await field(page, 'Lesson').fill('Typed by the second one.')
  await expire()

  await test.step('who signs in after it and out again takes nothing of it along', async () => {
    await page.unrouteAll()
    await signIn(page, bo.token)
    await expect(offer(page)).toBeVisible()
    await signOut(page, 'delete')
  })

  await signIn(page, ada.token)
  await page.goto(path)
  await offer(page).getByRole('button', { name: 'Continue' }).click()
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
  await test.step('the question names them, and cancelling it changes nothing', async () => {
    await pressSignOut(page)
    for (const { artifactId } of [first, second]) {
      await expect(
        question.getByRole('link', { name: `Edit of experience ${artifactId}` }),
      ).toBeVisible()
    }
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Account' })).toBeFocused()
    await expect(field(page, 'Lesson')).toHaveValue(`${LESSON} Again.`)
  })

  await test.step('it leads to each of them', async () => {
    await pressSignOut(page)
    await question.getByRole('link', { name: first.artifactId }).click()
    await expect(offer(page)).toBeVisible()
    await expect(page).toHaveURL(pathOf(first))
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
      await offer(page).getByRole('button', { name: 'Continue' }).click()
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

test('a reason that was typed is lost neither on the way to another screen nor to a sign-out elsewhere', async ({
  backend,
  openAs,
  seedPrompt,
}) => {
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

test('signing out ends it in every tab of that person, and leaves other people’s tabs', async ({
  api,
  context,
  openAs,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api, {
    grants: { 'second-admin': ['scope.admin', 'scope.viewer', 'scope.contributor'] },
  })
  const path = paths.edit(scopeId, family, artifactId)
  const page = await openAs(null, paths.signIn(path))
  await signIn(page, ada.token)
  await field(page, 'Lesson').fill(LESSON)
  await kept(page)
  const opened = await openedBy(context, page, path)
  await offer(opened).getByRole('button', { name: 'Continue' }).click()
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
  await expect(offer(other)).toBeVisible()

  await test.step('a draft is lost by nothing that happens in another tab', async () => {
    for (const [tab, text] of [
      [opened, LESSON],
      [separate, `${LESSON} Again.`],
    ] as const) {
      await signIn(tab, ada.token)
      await tab.goto(path)
      await offer(tab).getByRole('button', { name: 'Continue' }).click()
      await expect(field(tab, 'Lesson')).toHaveValue(text)
    }
  })
})

test('a tab that slept while its person signed out finds out when it is shown or loaded again', async ({
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
  await expect(offer(shown)).toBeVisible()
  await expect(offer(discarded)).toBeVisible()
  await signOut(page, 'keep')

  const calls = await requests.during(async () => {
    await expect(offer(shown)).toBeVisible()
    await shown.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await atSignIn(shown)
    await expect(offer(discarded)).toBeVisible()
    await discarded.reload()
    await atSignIn(discarded)
  })
  for (const tab of [shown, discarded]) {
    await expect(tab.getByText(/^You signed out in another tab/)).toBeVisible()
    await holdsNoToken(tab)
  }
  expect(calls.filter(({ headers }) => headers['authorization'] !== undefined)).toEqual([])
})

test('a commit that is answered after its author has left leads the next person nowhere', async ({
  api,
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
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Commit revision 2' }).click()
  await sent
  await signOut(leaving)
  await signIn(page, bo.token)
  await expect(page.getByRole('heading', { level: 1, name: 'Scopes' })).toBeVisible()

  const calls = await requests.during(async () => {
    const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
    answer()
    await (await answered).finished()
    await page.getByRole('button', { name: 'Account' }).click()
    await expect(page.getByRole('dialog', { name: 'Account' })).toContainText(bo.principal.id)
  })
  await expect(page).toHaveURL(/\/scopes$/)
  expect(calls.filter(({ path: asked }) => asked.includes(artifactId))).toEqual([])
  await expect.poll(() => requests.of('PUT').map(({ status }) => status)).toEqual([200])
  const { data } = await api.as('scope-admin').readHead(scopeId, family, artifactId)
  expect(data.content['lesson'], 'what was sent is committed').toBe(LESSON)
})

test('where the browser keeps nothing, a sign-out is heard by the tabs that are there', async ({
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

test('presets of the audit are of the person who saved them', async ({ api, openAs }) => {
  const { scope_id: scopeId } = await seedScope(api, { 'second-admin': ['scope.admin'] })
  const address = `/audit?resource=${encodeURIComponent(`scope:${scopeId}`)}`
  const presetsOf = async (page: Page) => {
    await page.getByRole('button', { name: 'Presets…' }).click()
    return page.getByRole('dialog', { name: 'Presets' })
  }
  const first = await openAs('scope-admin', address)
  const own = await presetsOf(first)
  await own.getByRole('textbox', { name: 'Name' }).fill('Watching Bo')
  await first.keyboard.press('Enter')
  await expect(own.getByRole('alert')).toContainText('Saved')

  const second = await openAs('second-admin', address)
  const others = await presetsOf(second)
  await expect(others.getByRole('button', { name: 'Import from a file' })).toBeVisible()
  await expect(others.getByText('Watching Bo')).toHaveCount(0)

  const again = await openAs('scope-admin', address)
  const kept = await presetsOf(again)
  await expect(kept.getByRole('button', { name: 'Watching Bo', exact: true })).toBeVisible()
})
