import { paths } from '../src/routing/paths'
import { answerWith, proxyRefusal, redirect, refusal, retry, webPage } from './faults'
import { expect, expectAccessible, test } from './fixtures'
import { identities } from './identities'

const ME = /\/v1\/access\/me$/

test.beforeEach(({ announce }) => announce(/Failed to load resource/))

for (const [name, answer] of [
  ...[403, 404, 409, 413, 425, 429, 500].map(
    (status) => [`${status}`, refusal(status, `code_${status}`)] as const,
  ),
  ['a proxy’s 403', proxyRefusal(403)] as const,
  ['an empty object', { status: 200, json: {} }] as const,
  ['a web page', webPage] as const,
  ['a redirect', redirect] as const,
]) {
  test(`there is a way out where the server answers ${name} to who is signed in`, async ({
    openAs,
    page,
  }) => {
    await answerWith(page, ME, answer)
    // An audit that this person may not read: the list of a Scope could fail by what other tests do meanwhile.
    await openAs('scope-admin', paths.audit({ resource: 'server' }))
    const whoIsIt = page.getByRole('heading', { name: 'The server did not say who you are' })
    await expect(whoIsIt).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Code')
    await expect(page.getByRole('button', { name: 'Sign in with another token' })).toBeVisible()
    await page.unroute(ME)
    await retry(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible()
  })
}

test('whoever the server does not let in signs in with another token, and comes back here', async ({
  openAs,
  page,
}) => {
  await answerWith(page, ME, refusal(403, 'forbidden'))
  await openAs('scope-admin', paths.audit())
  await expect(page.getByRole('alert')).toContainText('The server refused to say')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in with another token' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expect(page).toHaveURL(/\/sign-in\?next=%2Faudit$/)
})

test('the sign-in says what became of it, and keeps what was typed', async ({ openAs, page }) => {
  await openAs(null, '/sign-in')
  const field = page.getByLabel('Access token')
  await field.fill(identities['scope-admin'].token)
  // Neighbours have different words: those on screen are then surely the answer's to the last press.
  const cases = [
    [refusal(401, 'unauthorized'), 'The server does not know this token'],
    [proxyRefusal(401), 'Something in front of the server refused the sign-in'],
    [refusal(403, 'forbidden'), 'The server does not let this token in'],
    [proxyRefusal(403), 'Something in front of the server refused the sign-in'],
    [refusal(429, 'too_many', { 'Retry-After': '30' }), 'The server asks to wait 30 s'],
    [proxyRefusal(404), 'Something in front of the server refused the sign-in'],
    [proxyRefusal(429), 'Too many requests in a short time'],
    [webPage, 'sent this elsewhere'],
    [proxyRefusal(502), 'got no answer from it'],
    [redirect, 'sent this elsewhere'],
    [refusal(503, 'server_overloaded'), 'busy or not ready'],
  ] as const
  for (const [answer, words] of cases) {
    await answerWith(page, ME, answer)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(page.getByRole('alert')).not.toContainText('You don’t have access')
    await expect(field).toHaveValue(identities['scope-admin'].token)
    await page.unroute(ME)
  }
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
})
