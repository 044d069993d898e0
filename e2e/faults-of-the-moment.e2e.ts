import { paths } from '../src/routing/paths'
import { answerWith, PROMPT_LIST, refusal, retry } from './faults'
import { expect, test } from './fixtures'

test.beforeEach(({ announce }) => announce(/Failed to load resource/))

for (const [status, after, words] of [
  [408, '30', 'The request took too long'],
  [425, '30', 'asked too early'],
  [429, 'Sun, 22 Nov 2026 10:00:30 GMT', 'Too many requests'],
  [502, '30', 'got no answer from it'],
  [503, '30', 'busy or not ready'],
  [504, '30', 'got no answer from it'],
] as const) {
  test(`${status} passes: the screen names the wait that the server asks for, and tries again`, async ({
    openAs,
    page,
    seedPrompt,
  }) => {
    const { scopeId } = await seedPrompt()
    const headers = { 'Retry-After': after, Date: 'Sun, 22 Nov 2026 10:00:00 GMT' }
    await answerWith(page, PROMPT_LIST, refusal(status, `code_of_${status}`, headers))
    await openAs('scope-admin', paths.artifacts(scopeId, 'prompt'))
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(words)
    await expect(alert).toContainText(/The server asks to wait 30 s, until \S/)
    await expect(alert).toContainText(`code_of_${status}`)
    await expect(alert).toContainText('req-of-the-fault')
    await page.unroute(PROMPT_LIST)
    await retry(page).click()
    await expect(page.getByRole('table', { name: 'Artifacts' })).toBeVisible()
  })
}

test('a short wait that the server asks for is waited, without a word', async ({
  openAs,
  page,
  requests,
  seedPrompt,
}) => {
  const { scopeId } = await seedPrompt()
  await openAs('scope-admin', paths.scopes())
  let asked = 0
  await page.route(PROMPT_LIST, (route) => {
    asked += 1
    return asked === 1
      ? route.fulfill(refusal(429, 'too_many', { 'Retry-After': '1' }))
      : route.fallback()
  })
  await page.goto(paths.artifacts(scopeId, 'prompt'))
  await expect(page.getByRole('table', { name: 'Artifacts' })).toBeVisible()
  const statuses = requests.of('GET', PROMPT_LIST).map(({ status }) => status)
  // A crowded server may put the second one off, too.
  expect(statuses.filter((status) => status !== 503)).toEqual([429, 200])
  await expect(page.getByRole('alert')).toHaveCount(0)
})
