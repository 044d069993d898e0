import type { QueryClient } from '@tanstack/react-query'
import { parseExactJson } from '../lib/json/parse-exact-json'
import { bodies } from '../api/bodies'
import { call } from '../api/client'
import {
  ArtifactCreated,
  ArtifactRevision,
  etagOf,
  type CreateRequest,
  type ReplaceRequest,
} from '../api/contract/artifacts'
import { endpoints } from '../api/endpoints'
import { isApiError } from '../api/errors'
import { committedFits } from '../api/fits/artifacts'
import { revisionQuery } from '../api/queries/artifacts'
import { session } from '../api/session'
import type { CommitPlan } from './plan'

/**
 * Commits a plan: one PUT, its If-Match the ETag that was seen, or for a first save one POST. Never retried by itself.
 * @returns the revision that the server says it has committed
 * @throws ApiError (contract §4, §5): 412 when the head has moved, 409 `idempotency_conflict` when somebody saved a key
 * first, 403, 422, 428, 413; see `isOutcomeUnknown` for the rest, among it an answer that is of another revision
 */
export async function sendCommit(
  plan: CommitPlan,
  reason: string,
  client: QueryClient,
): Promise<number> {
  const ends = session.signal()
  try {
    if (plan.kind === 'first-save') return (await save(plan)).data.revision
    const { data } = await replace(plan, reason)
    const { scopeId, family, artifactId } = plan.target
    // A revision never changes: with the one of the answer cached, it is not read, and audited, again.
    if (!ends.aborted)
      client.setQueryData(revisionQuery(scopeId, family, artifactId, data.revision).queryKey, data)
    return data.revision
  } catch (cause) {
    const expected = plan.seen.revision + 1
    // The body of the answer broke off, but its status and ETag tell that the commit was made.
    if (isApiError(cause) && cause.etag === etagOf(expected)) return expected
    throw cause
  }
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
