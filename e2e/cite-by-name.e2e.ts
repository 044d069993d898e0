import { paths } from '../src/routing/paths'
import { contentsOf } from './contents-of'
import { openReview, seedHandoff } from './editing'
import { expect, test } from './fixtures'
import { keepsName } from './keeps-name'
import { audited } from './requests'

test('what a handoff cites is chosen by name among what was opened in its Scope, and costs no audit event', async ({
  api,
  openAs,
  requests,
}) => {
  const { scopeId, family, artifactId } = await seedHandoff(api)
  const name = String(contentsOf['skill']?.['name'])
  const skill = await api
    .as('scope-admin')
    .createArtifact(scopeId, 'skill', contentsOf['skill'] ?? {})
  // Whoever has opened an Artifact knows its name.
  const page = await openAs('scope-admin', paths.artifact(scopeId, 'skill', skill.artifact_id))
  await keepsName(page, name)
  await page.goto(paths.edit(scopeId, family, artifactId))
  const id = page.getByRole('textbox', { name: 'Artifact id', exact: true }).first()
  await expect(id).not.toHaveValue(skill.artifact_id)
  await requests.settled(page)

  const asked = await requests.during(async () => {
    await page.getByRole('button', { name: 'Choose by name…' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Cite by name' })
    const cite = dialog.getByRole('button', { name: 'Cite', exact: true })
    await expect(cite).toHaveAccessibleDescription('Choose one of the list first')
    await dialog.getByRole('combobox', { name: 'Artifact' }).fill(name.slice(0, 6))
    const option = page.getByRole('option', { name })
    await expect(option).toContainText(skill.artifact_id)
    await option.click()
    await cite.click()
    await expect(dialog).toHaveCount(0)
    await expect(id).toHaveValue(skill.artifact_id)
  })
  expect(audited(asked)).toEqual([])
  await expect(page.getByRole('textbox', { name: 'Family', exact: true }).first()).toHaveValue(
    'skill',
  )
  const chosen = page.getByRole('button', { name: `${name}: choose another by name…` })
  await expect(chosen).toHaveCount(1)
  await expect(chosen).toBeFocused()

  // An id that nobody has named here is typed as before.
  await id.fill('art_typed')
  await expect(chosen).toHaveCount(0)
  await id.fill(skill.artifact_id)
  await expect(chosen).toBeVisible()
  await expect(await openReview(page)).toContainText(skill.artifact_id)
})

test('a Source that was opened in this visit is cited by how its text begins', async ({
  api,
  openAs,
}) => {
  const { scopeId, family } = await seedHandoff(api)
  const text = 'The warehouse counted eleven orders.\nThen it closed.'
  const sourceId = await api.as('scope-admin').addSource(scopeId, text)
  const page = await openAs('scope-admin', paths.source(scopeId, 'content', sourceId))
  const name = 'The warehouse counted eleven orders.'
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const nav = page.getByRole('navigation', { name: 'This scope' })
  await nav.getByRole('link', { name: family, exact: true }).click()
  await page.getByRole('link', { name: 'Finish what the incident left behind.' }).click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('combobox', { name: 'Kind' }).first().selectOption('Source')
  await page.getByRole('button', { name: 'Choose by name…' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Cite by name' })
  await dialog.getByRole('combobox', { name: 'Source' }).click()
  await page.getByRole('option', { name }).click()
  await dialog.getByRole('button', { name: 'Cite', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Source id' }).first()).toHaveValue(sourceId)
})
