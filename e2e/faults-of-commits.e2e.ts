import { paths } from '../src/routing/paths'
import { expectToldTruly, reasonFor } from './dialogs'
import { answerWith, PROMPT_HEAD, proxyRefusal, redirect, refusal, webPage } from './faults'
import { expect, test } from './fixtures'

test.beforeEach(({ announce }) => announce(/Failed to load resource/))

test.describe('a commit', () => {
  test('that is refused says why, what the head is, and what helps', async ({
    backend,
    openAs,
    page,
    requests,
    seedPrompt,
  }) => {
    const { scopeId, key } = await seedPrompt()
    await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
    await page.getByRole('button', { name: 'Restore revision 2…' }).first().click()
    const dialog = page.getByRole('dialog')
    await reasonFor(dialog, backend, 'Back to what worked.')
    const cases = [
      [refusal(429, 'too_many', { 'Retry-After': '30' }), 'Too many requests came', 'wait 30 s'],
      [proxyRefusal(429, { 'Retry-After': '30' }), 'Too many requests in a short', 'wait 30 s'],
      [refusal(409, 'conflict'), 'stands against this commit', 'Try again in a moment'],
      [refusal(404, 'artifact_not_found'), 'no longer where you saw it', 'What you typed stays'],
      [refusal(418, 'teapot'), 'The server says teapot', 'What you typed stays'],
    ] as const
    for (const [answer, ...words] of cases) {
      await answerWith(page, PROMPT_HEAD, answer, ['PUT'])
      await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
      const alert = dialog.getByRole('alert')
      for (const part of words) await expect(alert).toContainText(part)
      await expect(alert).toContainText('revision 6 is still the head')
      await page.unroute(PROMPT_HEAD)
    }
    const sent = requests.of('PUT').length
    expect(sent, 'each press sent once').toBe(cases.length)
    await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Committed revision 7' })).toBeVisible()
  })

  for (const [name, answer] of [
    ['a redirect', redirect],
    ['a web page', webPage],
  ] as const) {
    test(`that ${name} answers is looked for at the head, and sent once`, async ({
      api,
      backend,
      openAs,
      page,
      requests,
      seedPrompt,
    }) => {
      const { scopeId, key } = await seedPrompt()
      await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
      await page.getByRole('button', { name: 'Restore revision 2…' }).first().click()
      const dialog = page.getByRole('dialog')
      await reasonFor(dialog, backend, 'Back to what worked.')
      const press = dialog.getByRole('button', { name: 'Restore', exact: true })
      await test.step('it did not arrive', async () => {
        await answerWith(page, PROMPT_HEAD, answer, ['PUT'])
        await press.click()
        await expect(dialog.getByText('Not committed so far', { exact: true })).toBeVisible()
        await expect(dialog.getByRole('alert')).toContainText('sent this elsewhere')
        await page.unroute(PROMPT_HEAD)
      })
      await test.step('it did arrive', async () => {
        await page.route(PROMPT_HEAD, async (route) => {
          if (route.request().method() !== 'PUT') return route.fallback()
          await route.fetch()
          return route.fulfill(answer)
        })
        await press.click()
        await expectToldTruly(page, backend, 7)
      })
      expect(requests.of('PUT')).toHaveLength(2)
      const head = await api.as('scope-admin').readHead(scopeId, 'prompt', key)
      expect(head.data.revision).toBe(7)
    })
  }
})
