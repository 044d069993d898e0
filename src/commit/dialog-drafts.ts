import { session } from '../api/session'
import type { Owner } from '../api/session-ids'
import type { Target } from './plan'
import { targetKey } from './target-key'

/** A dialog that its author did not close, and what was typed in it. */
export type DialogDraft =
  { dialog: 'restore'; revision: number; reason: string } | { dialog: 'auto' }
/** A reason that was typed for a restore, and not committed. */
export type TypedReason = { target: Target; revision: number }

/** In memory only: a draft survives a change of screen and signing in again, but not a reload. */
const drafts = new Map<Owner, Map<string, { target: Target; draft: DialogDraft }>>()

const reasonIn = (draft: DialogDraft) => (draft.dialog === 'restore' ? draft.reason.trim() : '')

/**
 * Keeps what a person has typed in a dialog that closed because the session ended or the screen changed. A dialog without
 * typed text is kept only after the session expired.
 */
export function keepDialogDraft(owner: Owner | null, target: Target, draft: DialogDraft) {
  if (owner === null) return
  const own = drafts.get(owner) ?? new Map<string, { target: Target; draft: DialogDraft }>()
  drafts.set(owner, own)
  if (reasonIn(draft) !== '' || session.ended() === 'expired') {
    own.set(targetKey(target), { target, draft })
  } else own.delete(targetKey(target))
}

export const dialogDraftOf = (owner: Owner | null, target: Target): DialogDraft | null =>
  (owner !== null && drafts.get(owner)?.get(targetKey(target))?.draft) || null

export const forgetDialogDraft = (owner: Owner | null, target: Target) =>
  owner !== null && drafts.get(owner)?.delete(targetKey(target))

/** The reasons that a person has typed and not committed. */
export const typedReasonsOf = (owner: Owner): TypedReason[] =>
  [...(drafts.get(owner)?.values() ?? [])].flatMap(({ target, draft }) =>
    draft.dialog === 'restore' && reasonIn(draft) !== ''
      ? [{ target, revision: draft.revision }]
      : [],
  )

/** Sign-out deletes each dialog without a typed reason, and those with one too unless the person keeps them. */
export function deleteDialogDrafts(owner: Owner, keepReasons: boolean) {
  const own = drafts.get(owner)
  for (const [key, { draft }] of own ?? []) {
    if (!keepReasons || reasonIn(draft) === '') own?.delete(key)
  }
}
