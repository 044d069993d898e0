import { parseExactJson } from '../lib/json/parse-exact-json'
import { bodies } from '../api/bodies'
import { call } from '../api/client'
import {
  ArtifactCreated,
  ArtifactRevision,
  type CreateRequest,
  type ReplaceRequest,
} from '../api/contract/artifacts'
import { endpoints } from '../api/endpoints'
import { committedFits } from '../api/fits/artifacts'
import type { CommitPlan } from './plan'

export type Committed = {
  revision: number
  /** The new head as the server sent it; a first save is answered without content. */
  head: ArtifactRevision | null
}

/**
 * Commits a plan: one PUT, its If-Match the ETag that was seen, or for a first save one POST. Never retried by itself.
 * @throws ApiError (contract §4, §5): 412 when the head has moved, 409 `idempotency_conflict` when somebody saved a key
 * first, 403, 422, 428, 413; see `isOutcomeUnknown` for the rest, among it an answer that is of another revision
 */
export async function sendCommit(plan: CommitPlan, reason: string): Promise<Committed> {
  if (plan.kind === 'first-save') {
    const { data } = await save(plan)
    return { revision: data.revision, head: null }
  }
  const { data } = await replace(plan, reason)
  return { revision: data.revision, head: data }
}

function replace(plan: CommitPlan, reason: string) {
  const { scopeId, family, artifactId } = plan.target
  const body: ReplaceRequest = { content: plan.content }
  if (plan.restoredFrom !== null) {
    body.restored_from_revision = plan.restoredFrom
    body.reason = reason
  }
  return call({
    method: 'PUT',
    path: endpoints.artifact(scopeId, family, artifactId),
    headers: { 'If-Match': plan.seen.etag },
    body: bodies.replace(body),
    schema: ArtifactRevision,
    outlivesSession: true,
    parse: parseExactJson,
    fits: committedFits(plan.target, plan.seen.revision + 1),
  })
}

function save({ target, seen, content }: CommitPlan) {
  const body: CreateRequest = { family: 'prompt', prompt_key: target.artifactId, content }
  return call({
    method: 'POST',
    path: endpoints.createArtifact(target.scopeId),
    body: bodies.create(body),
    schema: ArtifactCreated,
    outlivesSession: true,
    fits: committedFits(target, seen.revision + 1),
  })
}
