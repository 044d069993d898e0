import { beforeEach, expect, it, vi } from 'vitest'
import { ANSWER_DEPTH_MAX } from '../api/client'
import { ownerOf } from '../api/owner'
import { session } from '../api/session'
import { exactJson } from '../lib/json/exact-json'
import { parseExactJson } from '../lib/json/parse-exact-json'
import {
  deleteEditDrafts,
  editDraftsOf,
  forgetEditDraft,
  hasEditDraft,
  keepEditDraft,
  beforeListing,
  onEditDrafts,
  readEditDraft,
  TYPED_DEPTH_MAX,
  type StoredDraft,
} from './edit-drafts'
import { fakeStorage } from '../lib/storage/testing/fake-storage'

const ada = { type: 'user', id: 'ada' }
const bo = { type: 'user', id: 'bo' }
const target = { scopeId: 's', family: 'skill', artifactId: 'a' }
const draft = (text = 'typed'): StoredDraft => ({
  seen: { revision: 7, etag: '"revision:7"', content: { text: 'seen' } },
  content: { text },
  unparsed: {},
  savedAt: '2026-11-21T10:41:00Z',
})

/** Whether the browser would ask before the page is left. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('window', new EventTarget())
  session.start('token-of-ada', true, ownerOf(ada))
  forgetEditDraft(ada, target)
})

it('is kept per person and Artifact, and forgotten', () => {
  expect(keepEditDraft(ada, target, draft())).toBe('tab')
  expect(readEditDraft(ada, target)).toEqual(draft())
  expect(readEditDraft({ type: 'service', id: 'ada' }, target)).toBeNull()
  expect(readEditDraft(null, target)).toBeNull()
  expect(readEditDraft(ada, { ...target, artifactId: 'b' })).toBeNull()
  forgetEditDraft(ada, target)
  expect(readEditDraft(ada, target)).toBeNull()
})

it('is told of where its Artifact is shown, to its author alone', () => {
  const told = vi.fn()
  const end = onEditDrafts(told)
  expect(hasEditDraft(ownerOf(ada), target)).toBe(false)
  keepEditDraft(ada, target, draft())
  expect(hasEditDraft(ownerOf(ada), target)).toBe(true)
  expect(hasEditDraft(ownerOf(bo), target)).toBe(false)
  expect(hasEditDraft(ownerOf(ada), { ...target, artifactId: 'b' })).toBe(false)
  forgetEditDraft(ada, target)
  expect(hasEditDraft(ownerOf(ada), target)).toBe(false)
  expect(told).toHaveBeenCalledTimes(2)
  end()
})

it('keeps numbers as they were written', () => {
  const content = parseExactJson('{"big":9007199254740993,"whole":1.0}') as Record<string, unknown>
  keepEditDraft(ada, target, { ...draft(), content })
  expect(exactJson(readEditDraft(ada, target)?.content)).toBe(
    '{"big":9007199254740993,"whole":1.0}',
  )
})

it('is read back with all the levels that an answer may have', () => {
  // A server's answer wraps the content, and the content wraps this list: both take a level of the depth that is read.
  const levels = ANSWER_DEPTH_MAX - 2
  const text = `{"deep":${'['.repeat(levels)}1${']'.repeat(levels)}}`
  const content = parseExactJson(text, TYPED_DEPTH_MAX) as Record<string, unknown>
  keepEditDraft(ada, target, {
    ...draft(),
    seen: { revision: 7, etag: '"revision:7"', content },
    content: { ...content, text: 'typed' },
  })
  const kept = readEditDraft(ada, target)
  expect(exactJson(kept?.seen.content)).toBe(text)
  expect(kept?.content['text']).toBe('typed')
})

it('outlives the end of its author’s session and other people’s sessions', () => {
  keepEditDraft(ada, target, draft())
  session.expire('token-of-ada')
  session.start('token-of-bo', true, ownerOf(bo))
  keepEditDraft(bo, target, draft('of bo'))
  session.signOut()
  session.start('new-token-of-ada', true, ownerOf(ada))
  expect(readEditDraft(ada, target)).toEqual(draft())
  session.signOut()
  expect(readEditDraft(ada, target)).toEqual(draft())
  expect(readEditDraft(bo, target)).toEqual(draft('of bo'))
})

it('is listed for its author, with what a form has not kept yet, and deleted as they choose', () => {
  const late = { ...target, artifactId: 'typed just now' }
  let waiting = true
  const endListing = beforeListing(() => {
    if (waiting) keepEditDraft(ada, late, draft())
    waiting = false
  })
  keepEditDraft(bo, target, draft('of bo'))
  const large = { ...target, artifactId: 'large' }
  keepEditDraft(ada, large, draft('x'.repeat(1_600_000)))
  expect(editDraftsOf(ownerOf(ada))).toEqual([
    { target: late, kept: 'tab' },
    { target: large, kept: 'memory' },
  ])
  waiting = true
  deleteEditDrafts(ownerOf(ada))
  expect(editDraftsOf(ownerOf(ada))).toEqual([])
  expect(readEditDraft(ada, large)).toBeNull()
  expect(asks()).toBe(false)
  expect(readEditDraft(bo, target)).toEqual(draft('of bo'))
  endListing()
})

it('is kept where the server asks nobody who they are', () => {
  session.signOut()
  expect(keepEditDraft(null, target, draft())).toBe('tab')
  expect(readEditDraft(null, target)).toEqual(draft())
})

it('says that it could not be kept for a reload, still has it, and has the browser ask before one', () => {
  keepEditDraft(ada, target, draft('first'))
  const large = draft('x'.repeat(1_600_000))
  expect(asks()).toBe(false)
  expect(keepEditDraft(ada, target, large)).toBe('memory')
  expect(asks()).toBe(true)
  expect(Object.keys(sessionStorage).join(), 'an older state of it does not open').not.toContain(
    'draft',
  )
  expect(readEditDraft(ada, target)).toEqual(large)
  vi.stubGlobal('sessionStorage', fakeStorage(new Map(), 100))
  expect(keepEditDraft(ada, target, draft())).toBe('memory')
  session.signOut()
  expect(readEditDraft(ada, target)).toEqual(draft())
  vi.stubGlobal('sessionStorage', fakeStorage())
  keepEditDraft(ada, target, draft())
  expect(asks()).toBe(false)
})

it('takes what is broken for no draft', () => {
  keepEditDraft(ada, target, draft())
  const key = Object.keys(sessionStorage).find((one) => one.includes('draft')) ?? ''
  for (const broken of ['{', '{"seen":1}', 'null']) {
    sessionStorage.setItem(key, broken)
    expect(readEditDraft(ada, target)).toBeNull()
  }
})
