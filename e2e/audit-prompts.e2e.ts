import type { Page } from '@playwright/test'
import { Refusal } from './api'
import { auditOf, listedWhole, rowsOf } from './audit-screen'
import { contentsOf } from './contents-of'
import { expect, test } from './fixtures'
import { custom } from './prompt-texts'

const apply = async (page: Page, preset: string) => {
  await page.getByRole('button', { name: 'Presets…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Presets' })
  await dialog.getByRole('button', { name: preset, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

/** The request ids of the rows on screen, each once. */
const requestsOn = async (page: Page) => {
  const ids = await rowsOf(page).evaluateAll((rows) =>
    rows.map((row) => row.lastElementChild?.textContent ?? ''),
  )
  return [...new Set(ids)].sort()
}

/** What the service calls the request that it refuses. */
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
  // One for each revision: the first was created, the others replaced.
  await expect(rows).toHaveCount(revision)
  await expect(rows.filter({ hasText: 'create_artifact' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'replace_artifact' })).toHaveCount(revision - 1)
  // Which Prompt it was no event says; a topic memory is replaced by the same authority.
  await expect(rows.filter({ hasText: `a Prompt · ${scopeId}` })).toHaveCount(1)
  await expect(rows.filter({ hasText: `a Prompt or a topic-memory · ${scopeId}` })).toHaveCount(
    revision - 1,
  )
  await rows.last().click()
  await expect(page.getByRole('dialog', { name: 'Event' })).toContainText(
    `was allowed create_artifact on a Prompt of Scope ${scopeId}`,
  )
  await page.keyboard.press('Escape')

  await apply(page, 'Refused on Prompts')
  await expect(page).toHaveURL(/result=denied/)
  await listedWhole(page)
  await expect.poll(() => requestsOn(page)).toEqual(refusals)

  // The same in a fresh browser, by its address: and without the filter, the others are there as well.
  await page.goto(page.url())
  await listedWhole(page)
  await expect.poll(() => requestsOn(page)).toEqual(refusals)
  await page.getByRole('button', { name: 'Remove filter Family: prompt' }).click()
  await expect.poll(() => requestsOn(page)).toEqual([...refusals, ...others].sort())
})
