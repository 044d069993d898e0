import type { Locator, Page } from '@playwright/test'
import { endpoints } from '../src/api/endpoints'
import { TagSet } from '../src/api/contract/tags'
import { paths } from '../src/routing/paths'
import type { Api } from './api'
import { at } from './base-path'
import { seedExperience, type Seeded } from './editing'
import { expect, expectAccessible, test } from './fixtures'

const pathOf = ({ scopeId, family, artifactId }: Seeded) =>
  endpoints.tags(scopeId, family, artifactId)

/** Replaces the tags of an Artifact behind the screen. */
async function tag(api: Api, seeded: Seeded, tags: readonly string[]) {
  const ada = api.as('scope-admin')
  const { etag } = await ada.call('GET', pathOf(seeded), TagSet)
  await ada.call('PUT', pathOf(seeded), TagSet, { tags }, { 'If-Match': etag ?? '' })
}
const tagsOf = async (api: Api, seeded: Seeded) =>
  (await api.as('scope-admin').get(pathOf(seeded), TagSet)).tags

const shown = (page: Page) => page.getByRole('group', { name: 'Tags', exact: true })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Edit tags' })
async function addTag(dialog: Locator, text: string) {
  const field = dialog.getByRole('textbox', { name: 'New tag' })
  await field.fill(text)
  await field.press('Enter')
}
async function openTags(page: Page) {
  await page.getByRole('button', { name: 'Show tags' }).click()
  await shown(page).getByRole('button', { name: 'Edit tags…' }).click()
  return dialogOf(page)
}
const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Save tags' })

test('tags are read when they are asked for, and replaced by one request on those that were seen', async ({
  api,
  auditedDuring,
  openAs,
  requests,
}) => {
  const seeded = await seedExperience(api)
  await tag(api, seeded, ['payments'])
  const { scopeId, family, artifactId } = seeded
  const page = await openAs('scope-admin', paths.artifact(scopeId, family, artifactId))
  const scope = { type: 'scope', scope_id: scopeId } as const
  await expect(page.getByText('one audit event')).toBeVisible()
  await requests.settled(page)
  expect(requests.all.filter(({ path }) => path.endsWith('/tags'))).toEqual([])
  const read = await auditedDuring(scope, async () => {
    await page.getByRole('button', { name: 'Show tags' }).click()
    await expect(shown(page)).toBeFocused()
    await expect(
      shown(page).getByRole('link', { name: 'Artifacts with the tag payments' }),
    ).toBeVisible()
  })
  expect(read.map(({ operation }) => operation)).toEqual(['get_artifact_tags'])

  await shown(page).getByRole('button', { name: 'Edit tags…' }).click()
  const dialog = dialogOf(page)
  await expect(save(dialog)).toHaveAccessibleDescription('Nothing has changed')
  await addTag(dialog, ' on call ')
  await addTag(dialog, 'ON CALL')
  await expect(dialog.getByText('The Artifact has this tag already, as “on call”')).toBeVisible()
  await expect(save(dialog)).toHaveAccessibleDescription(/^Press “Add” first/)
  await dialog.getByRole('textbox', { name: 'New tag' }).fill('')
  await dialog.getByRole('button', { name: 'Remove tag payments' }).click()
  await expect(dialog.getByRole('list', { name: 'Will be removed' })).toContainText('payments')
  await dialog.getByRole('button', { name: 'Put back tag payments' }).click()
  await expectAccessible(page)
  await save(dialog).click()
  await expect(dialog).toHaveCount(0)
  await expect(shown(page).getByRole('link')).toHaveText(['on call', 'payments'])
  await expect(shown(page).getByRole('button', { name: 'Edit tags…' })).toBeFocused()
  expect(await tagsOf(api, seeded)).toEqual(['on call', 'payments'])
  expect(requests.of('PUT').map(({ body }) => body)).toEqual([{ tags: ['on call', 'payments'] }])
})

test('tags that somebody else changed are shown, and what was changed here comes on top of them', async ({
  api,
  expectRefusals,
  openAs,
}) => {
  const seeded = await seedExperience(api)
  await tag(api, seeded, ['a', 'b'])
  const { scopeId, family, artifactId } = seeded
  const page = await openAs('scope-admin', paths.artifact(scopeId, family, artifactId))
  const dialog = await openTags(page)
  await dialog.getByRole('button', { name: 'Remove tag a' }).click()
  await addTag(dialog, 'mine')
  await tag(api, seeded, ['a', 'theirs'])
  expectRefusals(412)
  await save(dialog).click()
  await expect(dialog.getByRole('alert')).toContainText('Somebody else changed the tags')
  await expect(dialog.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'a',
    'theirs',
  ])
  expect(await tagsOf(api, seeded)).toEqual(['a', 'theirs'])
  await dialog.getByRole('button', { name: 'Review against these tags' }).click()
  await save(dialog).click()
  await expect(dialog).toHaveCount(0)
  expect(await tagsOf(api, seeded)).toEqual(['mine', 'theirs'])
})

test('a replacement without an answer is looked into, and made once', async ({
  api,
  expectDeadConnections,
  openAs,
  requests,
}) => {
  const seeded = await seedExperience(api)
  const { scopeId, family, artifactId } = seeded
  const page = await openAs('scope-admin', paths.artifact(scopeId, family, artifactId))
  const dialog = await openTags(page)
  await addTag(dialog, 'kept')
  expectDeadConnections()
  await page.route('**/tags', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await save(dialog).click()
  await expect(dialog).toHaveCount(0)
  await expect(shown(page).getByRole('link')).toHaveText(['kept'])
  expect(requests.of('PUT')).toHaveLength(1)
  expect(await tagsOf(api, seeded)).toEqual(['kept'])
})

test('who may not replace the tags is told why, and nothing changes', async ({
  api,
  expectRefusals,
  openAs,
}) => {
  const seeded = await seedExperience(api, { grants: { viewer: ['scope.viewer'] } })
  await tag(api, seeded, ['a'])
  const { scopeId, family, artifactId } = seeded
  const page = await openAs('viewer', paths.artifact(scopeId, family, artifactId))
  const dialog = await openTags(page)
  await addTag(dialog, 'b')
  expectRefusals(403, /\/tags$/)
  await save(dialog).click()
  await expect(dialog.getByRole('alert')).toContainText('The tags were not saved')
  await expect(dialog.getByRole('alert')).toContainText('takes what replacing the Artifact takes')
  expect(await tagsOf(api, seeded)).toEqual(['a'])
})

test('a server that keeps no tags for a family says so, and one that does keeps those of a Prompt', async ({
  api,
  expectRefusals,
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  const seeded = { scopeId, family: 'prompt', artifactId: key }
  const status = await api
    .as('scope-admin')
    .call('GET', pathOf(seeded), TagSet)
    .then(
      (answer) => answer.status,
      (error: unknown) => (error as { status: number }).status,
    )
  const page = await openAs('scope-admin', paths.artifact(scopeId, 'prompt', key))
  if (status === 200) {
    const dialog = await openTags(page)
    await addTag(dialog, 'reviewed')
    await save(dialog).click()
    await expect(shown(page).getByRole('link')).toHaveText(['reviewed'])
    return
  }
  expect(status).toBe(422)
  expectRefusals(422, /\/tags$/)
  await page.getByRole('button', { name: 'Show tags' }).click()
  await expect(shown(page).getByRole('alert')).toContainText(
    'This server keeps no tags for prompt.',
  )
})

test('a list is narrowed to tags by its address, in one audited call each', async ({
  api,
  auditedDuring,
  expectRefusals,
  openAs,
  requests,
}) => {
  const first = await seedExperience(api)
  const { scopeId, family } = first
  const ada = api.as('scope-admin')
  const content = { lesson: 'Another one.', situation: 'S.', action: 'A.', outcome: 'O.' }
  const made = await ada.createArtifact(scopeId, family, content)
  const second = { scopeId, family, artifactId: made.artifact_id }
  await tag(api, first, ['a', 'b'])
  await tag(api, second, ['a'])
  const page = await openAs('scope-admin', paths.artifacts(scopeId, family))
  const rows = page.getByRole('table', { name: 'Artifacts' }).getByRole('rowheader')
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Filter by tag…' }).click()
  const field = page.getByRole('textbox', { name: 'Tag', exact: true })
  await expect(field).toBeFocused()
  await requests.settled(page)
  const scope = { type: 'scope', scope_id: scopeId } as const
  const events = await auditedDuring(scope, async () => {
    await field.fill('B')
    await field.press('Enter')
    await expect(rows).toHaveCount(1)
    await requests.settled(page)
  })
  expect(events.map(({ operation }) => operation)).toEqual(['list_artifacts'])
  await expect(page).toHaveURL(at(paths.artifacts(scopeId, family, { tag: ['B'] })))
  await field.fill('a')
  await field.press('Enter')
  await page.getByRole('combobox', { name: 'Match' }).selectOption('any of these tags')
  await expect(rows).toHaveCount(2)
  await expectAccessible(page)
  await page.reload()
  await expect(rows).toHaveCount(2)
  await page.goto(paths.artifacts(scopeId, family, { tag: ['nobody’s'] }))
  await expect(page.getByText('No experience Artifacts with these tags')).toBeVisible()
  await page.getByRole('button', { name: 'Clear tags' }).click()
  await expect(rows).toHaveCount(2)
  expectRefusals(422, /tag=/)
  await page.goto(paths.artifacts(scopeId, family, { tag: [' blank'] }))
  await expect(page.getByText('The server does not look for these tags.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear tags' }).click()
  await expect(rows).toHaveCount(2)
})
