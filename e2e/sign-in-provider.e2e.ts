import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { compared } from './dialogs'
import { openReview } from './editing'
import { identities } from './identities'
import { AUDIENCE, CLIENT_ID } from './oidc/provider'
import { expect, signInButton, signInThere, test } from './oidc/fixtures'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const grantIn = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('scope-console.grant') ?? '{}') as Grant)
type Grant = { refreshToken: string; endsAt: number }

test('a sign-in at the provider leads to the very address, and outlives a reload', async ({
  context,
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  const page = await openAs(null, paths.history(scopeId, 'prompt', key, { from: 1, to: 3 }))
  await signInButton(page).click()
  await signInThere(page, 'scope-admin')
  await expect(page).toHaveURL(/\/history\?from=1&to=3$/)
  await expect(heading(page, `History of ${key}`)).toBeVisible()
  await expect(
    page.getByRole('button', { name: `Account: ${identities['scope-admin'].label}` }),
  ).toBeVisible()

  const { refreshToken } = await grantIn(page)
  expect(refreshToken).toBeTruthy()
  const elsewhere = await page.evaluate(() => JSON.stringify(localStorage) + document.cookie)
  expect(elsewhere).not.toContain(refreshToken)
  await page.reload()
  await expect(page).toHaveURL(/\/history\?from=1&to=3$/)
  await expect(heading(page, `History of ${key}`)).toBeVisible()

  // Somebody else in another tab, beside the first.
  const other = await context.newPage()
  await other.goto(paths.scopes())
  await other.getByRole('button', { name: 'Use another account' }).click()
  await signInThere(other, 'auditor')
  await expect(heading(other, 'Scopes')).toBeVisible()
  await expect(
    other.getByRole('button', { name: `Account: ${identities.auditor.label}` }),
  ).toBeVisible()
  await page.reload()
  await expect(
    page.getByRole('button', { name: `Account: ${identities['scope-admin'].label}` }),
  ).toBeVisible()

  // Signing out ends it at the provider too, and in no other person's tab.
  await other.getByRole('button', { name: 'Account' }).click()
  await other.getByRole('button', { name: 'Sign out' }).click()
  await other.getByRole('button', { name: 'Sign out there too' }).click()
  await expect(other.getByText('You are signed out, here and at Acme.')).toBeVisible()
  await signInButton(other).click()
  await expect(heading(other, 'Provider')).toBeVisible()
  await page.reload()
  await expect(heading(page, `History of ${key}`)).toBeVisible()
})

test('who signs out at the provider reads so, even if the sign-in screen shows before the page leaves', async ({
  oidc,
  openAs,
}) => {
  const page = await openAs(null, paths.scopes())
  await signInButton(page).click()
  await signInThere(page, 'scope-admin')
  await expect(heading(page, 'Scopes')).toBeVisible()
  const end = `${oidc.provider.issuer}/session/end?`
  const leaving = page.waitForRequest((request) => request.url().startsWith(end))
  // Playwright can't look at a page while it leaves, so the page calls this function.
  const shown = new Promise<void>((resolve) => {
    void page.exposeFunction('signInIsShown', resolve)
  })
  await page.addInitScript(() => {
    const tell = () =>
      document.body?.textContent.includes('Sign in with Acme') &&
      requestIdleCallback(() => (window as unknown as { signInIsShown(): void }).signInIsShown())
    new MutationObserver(tell).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expect(heading(page, 'Scopes')).toBeVisible()
  await page.route(/\/SignInPage-.*\.js$/, async (route) => {
    await leaving
    await route.continue()
  })
  await page.route(`${end}*`, async (route) => {
    await shown
    await route.continue()
  })
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign out there too' }).click()
  await expect(page.getByText('You are signed out, here and at Acme.')).toBeVisible()
})

test('a token that ends is renewed before anybody notices, also after a reload', async ({
  oidc,
  openAs,
  requests,
}) => {
  oidc.provider.giveTokensFor(9)
  const page = await openAs(null, paths.scopes())
  await signInButton(page).click()
  await signInThere(page, 'scope-admin')
  await expect(heading(page, 'Scopes')).toBeVisible()
  const first = await grantIn(page)
  await expect
    .poll(async () => (await grantIn(page)).endsAt, 'the end of the token')
    .toBeGreaterThan(first.endsAt)
  expect((await grantIn(page)).refreshToken, 'the provider gives a new one each time').not.toBe(
    first.refreshToken,
  )
  await page.getByRole('navigation').getByRole('link', { name: 'Audit' }).click()
  await expect(heading(page, 'Audit')).toBeVisible()

  // The page is away for longer than its token lasts.
  const { endsAt } = await grantIn(page)
  await page.goto('about:blank')
  await expect.poll(() => Date.now()).toBeGreaterThan(endsAt)
  await page.goBack()
  await expect(heading(page, 'Audit')).toBeVisible()
  await expect(
    page.getByRole('button', { name: `Account: ${identities['scope-admin'].label}` }),
  ).toBeVisible()
  expect(requests.of('GET', /\/v1\//).filter(({ status }) => status === 401)).toEqual([])
})

test('a tab and its duplicate renew one sign-in in turn, also when the first is closed, and nobody else gets its token', async ({
  api,
  context,
  oidc,
  openAs,
  requests,
  seedPrompt,
}) => {
  oidc.provider.giveTokensFor(6)
  const { scopeId, key, revision } = await seedPrompt()
  const page = await openAs(null, paths.edit(scopeId, 'prompt', key))
  await signInButton(page).click()
  await signInThere(page, 'scope-admin')
  const instructions = (of: Page) => of.getByRole('textbox', { name: 'Instructions', exact: true })
  await instructions(page).fill('Typed in the first tab.')

  /** Passes when the tabs hold tokens that end later than all they hold now. */
  const renewed = async (...tabs: Page[]) => {
    const ends = await Promise.all(tabs.map(async (tab) => (await grantIn(tab)).endsAt))
    const latest = Math.max(...ends)
    for (const tab of tabs)
      await expect
        .poll(async () => (await grantIn(tab)).endsAt, 'the end of the token')
        .toBeGreaterThan(latest)
  }

  // A window that a page opens begins with a copy of the page's `sessionStorage`, as a duplicated tab does.
  const copyAt = async (path: string) => {
    const opened = context.waitForEvent('page')
    await page.evaluate((to) => void window.open(to), path)
    return opened
  }
  const copy = await copyAt(paths.edit(scopeId, 'prompt', key))
  const away = await copyAt(paths.scopes())
  await expect(heading(away, 'Scopes')).toBeVisible()
  // A tab that is left while it renews takes the new tokens with it (decision 30): it is left right after.
  await renewed(away)
  await away.goto('about:blank')
  await instructions(copy).fill('Typed in the copy.')
  /** Passes when two tabs hold the same tokens: between a renewal and the message about it they differ. */
  const sharing = (one: Page, another: Page) =>
    expect
      .poll(async () => {
        const [first, second] = await Promise.all([one, another].map(grantIn))
        return first?.refreshToken === second?.refreshToken
      })
      .toBe(true)
  await sharing(page, copy)

  const other = await openAs(null, paths.scopes())
  await other.getByRole('button', { name: 'Use another account' }).click()
  await signInThere(other, 'auditor')
  await expect(heading(other, 'Scopes')).toBeVisible()

  await test.step('both are renewed, and so is somebody else beside them', async () => {
    await renewed(page, copy, other)
    await renewed(page, copy, other)
    await sharing(page, copy)
    const [first, third] = await Promise.all([page, other].map(grantIn))
    expect(third?.refreshToken).not.toBe(first?.refreshToken)
    await expect(instructions(page)).toHaveText('Typed in the first tab.')
    await expect(instructions(copy)).toHaveText('Typed in the copy.')
  })

  await test.step('a copy that was away for some renewals takes up the newest', async () => {
    await away.goBack()
    await expect(heading(away, 'Scopes')).toBeVisible()
    await renewed(page, copy, away)
    await away.close()
    await renewed(page, copy)
  })

  await test.step('the copy goes on alone, and commits what was typed', async () => {
    await page.close({ runBeforeUnload: false })
    await renewed(copy)
    const review = await openReview(copy)
    await review.getByRole('button', { name: `Commit revision ${revision + 1}` }).click()
    await expect(
      copy.getByRole('alert').filter({ hasText: `Committed revision ${revision + 1}` }),
    ).toBeVisible()
    const { data } = await api.as('scope-admin').readHead(scopeId, 'prompt', key)
    expect(data.content['instructions']).toBe('Typed in the copy.')
    await expect(
      other.getByRole('button', { name: `Account: ${identities.auditor.label}` }),
    ).toBeVisible()
  })
  expect(requests.of('PUT')).toHaveLength(1)
})

test('a sign-in that ends in the middle of a restore loses nothing, and nothing is committed twice', async ({
  api,
  expectRefusals,
  oidc,
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key, revision } = await seedPrompt()
  expectRefusals(401)
  expectRefusals(400, /\/token$/)
  const page = await openAs(null, paths.history(scopeId, 'prompt', key))
  await signInButton(page).click()
  await signInThere(page, 'scope-admin')
  await page.getByRole('button', { name: 'Restore revision 1…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Restore revision 1' })
  await compared(dialog)
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  await reason.fill('It was right before.')

  // The server takes the token no more, and the provider gives another one.
  oidc.gate.refuseKnownTokens()
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('has been renewed')
  await expect(reason).toHaveValue('It was right before.')
  expect((await api.as('scope-admin').readHead(scopeId, 'prompt', key)).data.revision).toBe(
    revision,
  )

  // Neither of them goes on.
  const { refreshToken } = await grantIn(page)
  const revoked = await fetch(`${oidc.provider.issuer}/token/revocation`, {
    method: 'POST',
    body: new URLSearchParams({ token: refreshToken, client_id: CLIENT_ID }),
  })
  expect(revoked.status).toBe(200)
  oidc.gate.refuseKnownTokens()
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByText('Your sign-in has ended.')).toBeVisible()
  expect((await api.as('scope-admin').readHead(scopeId, 'prompt', key)).data.revision).toBe(
    revision,
  )

  // The provider still knows the person: one press leads back to what was typed.
  await signInButton(page).click()
  await compared(dialog)
  await expect(reason).toHaveValue('It was right before.')
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: `Committed revision ${revision + 1}` }),
  ).toBeVisible()
  expect((await api.as('scope-admin').readHead(scopeId, 'prompt', key)).data.revision).toBe(
    revision + 1,
  )
})

test('a sign-in that comes to nothing says why, and can be tried again', async ({
  announce,
  expectDeadConnections,
  expectRefusals,
  oidc,
  openAs,
  requests,
}) => {
  const alert = (page: Page) => page.getByRole('alert')
  const again = (page: Page) => page.getByRole('button', { name: 'Try again' })
  expectDeadConnections()
  announce(/Failed to fetch|net::ERR/)
  expectRefusals(401)
  await oidc.provider.stop()
  const page = await openAs(null, paths.audit({ result: 'denied' }))
  await signInButton(page).click()
  await expect(alert(page)).toContainText('Acme does not answer')
  await oidc.provider.startAgain()

  await again(page).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(alert(page)).toContainText('Acme did not let you in')

  oidc.gate.takeTokensFor('urn:another')
  await again(page).click()
  await signInThere(page, 'auditor')
  await expect(alert(page)).toContainText('the server does not take its token')
  await expect(alert(page)).toContainText(`The token is meant for ${AUDIENCE}.`)
  oidc.gate.takeTokensFor(AUDIENCE)

  await page.goto('/sign-in?code=of-somebody-else&state=made-up')
  await expect(alert(page)).toContainText('belongs to no sign-in of this tab')
  await expect(page).toHaveURL(/\/sign-in$/)

  await page.goto(paths.audit({ result: 'denied' }))
  await signInButton(page).click()
  await expect(page).toHaveURL(/\/audit\?.*result=denied/)
  await expect(heading(page, 'Audit')).toBeVisible()

  // While the provider is away, a token that holds is used, and who is signed in stays so.
  await oidc.provider.stop()
  oidc.gate.refuseKnownTokens()
  await page.getByRole('navigation').getByRole('link', { name: 'Scopes' }).click()
  await expect(alert(page).filter({ hasText: 'could not be renewed' }).first()).toBeVisible()
  // A part of the screen that comes later asks anew what has failed. With the provider back, nothing would be left to retry.
  await requests.settled(page)
  await oidc.provider.startAgain()
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await expect(page.getByRole('table', { name: 'Scopes' })).toBeVisible()
})
