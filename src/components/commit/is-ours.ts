import type { Principal } from '../../api/contract/access'
import type { ArtifactRevision } from '../../api/contract/artifacts'
import { sameJson } from '../../lib/diff/canonical-json'
import type { CommitPlan } from './commit-plan'

/**
 * Whether a revision is the one that this plan would have committed: the same content and, where the server
 * records them (contract §4: 1.4, and `created_by` only of restores), the same origin, reason and author.
 */
export function isOurs(
  plan: CommitPlan,
  reason: string,
  me: Principal | null,
  revision: ArtifactRevision,
): boolean {
  if (revision.revision !== plan.seen.revision + 1) return false
  if (!sameJson(revision.content, plan.content)) return false
  if ('restored_from_revision' in revision) {
    if ((revision.restored_from_revision ?? null) !== plan.restoredFrom) return false
    if (plan.restoredFrom !== null && revision.reason !== reason) return false
  }
  const author = revision.created_by
  return !author || !me || (author.type === me.type && author.id === me.id)
}
