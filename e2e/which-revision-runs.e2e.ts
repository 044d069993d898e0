import { paths } from '../src/routing/paths'
import { Asker } from './asker'
import { expect, test } from './fixtures'
import { changes } from './history-screen'
import { contents } from './prompt-texts'

// The question of a morning: somebody has changed a Prompt. No id is read or typed on the way to the answer.

test('from Home, which revision of a Prompt runs, what it changed and who made it: 4 interactions', async ({
  api,
  backend,
  expectRefusals,
  openAs,
  requests,
  seedPrompt,
}) => {
  // The table asks for every key that the console knows; an older server refuses the newer ones.
  expectRefusals(422, /\/prompts\//)
  const { scopeId, scopeTitle, key, etag } = await seedPrompt({
    revisions: [contents.opening],
    grants: { 'second-admin': ['scope.admin', 'scope.viewer'] },
  })
  await api.as('second-admin').replace(scopeId, 'prompt', key, contents.shortened, etag)
  const page = await openAs('scope-admin', paths.scope(scopeId))
  await expect(page.getByRole('heading', { level: 1, name: scopeTitle })).toBeVisible()
  await requests.settled(page)
  await page.goto(paths.home())
  const asker = new Asker(page, requests)
  await asker.press(`Prompts of ${scopeTitle}`, 'link')
  await asker.press(key, 'link')
  await expect(page.getByText('Running Custom r2.')).toBeVisible()
  await asker.press('What r2 changed', 'link')
  const comparison = changes(page, 1, 2)
  await expect(comparison.getByRole('deletion')).toHaveText(['three'])
  await expect(comparison.getByRole('insertion')).toHaveText(['five', 'twice'])
  if (backend.features.recordsRestores) {
    await asker.press('Who committed r2?')
    await expect(comparison.getByRole('status')).toContainText('by Bo Lindqvist')
  } else await expect(comparison).toContainText('Without the time of the commit')
  expect(asker.interactions).toBe(backend.features.recordsRestores ? 4 : 3)
})
