import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import { MemoryEntries } from '../src/api/contract/memory'
import { endpoints } from '../src/api/endpoints'
import { Refusal, type Api } from './api'
import { seedScope } from './seed'

export const contentsOf: Record<string, Record<string, unknown>> = {
  experience: {
    situation: 'Card payments hung for 40 minutes.',
    action: 'Traffic was moved to the second provider by hand.',
    outcome: 'Authorisations were back under a second.',
    lesson: 'Move first, look for the cause afterwards.',
  },
  skill: {
    name: 'move-card-traffic',
    description: 'When card payments hang for more than five minutes.',
    instructions: 'Open the payments board.\nMove the traffic.',
    validation: ['The board shows fewer than five errors a minute.'],
  },
  'topic-memory': {
    title: 'Card payments',
    summary: 'Two providers, one of them in reserve.',
    detail: 'The first one is used as long as it answers within a second.',
  },
  profile: { content: '# Checkout\n\nA team of seven.' },
  'atomic-memory': { kind: 'decision', text: 'Orders below 1500 SEK pass without a review.' },
  memory: { entries: [{ kind: 'fact', text: 'The reserve provider charges by the day.' }] },
}

export type Seeded = { scopeId: string; family: string; artifactId: string }

/** Makes an Artifact in a Scope of its own; null on a server that has no such family (contract §4). */
export async function seedArtifact(
  api: Api,
  family: string,
  {
    content = contentsOf[family] ?? {},
    grants = {},
  }: { content?: Record<string, unknown>; grants?: Parameters<typeof seedScope>[1] } = {},
): Promise<Seeded | null> {
  const { scope_id: scopeId } = await seedScope(api, grants)
  try {
    const made = await api.as('scope-admin').createArtifact(scopeId, family, content)
    return { scopeId, family, artifactId: made.artifact_id }
  } catch (error) {
    if (error instanceof Refusal && error.status === 422) return null
    throw error
  }
}

/** Adds to the Scope's own Memory; false on a server that has no such route (contract §2). */
export async function remember(api: Api, scopeId: string, text: string): Promise<boolean> {
  const body = { scope_id: scopeId, kind: 'fact', text }
  try {
    await api.as('scope-admin').post('/v1/memory/remember', v.looseObject({}), body)
    return true
  } catch (error) {
    if (error instanceof Refusal && [404, 422].includes(error.status)) return false
    throw error
  }
}

/** A Scope's own Memory, whose texts the server shows; null on a server that has no such route (contract §4). */
export async function seedMemory(api: Api, grants: Parameters<typeof seedScope>[1] = {}) {
  const { scope_id: scopeId } = await seedScope(api, grants)
  const author = api.as('scope-admin')
  try {
    await author.get(`${endpoints.scope(scopeId)}/artifacts/memory`, v.unknown())
  } catch (error) {
    if (error instanceof Refusal && error.status === 422) return null
    throw error
  }
  await remember(api, scopeId, 'The reserve provider charges by the day.')
  const { memory } = await author.post(endpoints.memoryEntries, MemoryEntries, {
    scope_id: scopeId,
  })
  return memory ? { scopeId, family: 'memory', artifactId: memory.artifact_id } : null
}

/** Like `seedArtifact`, for families that every server has. */
export async function seedExperience(
  api: Api,
  options?: Parameters<typeof seedArtifact>[2],
): Promise<Seeded> {
  const seeded = await seedArtifact(api, 'experience', options)
  if (!seeded) throw new Error('every server keeps experiences')
  return seeded
}

/** Reviews what was typed and commits it, as the next revision. */
export async function reviewAndCommit(page: Page, revision: number) {
  await page.getByRole('button', { name: 'Review changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Review changes' })
  await expect(dialog).toContainText(
    `This will commit revision ${revision} on top of revision ${revision - 1}`,
  )
  await expect(dialog.getByText(/\b(added|removed)\b/).first()).toBeVisible()
  await dialog.getByRole('button', { name: `Commit revision ${revision}` }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: `Committed revision ${revision}` }),
  ).toBeVisible()
}
