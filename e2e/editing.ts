import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { ListResourcesRequest } from '../src/api/contract/access'
import { MemoryEntries } from '../src/api/contract/memory'
import { endpoints } from '../src/api/endpoints'
import type { Api } from './api'
import { contentsOf } from './contents-of'
import { compared } from './dialogs'
import { seedScope } from './seed'

export type Seeded = { scopeId: string; family: string; artifactId: string }

/** Makes an Artifact, of a family that `features.writes` has, in a Scope of its own. */
export async function seedArtifact(
  api: Api,
  family: string,
  {
    content = contentsOf[family] ?? {},
    grants = {},
  }: { content?: Record<string, unknown>; grants?: Parameters<typeof seedScope>[1] } = {},
): Promise<Seeded> {
  const { scope_id: scopeId } = await seedScope(api, grants)
  const made = await api.as('scope-admin').createArtifact(scopeId, family, content)
  return { scopeId, family, artifactId: made.artifact_id }
}

/** A Scope's own Memory, on a server with `features.ownMemory`. */
export async function seedMemory(api: Api, grants: Parameters<typeof seedScope>[1] = {}) {
  const { scope_id: scopeId } = await seedScope(api, grants)
  await api.as('scope-admin').remember(scopeId, 'The reserve provider charges by the day.')
  const { memory } = await api
    .as('scope-admin')
    .post(endpoints.memoryEntries, MemoryEntries, { scope_id: scopeId })
  if (!memory) throw new Error('The server shows no Memory of what it has just remembered.')
  return { scopeId, family: 'memory', artifactId: memory.artifact_id }
}

export const seedExperience = (api: Api, options?: Parameters<typeof seedArtifact>[2]) =>
  seedArtifact(api, 'experience', options)

/** Makes a handoff, with the experience in its Scope that it cites. */
export async function seedHandoff(
  api: Api,
  options?: Pick<NonNullable<Parameters<typeof seedArtifact>[2]>, 'grants'>,
) {
  const cited = await seedExperience(api, options)
  const { scopeId, artifactId } = cited
  const citations = [
    {
      kind: 'artifact',
      artifact_ref: { family: 'experience', artifact_id: artifactId, revision: 1 },
    },
  ]
  const content = {
    schema: 'powercontext.handoff.v1',
    objective: 'Finish what the incident left behind.',
    state: [{ text: 'Eleven orders are captured.', citations }],
    disposition: 'continuable',
    next_action: { text: 'Ask the warehouse.', citations },
    omissions: [],
  }
  const made = await api.as('scope-admin').createArtifact(scopeId, 'handoff', content)
  return { scopeId, family: 'handoff', artifactId: made.artifact_id, content, citations, cited }
}

/** Tells the pages that whoever asks may write the Artifact: two people can then type into its form. The server decides at the commit. */
export const takenForOwners = (context: BrowserContext, { scopeId, family, artifactId }: Seeded) =>
  context.route('**/v1/access/resources/list', (route) => {
    const { action } = route.request().postDataJSON() as ListResourcesRequest
    if (action !== 'artifact.write') return route.fallback()
    const owned = {
      type: 'artifact',
      scope_id: scopeId,
      identity: { family, artifact_id: artifactId },
    }
    return route.fulfill({ json: { items: [owned], total: 1, next_cursor: null } })
  })

/** Opens the review of what was typed, ready to be pressed. */
export async function openReview(page: Page) {
  await page.getByRole('button', { name: 'Review changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Review changes' })
  await compared(dialog)
  return dialog
}

/** Reviews what was typed and commits it, as the next revision. */
export async function reviewAndCommit(page: Page, revision: number) {
  const dialog = await openReview(page)
  await expect(dialog).toContainText(
    `This will commit revision ${revision} on top of revision ${revision - 1}`,
  )
  await expect(dialog.getByText(/\b(added|removed)\b/).first()).toBeVisible()
  await dialog.getByRole('button', { name: `Commit revision ${revision}` }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: `Committed revision ${revision}` }),
  ).toBeVisible()
}
