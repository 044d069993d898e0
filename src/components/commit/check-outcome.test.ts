import { describe, expect, it, vi } from 'vitest'
import { etagOf, type ArtifactRevision } from '../../api/contract/artifacts'
import { AUTO_CONTENT } from '../../api/contract/prompts'
import { checkOutcome } from './check-outcome'
import type { CommitPlan } from './commit-plan'
import { isOurs } from './is-ours'

const ada = { type: 'user', id: 'ada' }
const content = { ...AUTO_CONTENT, mode: 'custom', instructions: 'Rules' }
const plan: CommitPlan = {
  kind: 'restore',
  target: { scopeId: 's', family: 'prompt', artifactId: 'skill.generate' },
  seen: { revision: 12, etag: etagOf(12), content: AUTO_CONTENT },
  content,
  restoredFrom: 2,
}
/** A revision as 1.4 sends it. */
const made = (over: Partial<ArtifactRevision> = {}): ArtifactRevision => ({
  scope_id: 's',
  family: 'prompt',
  artifact_id: 'skill.generate',
  revision: 13,
  sources: [],
  artifacts: [],
  content_digest: `sha256:${'0'.repeat(64)}`,
  content: structuredClone(content),
  created_by: ada,
  restored_from_revision: 2,
  reason: 'why',
  ...over,
})
/** The same as 1.0 sends it: without the keys. */
const madeBefore14 = (over: Partial<ArtifactRevision> = {}) => {
  const revision = made(over)
  delete revision.created_by
  delete revision.restored_from_revision
  delete revision.reason
  return revision
}

describe('isOurs', () => {
  it('takes the revision that holds what was sent', () => {
    expect(isOurs(plan, 'why', ada, made())).toBe(true)
    expect(isOurs(plan, 'why', ada, madeBefore14())).toBe(true)
    expect(isOurs(plan, 'why', null, made())).toBe(true)
  })
  it('does not mind the order of keys', () => {
    const turned = Object.fromEntries(Object.entries(content).reverse())
    expect(isOurs(plan, 'why', ada, made({ content: turned }))).toBe(true)
  })
  it.each([
    ['another number', made({ revision: 14 })],
    ['another content', made({ content: { ...content, instructions: 'Other' } })],
    ['another origin', made({ restored_from_revision: 3 })],
    ['no origin', made({ restored_from_revision: null })],
    ['another reason', made({ reason: 'because' })],
    ['another author', made({ created_by: { type: 'user', id: 'bob' } })],
    ['an author of another type', made({ created_by: { type: 'service', id: 'ada' } })],
    ['another content on 1.0', madeBefore14({ content: AUTO_CONTENT })],
  ])('does not take %s', (_name, revision) => {
    expect(isOurs(plan, 'why', ada, revision)).toBe(false)
  })
})

describe('checkOutcome', () => {
  const check = (head: ArtifactRevision, mayBeOurs = true, third = made()) => {
    const revision = vi.fn(() => Promise.resolve(third))
    const outcome = checkOutcome(plan, 'why', ada, mayBeOurs, {
      head: () => Promise.resolve({ revision: head, etag: etagOf(head.revision) }),
      revision,
    })
    return { outcome, revision }
  }
  it('finds nothing committed', async () => {
    await expect(check(made({ revision: 12 })).outcome).resolves.toEqual({ kind: 'nothing' })
  })
  it('finds it committed', async () => {
    await expect(check(made()).outcome).resolves.toEqual({ kind: 'committed', revision: 13 })
  })
  it('finds it committed below a head that went on', async () => {
    const { outcome, revision } = check(made({ revision: 15, reason: 'later' }))
    await expect(outcome).resolves.toEqual({ kind: 'committed', revision: 13 })
    expect(revision).toHaveBeenCalledExactlyOnceWith(13)
  })
  it("finds someone else's commit in its place", async () => {
    await expect(check(made({ reason: 'other' })).outcome).resolves.toMatchObject({ kind: 'moved' })
    await expect(
      check(made({ revision: 15 }), true, made({ reason: 'other' })).outcome,
    ).resolves.toMatchObject({ kind: 'moved', head: { etag: '"revision:15"' } })
  })
  it('does not take the same content for ours when nothing of ours can have arrived', async () => {
    const { outcome, revision } = check(made({ revision: 15 }), false)
    await expect(outcome).resolves.toMatchObject({ kind: 'moved' })
    expect(revision).not.toHaveBeenCalled()
  })
  it('finds a head that went back as moved', async () => {
    await expect(check(made({ revision: 3 })).outcome).resolves.toMatchObject({ kind: 'moved' })
  })
  it('passes on that the head could not be read', async () => {
    const read = {
      head: () => Promise.reject(new Error('gone')),
      revision: () => Promise.resolve(made()),
    }
    await expect(checkOutcome(plan, 'why', ada, true, read)).rejects.toThrow('gone')
  })
})
