import { beforeEach, expect, it } from 'vitest'
import { session } from '../api/session'
import {
  dialogDraftOf,
  deleteDialogDrafts,
  forgetDialogDraft,
  keepDialogDraft,
  typedReasonsOf,
} from './dialog-drafts'

const ada = '["","user","ada"]'
const bo = '["","user","bo"]'
const target = { scopeId: 's', family: 'prompt', artifactId: 'a' }
const typed = { dialog: 'restore', revision: 3, reason: 'Typed.' } as const
const untyped = { dialog: 'restore', revision: 3, reason: ' ' } as const

beforeEach(() => {
  forgetDialogDraft(ada, target)
  session.start('token', false, ada)
})

it('keeps a reason for its author alone, listed, until they choose', () => {
  keepDialogDraft(ada, target, typed)
  expect(dialogDraftOf(ada, target)).toEqual(typed)
  expect(dialogDraftOf(bo, target)).toBeNull()
  expect(typedReasonsOf(ada)).toEqual([{ target, revision: 3 }])
  expect(typedReasonsOf(bo)).toEqual([])
  deleteDialogDrafts(ada, true)
  session.signOut()
  expect(dialogDraftOf(ada, target)).toEqual(typed)
  deleteDialogDrafts(ada, false)
  expect(dialogDraftOf(ada, target)).toBeNull()
})

it('opens a dialog without words again only after the session expired', () => {
  keepDialogDraft(ada, target, { dialog: 'auto' })
  expect(dialogDraftOf(ada, target)).toBeNull()
  keepDialogDraft(ada, target, typed)
  keepDialogDraft(ada, target, untyped)
  expect(dialogDraftOf(ada, target), 'what was taken back is not kept').toBeNull()
  session.expire('token')
  keepDialogDraft(ada, target, { dialog: 'auto' })
  expect(dialogDraftOf(ada, target)).toEqual({ dialog: 'auto' })
  expect(typedReasonsOf(ada)).toEqual([])
  deleteDialogDrafts(ada, true)
  expect(dialogDraftOf(ada, target)).toBeNull()
})
