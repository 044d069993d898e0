import type { Page } from '@playwright/test'
import { nameHere } from '../src/lib/base-path'
import { paths } from '../src/routing/paths'
import { basePathIn } from './base-path'
import { expect, test } from './fixtures'
import { changes, row } from './history-screen'
import { bothAdmins, OVER_A_MINUTE_MS } from './looks-again'
import { contents } from './prompt-texts'
import { audited } from './requests'

/** A server that records restores also records who made each (contract §4.3). */
const restore = { from: 1, reason: 'Back to the first wording.' }

/** Tells the page that somebody came back to its window. Every tab of a test has the focus, so only the event is missing. */
const comeBack = async (page: Page) => {
  await page.clock.fastForward(OVER_A_MINUTE_MS)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

test('a history that is come back to says which revision is newer, by whom, and shows it', async ({
  api,
  backend,
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key, etag } = await seedPrompt(bothAdmins)
  const page = await openAs(
    'scope-admin',
    paths.history(scopeId, 'prompt', key, { from: 2, to: 5 }),
  )
  await expect(changes(page, 2, 5).getByRole('insertion').first()).toBeVisible()
  await requests.settled(page)
  await page.clock.install()
  const { recordsRestores } = backend.features
  await api
    .as('second-admin')
    .replace(scopeId, 'prompt', key, contents.opening, etag, recordsRestores ? restore : undefined)

  const by = recordsRestores ? ', by second-admin' : ''
  const show = page.getByRole('button', { name: `r7 is newer${by}: show`, exact: true })
  const calls = await requests.during(async () => {
    await comeBack(page)
    await expect(show).toBeVisible()
    await requests.settled(page)
  })
  expect(audited(calls), 'one read tells it').toEqual([
    `GET /v1/scopes/${scopeId}/artifacts/prompt/${key}/revisions?limit=100 200`,
  ])
  await expect(page.getByRole('status').filter({ hasText: `r7 is newer${by}` })).toHaveCount(1)
  await expect(changes(page, 2, 5), 'nothing that was chosen moves').toBeVisible()
  await show.click()
  await expect(changes(page, 6, 7)).toBeVisible()
  await expect(row(page, 7)).toBeFocused()
  await expect(show).toHaveCount(0)
})

test('an Artifact and a Prompt that are come back to say so too, and lead to what changed', async ({
  api,
  backend,
  baseURL,
  openAs,
  openSecondAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key, etag } = await seedPrompt(bothAdmins)
  const artifact = await openAs('scope-admin', paths.artifact(scopeId, 'prompt', key))
  await expect(artifact.getByText('r6 · head')).toBeVisible()
  const prompt = await openSecondAs('scope-admin', '/nowhere')
  await prompt.addInitScript(
    (name) => localStorage.setItem(name, 'zh'),
    nameHere('scope-console.language', basePathIn(baseURL)),
  )
  await prompt.goto(paths.prompt(scopeId, key))
  await expect(prompt.getByRole('link', { name: 'r6 更改了什么' })).toBeVisible()
  for (const page of [artifact, prompt]) {
    await requests.settled(page)
    await page.clock.install()
  }
  const { recordsRestores } = backend.features
  await api
    .as('second-admin')
    .replace(scopeId, 'prompt', key, contents.opening, etag, recordsRestores ? restore : undefined)

  await comeBack(artifact)
  const by = recordsRestores ? ', by second-admin' : ''
  const news = artifact.getByRole('link', { name: `r7 is newer${by}: show`, exact: true })
  await expect(artifact.getByText('r7 · head')).toBeVisible()
  await news.click()
  await expect(changes(artifact, 6, 7)).toBeVisible()

  await test.step('in Chinese, and without a name where nobody has told it', async () => {
    await comeBack(prompt)
    await prompt.getByRole('link', { name: '有更新的 r7：显示', exact: true }).click()
    await expect(
      prompt.getByRole('region', { name: '修订版 6 到修订版 7 的更改', exact: true }),
    ).toBeVisible()
  })
})
