import type { Owner } from '../api/session-ids'
import { deleteDialogDrafts, typedReasonsOf } from './dialog-drafts'
import { deleteEditDrafts, editDraftsOf } from './edit-drafts'
import type { Target } from './plan'

/** Something that a person has typed in this tab and not committed. */
export type Uncommitted = {
  target: Target
  /** The revision that was to be restored; null for an edit. */
  revision: number | null
  /** It is kept in memory only. */
  untilReload: boolean
}

export const uncommittedOf = (owner: Owner): Uncommitted[] => [
  ...editDraftsOf(owner).map(({ target, kept }) => ({
    target,
    revision: null,
    untilReload: kept === 'memory',
  })),
  ...typedReasonsOf(owner).map(({ target, revision }) => ({
    target,
    revision,
    untilReload: true,
  })),
]

/** Before a person signs out: their drafts stay or go, as they have chosen. */
export function settleUncommitted(owner: Owner, keep: boolean) {
  deleteDialogDrafts(owner, keep)
  if (!keep) deleteEditDrafts(owner)
}
