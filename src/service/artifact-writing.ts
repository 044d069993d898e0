import { CreateArtifactRequest, ReplaceArtifactRequest } from '../api/contract/artifact-requests'
import { etagOf, type Family } from '../api/contract/artifacts'
import type { PromptKey } from '../api/contract/prompts'
import { CONTENT_SOURCE } from '../api/contract/sources'
import {
  AGAIN_ON_CREATE,
  AGAIN_ON_REPLACE,
  decideAgain,
  keyOf,
  requireRevision,
  validateFamily,
  writingChecks,
} from './artifact-authority'
import { requireSame, restorable, restoreOf } from './artifact-restoring'
import { createBody, replaceBody, type CreateBody, type ReplaceBody } from './artifact-bodies'
import type { ArtifactKey } from './artifact-key'
import { appendRevision, findFacts, headRevision, type RevisionFacts } from './artifacts-store'
import { establishOwner } from './authorization'
import { builtinPrompt } from './builtin-prompts'
import { contentIdOf } from './content-pieces'
import { asClientTakes } from './dream-contract'
import {
  customizationUnavailable,
  definitionIncompatible,
  evidenceNotFound,
  identityConflict,
  invalidRequest,
  legacyMemory,
  ServiceError,
} from './errors'
import { newArtifactId, newSourceId } from './ids'
import { operation, param } from './operation'
import { refusesFields, refusesPackage, writtenContent, type Written } from './prepared-content'
import { artifactRef, scopeRef } from './resources'
import { requireScope, validateScopeId } from './scopes'
import { findSource, insertSource } from './sources-store'
import type { Call } from './state'

const WRITE_FAMILIES = [
  'memory',
  'atomic-memory',
  'experience',
  'skill',
  'handoff',
  'prompt',
  'topic-memory',
  'profile',
] as const satisfies readonly Family[]

/** Families with one Artifact a Scope; its id is the family's name. */
const SINGLETONS: readonly Family[] = ['profile', 'handoff']

const createArtifact = operation<typeof CreateArtifactRequest, CreateBody>({
  id: 'create_artifact',
  method: 'POST',
  path: '/v1/scopes/:scope_id/artifacts',
  body: CreateArtifactRequest,
  prepare: createBody,
  authorize: (input, { family }) => [
    [family === 'prompt' ? 'scope.admin' : 'scope.contribute', scopeRef(param(input, 'scope_id'))],
  ],
  validate: validateScopeId,
  handle(call, input, body) {
    const { database, random } = call.state
    const { family, promptKey } = body
    if (family === 'memory') throw legacyMemory('collection writes')
    if (body.restoredFrom !== null)
      throw invalidRequest('restored_from_revision', 'requires Replace')
    const scopeId = param(input, 'scope_id')
    if (family === 'prompt') requireScope(call, scopeId)
    const now = call.state.now()
    const written = writtenContent(family, body.content, now)
    requireScope(call, scopeId)
    const artifactId = promptKey ?? (SINGLETONS.includes(family) ? family : newArtifactId(random))
    const key = { scopeId, family, artifactId }
    requireCustomizable(key, written)
    if (headRevision(database, key) !== null) {
      throw family === 'handoff' ? alreadyExists(family, artifactId) : identityConflict()
    }
    requireEvidence(call, scopeId, written)
    decideAgain(call, key, AGAIN_ON_CREATE)
    const sources = [addSource(call, key, 1, written), ...written.sources]
    appendRevision(database, key, 1, {
      ...written,
      contentId: contentIdOf(call, written.stored),
      sources,
      createdAt: now,
      restore: null,
    })
    if (family !== 'topic-memory') establishOwner(call, artifactRef(scopeId, family, artifactId))
    const id = encodeURIComponent
    return {
      status: 201,
      headers: {
        Location: `/v1/scopes/${id(scopeId)}/artifacts/${id(family)}/${id(artifactId)}`,
        ETag: etagOf(1),
      },
      body: {
        scope_id: scopeId,
        family,
        artifact_id: artifactId,
        revision: 1,
        sources,
        artifacts: written.artifacts,
      },
    }
  },
})

const alreadyExists = (family: string, artifactId: string) =>
  new ServiceError(
    409,
    'artifact_already_exists',
    'The Scope already has this singleton Artifact; use Replace Artifact to update it.',
    { family, artifact_id: artifactId, use_replace: true },
  )

/** A Prompt whose operation is off may be saved as Auto only, and another as its operation takes it (contract §5). */
function requireCustomizable({ family, artifactId }: ArtifactKey, { content, misfits }: Written) {
  if (family !== 'prompt' || content.mode !== 'custom') return
  if (builtinPrompt(artifactId as PromptKey).status !== 'supported')
    throw customizationUnavailable()
  if (misfits) throw definitionIncompatible()
}

/** A handoff cites revisions that exist in its Scope; a Prompt is no evidence. */
function requireEvidence(call: Call, scopeId: string, written: Written) {
  const { sources, artifacts, claimsGeneration } = written
  if (claimsGeneration) throw unverifiedGeneration()
  for (const { family, artifact_id: artifactId, revision } of artifacts) {
    const found =
      family !== 'prompt' &&
      findFacts(call.state.database, { scopeId, family, artifactId }, revision)
    if (!found) throw evidenceNotFound()
  }
  // The Source of an Artifact's own write is what somebody wrote, and no evidence for it.
  for (const { source_type: type, source_id: id } of sources) {
    const found = type === CONTENT_SOURCE ? findSource(call.state.database, scopeId, id) : null
    if (found === null) throw evidenceNotFound()
    if (found.of !== null) throw sourceNotEligible(type, id)
  }
}

const unverifiedGeneration = () =>
  new ServiceError(
    422,
    'invalid_handoff_generation',
    'Nothing proves the generation that the handoff names.',
  )

const sourceNotEligible = (type: string, id: string) =>
  new ServiceError(422, 'source_not_eligible', 'The Source cannot be used as evidence.', {
    source_ref: { source_type: type, source_id: id },
  })

/** Families of memories name what they grew from: a topic all its revisions, newest first, a memory the last one. */
function lineageOf({ family, artifact_id, revision, artifacts }: RevisionFacts) {
  const previous = { family, artifact_id, revision }
  if (family === 'topic-memory') return [previous, ...artifacts]
  return family === 'atomic-memory' ? [previous] : []
}

/** Each write leaves a Source of its own: what it was sent (contract §4.7). */
function addSource({ state }: Call, key: ArtifactKey, revision: number, { sent }: Written) {
  const sourceId = newSourceId(state.random)
  insertSource(state.database, key.scopeId, {
    sourceId,
    of: { ...key, revision },
    content: sent,
    contentId: null,
    digest: null,
  })
  return { source_type: CONTENT_SOURCE, source_id: sourceId }
}

const replaceArtifact = operation<typeof ReplaceArtifactRequest, ReplaceBody>({
  id: 'replace_artifact',
  method: 'PUT',
  path: '/v1/scopes/:scope_id/artifacts/:family/:artifact_id',
  body: ReplaceArtifactRequest,
  prepare: replaceBody,
  authorize: writingChecks,
  validate: validateFamily(WRITE_FAMILIES),
  handle(call, input, body) {
    const { database } = call.state
    const key = keyOf(input)
    const family = key.family as Family
    if (family === 'memory') throw legacyMemory('collection writes')
    const etag = input.headers.get('If-Match')
    if (etag === null) throw preconditionRequired()
    const now = call.state.now()
    const prepared = body.content
    // The real service builds a handoff as it reads the request, before it looks for the Scope of these two families.
    if (refusesFields(prepared)) writtenContent(family, prepared, now)
    if (family === 'prompt' || family === 'topic-memory') requireScope(call, key.scopeId)
    // The package of a skill is made last, of what nothing else refuses.
    const judged = refusesPackage(prepared) ? null : writtenContent(family, prepared, now)
    const restore = restoreOf(call, body)
    const current = headRevision(database, key)
    const revision = (current ?? 0) + 1
    const head = requireRevision(call, key, current, findFacts)
    if (etag !== etagOf(head.revision)) throw revisionConflict(etag, etagOf(head.revision))
    const earlier = restore && restorable(call, key, head, restore.from)
    const written = judged ?? writtenContent(family, prepared, now)
    if (earlier !== null) requireSame(call, key, head, earlier, written)
    requireCustomizable(key, written)
    requireEvidence(call, key.scopeId, written)
    decideAgain(call, key, AGAIN_ON_REPLACE)
    appendRevision(database, key, revision, {
      ...written,
      contentId: contentIdOf(call, written.stored),
      artifacts: [...written.artifacts, ...lineageOf(head)],
      sources: [addSource(call, key, revision, written), ...written.sources],
      createdAt: now,
      restore,
    })
    return {
      headers: { ETag: etagOf(revision) },
      body: requireRevision(call, key, revision, findFacts),
      content: asClientTakes(call, input, family, written.stored),
    }
  },
})

export const preconditionRequired = () =>
  new ServiceError(
    428,
    'precondition_required',
    'Artifact mutation requires the current ETag in If-Match.',
  )

const revisionConflict = (provided: string, current: string) =>
  new ServiceError(412, 'revision_conflict', 'Artifact ETag does not match the current head.', {
    provided_etag: provided,
    current_etag: current,
  })

export const artifactWriting = [createArtifact, replaceArtifact]
