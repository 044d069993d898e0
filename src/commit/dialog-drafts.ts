import * as v from 'valibot'
import { session } from '../api/session'
import type { Owner } from '../api/session-ids'
import { tabStorage } from '../lib/storage/browser-storage'
import { KeptRevision } from '../lib/storage/kept-parts'
import type { Target } from './plan'
import { targetKey } from './target-key'

/** A dialog that its author did not close, and what was typed in it. */
export type DialogDraft =
  { dialog: 'restore'; revision: number; reason: string } | { dialog: 'auto' }
/** A reason that was typed for a restore, and not committed. */
export type TypedReason = { target: Target; revision: number }

const CARRIED_KEY = 'scope-console.dialogs'
const Carried = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.array(
      v.object({
        owner: v.string(),
        target: v.object({ scopeId: v.string(), family: v.string(), artifactId: v.string() }),
        draft: v.variant('dialog', [
          v.object({ dialog: v.literal('restore'), revision: KeptRevision, reason: v.string() }),
          v.object({ dialog: v.literal('auto') }),
        ]),
      }),
    ),
  ),
  [],
)

type Kept = { target: Target; draft: DialogDraft }
/** In memory only: a draft survives a change of screen and signing in again, but not a reload. */
const drafts = new Map<Owner, Map<string, Kept>>()
takeCarried()

/** Signing in elsewhere takes the page away: what is in memory waits in the tab's storage until it is back. */
export function carryDialogDrafts() {
  const carried = [...drafts].flatMap(([owner, own]) =>
    [...own.values()].map(({ target, draft }) => ({ owner, target, draft })),
  )
  if (carried.length > 0) tabStorage.set(CARRIED_KEY, JSON.stringify(carried))
}

function takeCarried() {
  for (const { owner, target, draft } of v.parse(Carried, tabStorage.get(CARRIED_KEY) ?? '[]')) {
    ownOf(owner).set(targetKey(target), { target, draft })
  }
  tabStorage.remove(CARRIED_KEY)
}

function ownOf(owner: Owner): Map<string, Kept> {
  const own = drafts.get(owner) ?? new Map<string, Kept>()
  drafts.set(owner, own)
  return own
}

const reasonIn = (draft: DialogDraft) => (draft.dialog === 'restore' ? draft.reason.trim() : '')

/**
 * Keeps what a person has typed in a dialog that closed because the session ended or the screen changed. A dialog without
 * typed text is kept only after the session expired.
 */
export function keepDialogDraft(owner: Owner | null, target: Target, draft: DialogDraft) {
  if (owner === null) return
  const own = ownOf(owner)
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
