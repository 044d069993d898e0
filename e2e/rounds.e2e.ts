import { expect, test } from './fixtures'
import { codeOf, roundsOf } from './rounds'
import { identities } from './identities'
import { screensOf } from './screens'

test('print the rounds of each screen', async ({ page, seedPrompt }) => {
  test.setTimeout(300_000)
  const prompt = await seedPrompt()
  await page
    .context()
    .addInitScript(
      (token) => sessionStorage.setItem('scope-console.token', token),
      identities['scope-admin'].token,
    )
  for (const { name, path, shows, title } of screensOf(prompt)) {
    const rounds = await roundsOf(page, path, page.getByRole(shows, { name: title }).first())
    console.log(
      name,
      rounds.length,
      'rounds',
      rounds.flat().length,
      'requests',
      codeOf(rounds).length,
      'code',
    )
    for (const [n, r] of rounds.entries()) console.log('   ', n + 1, r.join(' '))
  }
  expect(1).toBe(1)
})
