import { beforeEach, expect, it } from 'vitest'
import { session } from '../api/session'
import { draftOf, endDialogs, forgetDraft, keepDraft, reasonsOf } from './dialog-drafts'

const ada = '["","user","ada"]'
const bo = '["","user","bo"]'
const target = { scopeId: 's', family: 'prompt', artifactId: 'a' }
const typed = { dialog: 'restore', revision: 3, reason: 'Typed.' } as const
const untyped = { dialog: 'restore', revision: 3, reason: ' ' } as const

beforeEach(() => {
  forgetDraft(ada, target)
  session.start('token', false, ada)
})

it('keeps a reason for its author alone, listed, until they choose', () => {
  keepDraft(ada, target, typed)
  expect(draftOf(ada, target)).toEqual(typed)
  expect(draftOf(bo, target)).toBeNull()
  expect(reasonsOf(ada)).toEqual([{ target, revision: 3 }])
  expect(reasonsOf(bo)).toEqual([])
  endDialogs(ada, true)
  session.signOut()
  expect(draftOf(ada, target)).toEqual(typed)
  endDialogs(ada, false)
  expect(draftOf(ada, target)).toBeNull()
})

it('opens a dialog without words again only after the session expired', () => {
  keepDraft(ada, target, { dialog: 'auto' })
  expect(draftOf(ada, target)).toBeNull()
  keepDraft(ada, target, typed)
  keepDraft(ada, target, untyped)
  expect(draftOf(ada, target), 'what was taken back is not kept').toBeNull()
  session.expire('token')
  keepDraft(ada, target, { dialog: 'auto' })
  expect(draftOf(ada, target)).toEqual({ dialog: 'auto' })
  expect(reasonsOf(ada)).toEqual([])
  endDialogs(ada, true)
  expect(draftOf(ada, target)).toBeNull()
})
