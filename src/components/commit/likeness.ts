import type { Principal } from '../../api/contract/access'
import type { ArtifactRevision } from '../../api/contract/artifacts'
import type { CommitPlan } from './commit-plan'
import { holds } from './holds'

/**
 * How a revision resembles the one that a plan would have committed.
 * - `other`: another number, or another content.
 * - `taken`: the same content, but the server recorded another author, origin or reason: somebody else's.
 * - `alike`: the same content, and no author on record that could tell whose it is.
 * - `ours`: the same content, and everything recorded is ours, the author among it.
 * Servers before 1.4 record neither; 1.4 records an author of restores only (contract §4).
 */
export type Likeness = 'other' | 'taken' | 'alike' | 'ours'

export function likeness(
  plan: CommitPlan,
  reason: string,
  me: Principal | null,
  revision: ArtifactRevision,
): Likeness {
  if (revision.revision !== plan.seen.revision + 1) return 'other'
  if (!holds(plan.target.family, plan.content, revision.content)) return 'other'
  if ('restored_from_revision' in revision) {
    if ((revision.restored_from_revision ?? null) !== plan.restoredFrom) return 'taken'
    if (plan.restoredFrom !== null && revision.reason !== reason) return 'taken'
  }
  const author = revision.created_by
  if (!author || !me) return 'alike'
  return author.type === me.type && author.id === me.id ? 'ours' : 'taken'
}
