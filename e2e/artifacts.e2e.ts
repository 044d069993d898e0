import { FAMILIES } from '../src/api/contract/artifacts'
import { paths } from '../src/routing/paths'
import { at } from './base-path'
import { contentsOf } from './contents-of'
import { seedArtifact } from './editing'
import { expect, expectAccessible, test } from './fixtures'
import { seedScope } from './seed'

const experience = {
  situation: 'The refund job ran twice after a deploy.',
  action: 'Stopped the second run and compared the ledgers.',
  outcome: 'Two customers were refunded twice.',
  lesson: '<b>Lock the job</b> before a deploy & after it.',
}

test('browses the families of a Scope and reads a head', async ({ api, openAs }) => {
  const scope = await seedScope(api)
  const made = await api.as('scope-admin').createArtifact(scope.scope_id, 'experience', experience)
  const page = await openAs('scope-admin', paths.scope(scope.scope_id))
  await page
    .getByRole('main')
    .getByRole('link', { name: /experience/i })
    .first()
    .click()
  const table = page.getByRole('table', { name: 'Artifacts' })
  const row = table.getByRole('row').filter({ hasText: made.artifact_id })
  await expect(row).toHaveCount(1)
  await row.getByRole('link').first().click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(experience.situation)
  await expect(page.getByText(made.artifact_id, { exact: true })).toBeVisible()
  // Text from the server is text: markup in it stays visible as it was written.
  await expect(page.getByText('<b>Lock the job</b> before a deploy & after it.')).toBeVisible()
  await page.getByRole('tab', { name: 'JSON' }).click()
  await expect(page.getByText('"content_digest"')).toBeVisible()
  await expect(page.getByRole('link', { name: 'History' })).toBeVisible()
})

test('every family opens: a list, an empty list, or the server’s own refusal', async ({
  api,
  backend,
  expectRefusals,
  openAs,
}) => {
  const scope = await seedScope(api)
  expectRefusals(422)
  const page = await openAs('scope-admin', paths.artifacts(scope.scope_id, 'experience'))
  for (const family of FAMILIES) {
    await page.goto(paths.artifacts(scope.scope_id, family))
    const empty = page.getByText(/no .*artifacts?/i).first()
    const refusal = page.getByRole('alert')
    if (backend.features.families.includes(family)) {
      await expect(empty, `an empty list of ${family}`).toBeVisible()
      await expect(refusal).toHaveCount(0)
    } else {
      await expect(refusal, `the refusal of ${family}`).toContainText('Request id')
      await expect(refusal).toContainText(/legacy_memory_operation_unsupported|invalid_request/)
    }
  }
})

test('a family that the console does not know is left to the server', async ({
  api,
  expectRefusals,
  openAs,
}) => {
  const scope = await seedScope(api)
  expectRefusals(422)
  const page = await openAs('scope-admin', paths.artifacts(scope.scope_id, 'dreams'))
  await expect(page.getByRole('alert')).toContainText('invalid_request')
  await expect(page.getByRole('tab', { name: 'experience' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'dreams' })).toHaveCount(0)
  await expectAccessible(page)
})

test('a family that the console does not know is a tab where the server has a list of it', async ({
  api,
  openAs,
  page,
}) => {
  const scope = await seedScope(api)
  await page.route(/\/v1\/.*\/artifacts\/dreams\b/, (route) =>
    route.fulfill({ json: { items: [], next_cursor: null } }),
  )
  await openAs('scope-admin', paths.artifacts(scope.scope_id, 'dreams'))
  await expect(page.getByRole('tab', { name: 'dreams', selected: true })).toBeVisible()
})

test('an Artifact that is not there can be neither edited, compared nor looked up in a history', async ({
  api,
  expectRefusals,
  openAs,
}) => {
  expectRefusals(404)
  const scope = await seedScope(api)
  const page = await openAs('scope-admin', paths.artifact(scope.scope_id, 'skill', 'art_missing'))
  await expect(page.getByRole('alert')).toContainText(/artifact_not_found|artifact_owner_pending/)
  for (const name of ['Edit', 'History', 'Compare with…']) {
    const button = page.getByRole('button', { name, exact: true })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription('There is no such Artifact')
  }
  await expect(page.getByRole('link', { name: /^(Edit|History)$/ })).toHaveCount(0)
  // The message leads to the list of what there is.
  await page.getByRole('alert').getByRole('link', { name: 'skill' }).click()
  await expect(page).toHaveURL(at(paths.artifacts(scope.scope_id, 'skill')))
})

test('an Artifact that may not be read can be neither edited, compared nor looked up in a history', async ({
  api,
  expectRefusals,
  openAs,
}) => {
  expectRefusals(403)
  const { scopeId, family, artifactId } = await seedArtifact(api, 'skill', {
    grants: { 'admin-only': ['scope.admin'] },
  })
  const page = await openAs('admin-only', paths.artifact(scopeId, family, artifactId))
  await expect(page.getByRole('alert')).toContainText('You don’t have access')
  for (const name of ['Edit', 'History', 'Compare with…']) {
    const button = page.getByRole('button', { name, exact: true })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription('You may not read this Artifact')
  }
  await expect(page.getByRole('link', { name: /^(Edit|History)$/ })).toHaveCount(0)

  await test.step('nor from a comparison that was refused', async () => {
    const side = { scopeId, family, artifactId, revision: null }
    const there = { ...side, artifactId: 'art_other' }
    await page.goto(paths.compare(side, there))
    await expect(page.getByRole('alert').first()).toContainText('could not be read')
    const compare = page.getByRole('button', { name: 'Compare with…' })
    await expect(compare).toBeDisabled()
    await expect(compare).toHaveAccessibleDescription('You may not read this Artifact')
  })
})

test('the validations of a skill are read where its form has them', async ({ api, openAs }) => {
  const validation = ['The board shows fewer than five errors a minute.', 'No order is stuck.']
  const content = { ...contentsOf['skill'], validation }
  const { scopeId, family, artifactId } = await seedArtifact(api, 'skill', { content })
  const page = await openAs('scope-admin', paths.artifact(scopeId, family, artifactId))
  const read = page.getByRole('tabpanel', { name: 'Content' })
  await expect(read.getByRole('listitem')).toHaveText(validation)
  await expect(read.getByText('Move the traffic.')).not.toContainText('No order is stuck.')
  await expect(read.getByText('Empty', { exact: true })).toHaveCount(0)
})

/** One page and some more. */
const COUNT = 110

test('a list grows on scrolling to its end, each Artifact once', async ({
  api,
  openAs,
  requests,
}) => {
  test.slow()
  const scope = await seedScope(api)
  const author = api.as('scope-admin')
  const ids: string[] = []
  for (let number = 1; number <= COUNT; number += 1) {
    const lesson = `Lesson ${number} of the rota.`
    const content = { ...experience, lesson }
    ids.push((await author.createArtifact(scope.scope_id, 'experience', content)).artifact_id)
  }
  const page = await openAs('scope-admin', paths.artifacts(scope.scope_id, 'experience'))
  const links = page.getByRole('table', { name: 'Artifacts' }).getByRole('link')
  await expect(links.first()).toBeVisible()
  await page.keyboard.press('End')
  await expect
    .poll(async () => {
      await page.keyboard.press('End')
      return new Set(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).size
    })
    .toBe(COUNT)
  await requests.settled(page)
  await expect
    .poll(async () => {
      const shown = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
      return shown.map((href) => href.split('/').at(-1)).sort()
    }, 'each Artifact once')
    .toEqual([...ids].sort())
  expect(requests.of('GET', /\/artifacts\/experience\?/)).toHaveLength(2)
})
