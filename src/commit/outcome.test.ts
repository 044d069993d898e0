import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { etagOf, type ArtifactRevision } from '../api/contract/artifacts'
import { AUTO_CONTENT } from '../api/contract/prompts'
import { attributionOf } from './attribution'
import { outcomeOf, readOutcome } from './outcome'
import { baseOfFirstSave, type CommitPlan } from './plan'

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

const noTexts = () => Promise.reject(new Error('no Memory'))

// Nothing here may read the head, and what tries is told that it can't.
vi.mock('./read-head', () => ({
  readCurrentHead: () => Promise.reject(new Error('The head could not be read.')),
}))

describe('attributionOf', () => {
  it('knows the revision that holds what was sent, with our name on it', () => {
    expect(attributionOf(plan, 'why', ada, made())).toBe('ours')
  })
  it('cannot tell without a recorded author, or without knowing who we are', () => {
    expect(attributionOf(plan, 'why', ada, madeBefore14())).toBe('author-unknown')
    expect(attributionOf(plan, 'why', ada, made({ created_by: null }))).toBe('author-unknown')
    expect(attributionOf(plan, 'why', null, made())).toBe('author-unknown')
  })
  it('does not mind the order of keys', () => {
    const turned = Object.fromEntries(Object.entries(content).reverse())
    expect(attributionOf(plan, 'why', ada, made({ content: turned }))).toBe('ours')
  })
  it.each([
    ['another origin', made({ restored_from_revision: 3 })],
    ['no origin', made({ restored_from_revision: null })],
    ['another reason', made({ reason: 'because' })],
    ['another author', made({ created_by: { type: 'user', id: 'bob' } })],
    ['an author of another type', made({ created_by: { type: 'service', id: 'ada' } })],
  ])('takes %s for somebody else’s commit of the same', (_name, revision) => {
    expect(attributionOf(plan, 'why', ada, revision)).toBe('somebody-elses')
  })
  it.each([
    ['another number', made({ revision: 14 })],
    ['another content', made({ content: { ...content, instructions: 'Other' } })],
    ['another content on 1.0', madeBefore14({ content: AUTO_CONTENT })],
  ])('does not take %s', (_name, revision) => {
    expect(attributionOf(plan, 'why', ada, revision)).toBe('different')
  })
})

describe('readOutcome', () => {
  const attempt = { plan, reason: 'why', me: ada, sent: true }
  it('passes on that the head could not be read', async () => {
    await expect(readOutcome(attempt, new QueryClient())).rejects.toThrow(
      'The head could not be read.',
    )
  })
  it('does not read a head that was read already', async () => {
    const head = { revision: made(), etag: etagOf(13) }
    await expect(readOutcome(attempt, new QueryClient(), head)).resolves.toEqual({
      kind: 'committed',
      revision: 13,
    })
  })
})

describe('outcomeOf', () => {
  const check = (head: ArtifactRevision, sent = true, third = made()) => {
    const revision = vi.fn(() => Promise.resolve(third))
    const outcome = outcomeOf(
      { plan, reason: 'why', me: ada, sent },
      { revision: head, etag: etagOf(head.revision) },
      { revision, texts: noTexts },
    )
    return { outcome, revision }
  }
  const committed = { kind: 'committed', revision: 13 }
  it('finds the head where it was', async () => {
    await expect(check(made({ revision: 12 })).outcome).resolves.toEqual({ kind: 'unmoved' })
  })
  it('finds it committed', async () => {
    await expect(check(made()).outcome).resolves.toEqual(committed)
  })
  it('finds it committed below a head that went on', async () => {
    const { outcome, revision } = check(made({ revision: 15, reason: 'later' }))
    await expect(outcome).resolves.toEqual(committed)
    expect(revision).toHaveBeenCalledExactlyOnceWith(13)
  })
  it("finds someone else's commit in its place", async () => {
    const other = made({ content: AUTO_CONTENT })
    await expect(check(other).outcome).resolves.toMatchObject({
      kind: 'moved',
      attribution: 'different',
    })
    await expect(check(made({ revision: 15 }), true, other).outcome).resolves.toMatchObject({
      kind: 'moved',
      head: { etag: '"revision:15"' },
      attribution: 'different',
    })
  })
  it('does not claim the same content that another person has committed', async () => {
    const taken = made({ created_by: { type: 'user', id: 'bob' } })
    await expect(check(taken).outcome).resolves.toMatchObject({
      kind: 'moved',
      attribution: 'somebody-elses',
    })
  })
  it('claims only what has our name on it', async () => {
    await expect(check(madeBefore14()).outcome).resolves.toMatchObject({
      kind: 'moved',
      attribution: 'author-unknown',
    })
    // Switched to Auto by somebody else, and back.
    const { outcome } = check(madeBefore14({ revision: 14 }), true, madeBefore14())
    await expect(outcome).resolves.toMatchObject({
      kind: 'moved',
      head: { etag: '"revision:14"' },
      attribution: 'author-unknown',
    })
  })
  it('claims nothing, and reads no further, before anything was sent', async () => {
    await expect(check(made(), false).outcome).resolves.toMatchObject({
      kind: 'moved',
      attribution: 'author-unknown',
    })
    const { outcome, revision } = check(made({ revision: 15 }), false)
    await expect(outcome).resolves.toMatchObject({ kind: 'moved', attribution: 'different' })
    expect(revision).not.toHaveBeenCalled()
  })
  it('finds a head that went back as moved', async () => {
    await expect(check(made({ revision: 3 })).outcome).resolves.toMatchObject({ kind: 'moved' })
  })
  it('passes on that the revision could not be read', async () => {
    const head = { revision: made({ revision: 15 }), etag: etagOf(15) }
    const read = { revision: () => Promise.reject(new Error('gone')), texts: noTexts }
    await expect(
      outcomeOf({ plan, reason: 'why', me: ada, sent: true }, head, read),
    ).rejects.toThrow('gone')
  })

  describe('of a first save', () => {
    const first: CommitPlan = {
      ...plan,
      kind: 'first-save',
      seen: baseOfFirstSave({}),
      restoredFrom: null,
    }
    const saved = (over: Partial<ArtifactRevision> = {}) =>
      made({ revision: 1, created_by: null, restored_from_revision: null, reason: null, ...over })
    const checkFirst = (head: ArtifactRevision | null) =>
      outcomeOf(
        { plan: first, reason: '', me: ada, sent: true },
        head && { revision: head, etag: etagOf(head.revision) },
        { revision: () => Promise.reject(new Error('not needed')), texts: noTexts },
      )
    it('finds nothing saved, what may be ours, or somebody else’s', async () => {
      await expect(checkFirst(null)).resolves.toEqual({ kind: 'unmoved' })
      await expect(checkFirst(saved())).resolves.toMatchObject({
        kind: 'moved',
        attribution: 'author-unknown',
      })
      await expect(checkFirst(saved({ content: AUTO_CONTENT }))).resolves.toMatchObject({
        kind: 'moved',
        attribution: 'different',
      })
    })
  })

  describe('of a Memory', () => {
    const entry = { kind: 'fact', text: 'Refunds take 14 days.' }
    const added: CommitPlan = {
      ...plan,
      kind: 'edit',
      target: { scopeId: 's', family: 'memory', artifactId: 'm' },
      seen: { revision: 1, etag: etagOf(1), content: {} },
      content: { entries: [entry] },
      restoredFrom: null,
    }
    const changed = (...ids: string[]) =>
      madeBefore14({
        revision: 2,
        content: { changes: ids.map((entry_id) => ({ op: 'add', entry_id })) },
      })
    const checkMemory = (head: ArtifactRevision) =>
      outcomeOf(
        { plan: added, reason: '', me: ada, sent: true },
        { revision: head, etag: etagOf(2) },
        {
          revision: () => Promise.reject(new Error('not needed')),
          texts: () =>
            Promise.resolve(
              new Map([
                ['mine', { ...entry, text: ' Refunds take 14 days.' }],
                ['other', { kind: 'fact', text: 'Shipping is free.' }],
              ]),
            ),
        },
      )
    it.each([
      ['author-unknown', changed('mine')],
      // As many entries, but another one.
      ['different', changed('other')],
      ['different', changed('mine', 'other')],
      ['unclear', changed('retired')],
      ['unclear', changed()],
    ])('compares the texts of the changed entries: %s', async (attribution, head) => {
      await expect(checkMemory(head)).resolves.toMatchObject({ kind: 'moved', attribution })
    })
  })
})
