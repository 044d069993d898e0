import type { CommitPlan, Target } from '../../commit/plan'
import type { DraftState } from './draft-state'

/** What would be committed of a draft: a PUT on the head that it is based on, or the first save of a Prompt key. */
export const planOf = (target: Target, { seen, content }: DraftState): CommitPlan => ({
  kind: seen.revision === 0 ? 'first-save' : 'edit',
  target,
  seen,
  content,
  restoredFrom: null,
})
