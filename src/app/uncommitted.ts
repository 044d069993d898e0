import type { Owner } from '../api/session'
import type { Target } from '../components/commit/commit-plan'
import { endDialogs, reasonsOf } from '../components/commit/drafts'
import { deleteDrafts, draftsOf } from '../features/editing/draft-store'
import { paths } from '../routing/paths'

/** Something that a person has typed in this tab and not committed. */
export type Uncommitted = {
  target: Target
  /** The revision for whose restore it is the reason; null of an edit. */
  revision: number | null
  /** The screen that offers it again. */
  to: string
  /** It is in memory only. */
  untilReload: boolean
}

export const uncommittedOf = (owner: Owner): Uncommitted[] => [
  ...draftsOf(owner).map(({ target, kept }) => ({
    target,
    revision: null,
    to: paths.edit(target.scopeId, target.family, target.artifactId),
    untilReload: kept === 'memory',
  })),
  ...reasonsOf(owner).map(({ target, revision }) => ({
    target,
    revision,
    to: paths.history(target.scopeId, target.family, target.artifactId),
    untilReload: true,
  })),
]

/** Before a person signs out: their drafts stay or go, as they have chosen. */
export function settleUncommitted(owner: Owner, keep: boolean) {
  endDialogs(owner, keep)
  if (!keep) deleteDrafts(owner)
}
