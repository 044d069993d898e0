import {
  type ArtifactRevision,
  type ReplaceRequest,
  ArtifactRevision as ArtifactRevisionSchema,
} from '../../api/contract/artifacts'
import type { Principal } from '../../api/contract/access'
import { call } from '../../api/client'
import { endpoints } from '../../api/endpoints'
import { keys } from '../../api/queries/keys'
import { sameJson } from '../../lib/diff/canonical-json'

export type Target = { scopeId: string; family: string; artifactId: string }

/** What one commit is: decided when the person sees its diff, and not changed by anything that is read later. */
export type CommitPlan = {
  target: Target
  /** The head whose diff the person saw; its ETag is the If-Match (contract §4). */
  seen: { revision: number; etag: string }
  /** The content to commit. Of a restore: as the server sent it. */
  content: Record<string, unknown>
  /** Which revision is restored, where the server records that (and then a reason); otherwise null. */
  restoredFrom: number | null
}

/** Query keys that a commit on this Artifact makes stale. */
export function touchedBy({ scopeId, family, artifactId }: Target) {
  return [
    keys.artifact(scopeId, family, artifactId),
    keys.artifactList(scopeId, family),
    ...(family === 'prompt' ? [keys.prompts(scopeId)] : []),
  ]
}

/**
 * Commits a plan: one PUT, its If-Match the ETag that was seen. Never retried by itself.
 * @returns the new head, as the server sent it
 * @throws ApiError (contract §4): 412 when the head has moved, 403, 422, 428, 413; see `isOutcomeUnknown` for the rest
 */
export async function replaceHead(plan: CommitPlan, reason: string): Promise<ArtifactRevision> {
  const { scopeId, family, artifactId } = plan.target
  const body: ReplaceRequest = { content: plan.content }
  if (plan.restoredFrom !== null) {
    body.restored_from_revision = plan.restoredFrom
    body.reason = reason
  }
  const { data } = await call({
    method: 'PUT',
    path: endpoints.artifact(scopeId, family, artifactId),
    headers: { 'If-Match': plan.seen.etag },
    body,
    schema: ArtifactRevisionSchema,
  })
  return data
}

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
