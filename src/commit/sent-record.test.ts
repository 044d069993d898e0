import { beforeEach, expect, it, vi } from 'vitest'
import type { CommitPlan } from './plan'
import { sentClaim } from './sent-claim'
import { sentRecords } from './sent-record'
import { fakeStorage } from '../lib/storage/testing/fake-storage'

const ada = '["","user","ada"]'
const bo = '["","user","bo"]'
const target = { scopeId: 's', family: 'prompt', artifactId: 'a' }
const plan: CommitPlan = {
  kind: 'edit',
  target,
  seen: { revision: 4, etag: '"revision:4"', content: { instructions: 'Seen.' } },
  content: { instructions: 'Typed.' },
  restoredFrom: null,
}
let items: Map<string, string>

beforeEach(() => {
  items = new Map()
  vi.stubGlobal('sessionStorage', fakeStorage(items))
  vi.useFakeTimers({ now: 1_000 })
})

it('tells its owner alone that a commit was sent, and nothing of its content', () => {
  const heard = vi.fn()
  const end = sentRecords.subscribe(heard)
  sentRecords.note(ada, plan)
  expect(sentRecords.read(sentRecords.stored(ada, target))).toEqual({
    kind: 'edit',
    base: 4,
    at: 1_000,
  })
  expect(sentRecords.stored(bo, target)).toBeNull()
  expect(sentRecords.stored(ada, { ...target, artifactId: 'b' })).toBeNull()
  expect(JSON.stringify([...items])).not.toMatch(/Typed|Seen/)
  sentRecords.forget(ada, target)
  expect(sentRecords.stored(ada, target)).toBeNull()
  expect(heard).toHaveBeenCalledTimes(2)
  end()
})

it('is not kept where nobody is known, and is none where it is damaged', () => {
  sentRecords.note(null, plan)
  expect(items.size).toBe(0)
  for (const damaged of [null, '', '{', '{"base":4}', '{"kind":"other","base":4,"at":1}']) {
    expect(sentRecords.read(damaged)).toBeNull()
  }
})

const me = { type: 'user', id: 'ada' }
const rival = { type: 'user', id: 'bo' }
const record = { kind: 'edit', base: 4, at: 1_000 } as const

it.each([
  ['a head that was read before says nothing', { revision: 4, at: 999 }, undefined, 'read-before'],
  ['the same head, read since', { revision: 4, at: 1_001 }, undefined, 'unmoved'],
  ['the next one, nobody on record', { revision: 5, at: 1_001 }, null, 'not-known'],
  ['the next one, not read', { revision: 7, at: 1_001 }, undefined, 'not-known'],
  ['the next one, of one’s own', { revision: 5, at: 1_001 }, me, 'not-known'],
  ['the next one, of somebody else', { revision: 5, at: 1_001 }, rival, 'others'],
] as const)('claims no more than is known: %s', (_case, head, author, claim) => {
  expect(sentClaim(record, head, me, author)).toBe(claim)
})

it('calls nobody somebody else where it is not known who is asking', () => {
  expect(sentClaim(record, { revision: 5, at: 1_001 }, null, rival)).toBe('not-known')
})
