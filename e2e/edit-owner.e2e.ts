import { paths } from '../src/routing/paths'
import { reviewAndCommit, seedExperience } from './editing'
import { expect, test } from './fixtures'

const REASON = 'Only its owner may replace this Artifact, and you are not its owner.'

test('whoever does not own an Artifact is told so before typing, and nothing is sent', async ({
  api,
  auditedDuring,
  openAs,
  requests,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api, {
    grants: { bot: ['scope.contributor'] },
  })
  const address = paths.edit(scopeId, family, artifactId)
  const page = await openAs('bot', paths.scopes())
  await requests.settled(page)
  const events = await auditedDuring(scopeId, async () => {
    await page.goto(address)
    await expect(page.getByRole('alert').filter({ hasText: REASON })).toBeVisible()
    await page.getByRole('textbox', { name: 'Lesson' }).fill('Mine.')
    const review = page.getByRole('button', { name: 'Review changes' })
    await expect(review).toHaveAccessibleDescription(new RegExp(`^${REASON}`))
    await review.press('Enter')
    await requests.settled(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  // The reading of what the form begins with, and nothing refused.
  expect(events.filter(({ allowed }) => !allowed)).toEqual([])
  expect(requests.of('PUT')).toEqual([])
  await expect(page.getByRole('link', { name: /^Who can replace/ })).toHaveCount(0)
})

test('an admin of the Scope who does not own an Artifact is led to whoever does', async ({
  api,
  openAs,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api, {
    grants: { 'second-admin': ['scope.admin', 'scope.viewer'] },
  })
  const page = await openAs('second-admin', paths.edit(scopeId, family, artifactId))
  await expect(page.getByRole('alert').filter({ hasText: REASON })).toBeVisible()
  await page.getByRole('link', { name: /^Who can replace/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Access' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Who can…' })).toHaveAttribute('aria-selected', 'true')
})

test('the buttons of an Artifact that somebody else owns say why they do nothing, and the reader asks nothing that is recorded', async ({
  api,
  auditedDuring,
  openAs,
  requests,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api, {
    grants: { bot: ['scope.contributor'] },
  })
  const owner = api.as('scope-admin')
  const { data, etag } = await owner.readHead(scopeId, family, artifactId)
  const content = { ...data.content, lesson: 'Look first.' }
  await owner.replace(scopeId, family, artifactId, content, etag ?? '')
  const page = await openAs('bot', paths.scopes())
  await requests.settled(page)
  const edit = page.getByRole('button', { name: 'Edit', exact: true })
  const events = await auditedDuring(scopeId, async () => {
    await page.goto(paths.artifact(scopeId, family, artifactId))
    await expect(edit).toHaveAccessibleDescription(new RegExp(`^${REASON}`))
    await page.goto(paths.history(scopeId, family, artifactId, { from: 1, to: 2 }))
    await expect(edit).toHaveAccessibleDescription(new RegExp(`^${REASON}`))
    const restore = page.getByRole('button', { name: /^Restore revision 1/ }).last()
    await expect(restore).toHaveAccessibleDescription(new RegExp(`^${REASON}`))
    await restore.press('Enter')
    await edit.press('Enter')
    await requests.settled(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  expect(events.filter(({ allowed }) => !allowed)).toEqual([])
})

test('the owner of an Artifact is told nothing of the kind, and commits', async ({
  api,
  openAs,
  requests,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api)
  const page = await openAs('scope-admin', paths.edit(scopeId, family, artifactId))
  await page.getByRole('textbox', { name: 'Lesson' }).fill('Mine.')
  await requests.settled(page)
  await expect(page.getByText(REASON)).toHaveCount(0)
  await reviewAndCommit(page, 2)
})
