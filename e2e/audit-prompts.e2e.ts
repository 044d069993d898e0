import type { Page } from '@playwright/test'
import { auditOf, listedWhole, openPresets, requestIdsOn, rowsOf } from './audit-screen'
import { contentsOf } from './contents-of'
import { expect, test } from './fixtures'
import { custom } from './prompt-texts'
import { Refusal } from './sender'

const apply = async (page: Page, preset: string) => {
  const dialog = await openPresets(page)
  await dialog.getByRole('button', { name: preset, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

/** Returns the request id of a refused request. */
const refused = async (request: Promise<unknown>): Promise<string> => {
  const error = await request.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof Refusal && error.status === 403 && error.requestId) return error.requestId
  throw new Error(`The request was not refused: ${String(error)}`)
}

test('the presets of Prompts find every change and every refusal, though their decisions name the Scope', async ({
  api,
  openAs,
  openSecondAs,
  seedPrompt,
}) => {
  const { scopeId, key, revision, etag } = await seedPrompt({
    grants: { viewer: ['scope.viewer'] },
  })
  const [admin, viewer, stranger] = [api.as('scope-admin'), api.as('viewer'), api.as('stranger')]
  const experience = contentsOf['experience'] ?? {}
  await admin.createArtifact(scopeId, 'experience', experience)
  const another = custom('Nobody may save this.')
  const refusals = [
    await refused(viewer.replace(scopeId, 'prompt', key, another, etag)),
    await refused(viewer.savePrompt(scopeId, 'handoff.generate', another)),
    await refused(stranger.readPrompt(scopeId, key)),
    await refused(stranger.readHead(scopeId, 'prompt', key)),
  ].sort()
  const others = [
    await refused(viewer.createArtifact(scopeId, 'experience', experience)),
    await refused(stranger.readScope(scopeId)),
  ]

  const page = await openAs('scope-admin', auditOf(scopeId))
  await apply(page, 'Prompt changes')
  await expect(page).toHaveURL(/family=prompt/)
  await listedWhole(page)
  const rows = rowsOf(page)
  // Each revision has one row: the first revision was created, the others replaced one.
  await expect(rows).toHaveCount(revision)
  await expect(rows.filter({ hasText: 'create_artifact' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'replace_artifact' })).toHaveCount(revision - 1)
  // No event says which Prompt it was. Replacing a topic memory takes the same authority.
  await expect(rows.filter({ hasText: `a Prompt · ${scopeId}` })).toHaveCount(1)
  await expect(rows.filter({ hasText: `a Prompt or a topic-memory · ${scopeId}` })).toHaveCount(
    revision - 1,
  )
  await rows.last().click()
  await expect(page.getByRole('dialog', { name: 'Event' })).toContainText(
    new RegExp(`(created|was allowed to create|tried to create) a Prompt in Scope ${scopeId}`),
  )
  await page.keyboard.press('Escape')

  await apply(page, 'Refused on Prompts')
  await expect(page).toHaveURL(/result=denied/)
  await listedWhole(page)
  await expect.poll(() => requestIdsOn(page)).toEqual(refusals)

  await test.step('the link leads to the same list in another browser', async () => {
    const { pathname, search } = new URL(page.url())
    const fresh = await openSecondAs('scope-admin', pathname + search)
    await listedWhole(fresh)
    await expect.poll(() => requestIdsOn(fresh)).toEqual(refusals)
  })

  // The address alone leads to the same list. Without the filter by family the list holds the other refusals too.
  await page.goto(page.url())
  await listedWhole(page)
  await expect.poll(() => requestIdsOn(page)).toEqual(refusals)
  await page.getByRole('button', { name: 'Remove filter Family: prompt' }).click()
  await expect.poll(() => requestIdsOn(page)).toEqual([...refusals, ...others].sort())
})
