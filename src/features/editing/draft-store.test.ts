import { beforeEach, expect, it, vi } from 'vitest'
import { ownerOf } from '../../api/owner'
import { session } from '../../api/session'
import { exactJson } from '../../lib/json/exact-json'
import { parseExactJson } from '../../lib/json/parse-exact-json'
import { forgetDraft, keepDraft, readDraft, type StoredDraft } from './draft-store'

/** As much of a browser's storage as drafts need, with its bound. */
function storage(quota = 5_000_000) {
  const items = new Map<string, string>()
  const methods = {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem: (key: string, value: string) => {
      if (key.length + value.length > quota) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
  }
  return new Proxy(methods, {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

const ada = { type: 'user', id: 'ada' }
const bo = { type: 'user', id: 'bo' }
const target = { scopeId: 's', family: 'skill', artifactId: 'a' }
const draft = (text = 'typed'): StoredDraft => ({
  seen: { revision: 7, etag: '"revision:7"', content: { text: 'seen' } },
  content: { text },
  unparsed: {},
  savedAt: '2026-11-21T10:41:00Z',
})

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage())
  session.start('token-of-ada', true, ownerOf(ada))
  forgetDraft(ada, target)
})

it('is kept per person and Artifact, and forgotten', () => {
  expect(keepDraft(ada, target, draft())).toBe('tab')
  expect(readDraft(ada, target)).toEqual(draft())
  expect(readDraft({ type: 'service', id: 'ada' }, target)).toBeNull()
  expect(readDraft(null, target)).toBeNull()
  expect(readDraft(ada, { ...target, artifactId: 'b' })).toBeNull()
  forgetDraft(ada, target)
  expect(readDraft(ada, target)).toBeNull()
})

it('keeps numbers as they were written', () => {
  const content = parseExactJson('{"big":9007199254740993,"whole":1.0}') as Record<string, unknown>
  keepDraft(ada, target, { ...draft(), content })
  expect(exactJson(readDraft(ada, target)?.content)).toBe('{"big":9007199254740993,"whole":1.0}')
})

it('outlives a session that expired and another person’s, and not a sign-out', () => {
  keepDraft(ada, target, draft())
  session.expire('token-of-ada')
  expect(readDraft(ada, target)).toEqual(draft())
  session.start('token-of-bo', true, ownerOf(bo))
  keepDraft(bo, target, draft('of bo'))
  session.signOut()
  expect(readDraft(bo, target)).toBeNull()
  session.start('new-token-of-ada', true, ownerOf(ada))
  expect(readDraft(ada, target)).toEqual(draft())
  session.signOut()
  expect(readDraft(ada, target)).toBeNull()
})

it('is not kept any more for a person who has signed out', () => {
  session.signOut()
  expect(keepDraft(ada, target, draft())).toBeNull()
  expect(readDraft(ada, target)).toBeNull()
  expect(Object.keys(sessionStorage).join()).not.toContain('draft')
})

it('is kept where the server asks nobody who they are', () => {
  session.signOut()
  expect(keepDraft(null, target, draft())).toBe('tab')
  expect(readDraft(null, target)).toEqual(draft())
})

it('says that it could not be kept for a reload, and still has it', () => {
  keepDraft(ada, target, draft('first'))
  const large = draft('x'.repeat(1_600_000))
  expect(keepDraft(ada, target, large)).toBe('memory')
  expect(Object.keys(sessionStorage).join(), 'an older state of it is not offered').not.toContain(
    'draft',
  )
  expect(readDraft(ada, target)).toEqual(large)
  vi.stubGlobal('sessionStorage', storage(100))
  expect(keepDraft(ada, target, draft())).toBe('memory')
  session.signOut()
  expect(readDraft(ada, target)).toBeNull()
})

it('takes what is broken for no draft', () => {
  keepDraft(ada, target, draft())
  const key = Object.keys(sessionStorage).find((one) => one.includes('draft')) ?? ''
  for (const broken of ['{', '{"seen":1}', 'null']) {
    sessionStorage.setItem(key, broken)
    expect(readDraft(ada, target)).toBeNull()
  }
})
