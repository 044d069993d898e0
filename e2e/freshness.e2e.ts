import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { expect, test } from './fixtures'
import { row } from './history-screen'
import { bothAdmins, OVER_A_MINUTE_MS } from './looks-again'
import { auto } from './prompt-texts'
import { audited } from './requests'
import { seedScope } from './seed'

const promptRow = (page: Page, key: string) =>
  page.getByRole('table', { name: 'Prompts' }).getByRole('row').filter({ hasText: key })
const crumb = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name, exact: true })

const experience = {
  situation: 'The queue of the shop was full.',
  action: 'Half of the workers were moved to it.',
  outcome: 'It was empty by noon.',
  lesson: 'Move the workers first, then look for the cause.',
}

test('the Prompts list shows a switch by another person once it looks again', async ({
  api,
  expectRefusals,
  openAs,
  page,
  requests,
  seedPrompt,
}) => {
  // The table asks for every key that the console knows; an older server refuses the newer ones.
  expectRefusals(422, /\/prompts\//)
  const { scopeId, key, etag } = await seedPrompt(bothAdmins)
  await page.clock.install()
  await openAs('scope-admin', paths.prompts(scopeId))
  const shown = promptRow(page, key)
  await expect(shown).toContainText('Custom')
  await requests.atRest(page)

  await crumb(page, 'Scopes').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Scopes' })).toBeVisible()
  await requests.atRest(page)
  await api.as('second-admin').replace(scopeId, 'prompt', key, auto, etag)
  await page.clock.fastForward(OVER_A_MINUTE_MS)

  const calls = await requests.during(async () => {
    await page.goBack()
    await expect(shown).toContainText('Auto')
    await expect(shown.getByRole('link', { name: /revision 7/i })).toBeVisible()
    await requests.atRest(page)
  })
  // One look at the list, and the one row that it shows to be old. What an older server refused is asked again.
  expect(audited(calls).filter((call) => !call.endsWith(' 422'))).toEqual([
    `GET /v1/scopes/${scopeId}/artifacts/prompt?limit=100 200`,
    `GET /v1/scopes/${scopeId}/prompts/${key} 200`,
  ])
})

test('every screen goes by the newest revision that the history has shown', async ({
  api,
  expectRefusals,
  openAs,
  requests,
  seedPrompt,
}) => {
  expectRefusals(422, /\/prompts\//)
  const { scopeId, key, etag } = await seedPrompt(bothAdmins)
  const page = await openAs('scope-admin', paths.prompts(scopeId))
  await expect(promptRow(page, key)).toContainText('Custom')
  await promptRow(page, key).getByRole('link', { name: key, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: key })).toBeVisible()
  await expect(page.getByText('Running Custom r6.')).toBeVisible()
  await api.as('second-admin').replace(scopeId, 'prompt', key, auto, etag)

  await page.getByRole('link', { name: 'History', exact: true }).click()
  await expect(row(page, 7)).toBeVisible()
  await crumb(page, 'Prompts').click()
  await expect(promptRow(page, key)).toContainText('Auto')
  await expect(promptRow(page, key).getByRole('link', { name: /revision 7/i })).toBeVisible()

  await promptRow(page, key).getByRole('link', { name: key, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: key })).toBeVisible()
  // What the screens before still read is not of the form.
  await requests.settled(page)
  const edit = await requests.during(async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await expect(page.getByText('Based on revision 7.')).toBeVisible()
    await requests.settled(page)
  })
  expect(audited(edit)).toEqual([])
})

test('after a history showed another revision, the Artifact and its form are of that one', async ({
  api,
  openAs,
}) => {
  const scope = await seedScope(api, { 'second-admin': ['scope.contributor', 'scope.viewer'] })
  const scopeId = scope.scope_id
  const made = await api.as('scope-admin').createArtifact(scopeId, 'experience', experience)
  const id = made.artifact_id
  const page = await openAs('scope-admin', paths.artifacts(scopeId, 'experience'))
  const listed = page
    .getByRole('table', { name: 'Artifacts' })
    .getByRole('row')
    .filter({ hasText: id })
  await expect(listed).toContainText('r1')
  await listed.getByRole('link').first().click()
  await expect(page.getByText('r1 · head')).toBeVisible()

  const { etag } = await api.as('scope-admin').readHead(scopeId, 'experience', id)
  const changed = { ...experience, lesson: 'Look for the cause first.' }
  await api.as('scope-admin').replace(scopeId, 'experience', id, changed, etag ?? '')

  await page.getByRole('link', { name: 'History', exact: true }).click()
  await expect(row(page, 2)).toBeVisible()
  await crumb(page, experience.situation).click()
  await expect(page.getByText('r2 · head')).toBeVisible()
  await expect(page.getByText(changed.lesson)).toBeVisible()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(page.getByText('Based on revision 2.')).toBeVisible()
  await crumb(page, 'experience').click()
  await expect(listed).toContainText('r2')
})
