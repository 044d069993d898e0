import type { InferOutput } from 'valibot'
import { CreateArtifactRequest, ReplaceArtifactRequest } from '../api/contract/artifact-requests'
import {
  etagOf,
  FAMILIES,
  type ArtifactItem,
  type ArtifactRevision,
  type Family,
} from '../api/contract/artifacts'
import type { Action } from '../api/contract/access'
import type { PromptKey } from '../api/contract/prompts'
import {
  appendRevision,
  findRevision,
  headRevision,
  listHeads,
  listRevisions,
  listTopicHeads,
  type ArtifactKey,
} from './artifacts-store'
import { establishOwner, requireAll, type Check } from './authorization'
import { builtinPrompt } from './builtin-prompts'
import { canonicalContent, comparableContent, type Written } from './contents'
import { decodeListCursor, encodeListCursor } from './cursors'
import {
  artifactNotFound,
  customizationUnavailable,
  evidenceNotFound,
  identityConflict,
  invalidAccessRequest,
  invalidCursor,
  invalidRequest,
  legacyMemory,
  scopeNotFound,
  ServiceError,
} from './errors'
import { newArtifactId, newSourceId } from './ids'
import { operation, param, type Input } from './operation'
import type { FieldErrors } from './parameters'
import { artifactRef, scopeRef } from './resources'
import { requireKnownQuery, validateScopeId } from './scopes'
import { findScope } from './scopes-store'
import type { Call } from './state'

// The order of the service's own messages about an unknown family.
const READ_FAMILIES = [
  'memory',
  'atomic-memory',
  'experience',
  'skill',
  'handoff',
  'profile',
  'prompt',
  'topic-memory',
] as const satisfies readonly Family[]
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

const isFamily = (value: string): value is Family => (FAMILIES as readonly string[]).includes(value)

const keyOf = (input: Input): ArtifactKey => ({
  scopeId: param(input, 'scope_id'),
  family: param(input, 'family'),
  artifactId: param(input, 'artifact_id'),
})

/** Families that belong to their Scope are read by its roles; the others by roles or ownership (contract §4). */
function readingChecks(input: Input): Check[] {
  const { scopeId, family, artifactId } = keyOf(input)
  if (!isFamily(family)) throw invalidAccessRequest()
  return family === 'memory' || family === 'topic-memory'
    ? [['scope.read', scopeRef(scopeId)]]
    : [['artifact.read', artifactRef(scopeId, family, artifactId)]]
}

/** A Prompt needs current scope.admin, whoever owns it; so does topic-memory (contract §4). */
function writingChecks(input: Input, body: ReplaceBody): Check[] {
  const { scopeId, family, artifactId } = keyOf(input)
  if (!isFamily(family)) throw invalidAccessRequest()
  if (family === 'prompt' || family === 'topic-memory') return [['scope.admin', scopeRef(scopeId)]]
  if (family === 'memory') return memoryChecks(scopeId, artifactId, body)
  return [['artifact.write', artifactRef(scopeId, family, artifactId)]]
}

type ReplaceBody = InferOutput<typeof ReplaceArtifactRequest>

/** New entries need scope.contribute, named ones authority over each: decided before the family is refused. */
function memoryChecks(scopeId: string, artifactId: string, { content }: ReplaceBody): Check[] {
  if (!('entries' in content)) throw invalidAccessRequest()
  const ids = content.entries.map((entry) => entry.entry_id ?? null)
  const added: Check[] = ids.includes(null) ? [['scope.contribute', scopeRef(scopeId)]] : []
  const named = [...new Set(ids)].flatMap((id): Check[] => {
    if (id === null) return []
    const selector = { type: 'memory_entry' as const, entry_id: id }
    return [['artifact.write', { ...artifactRef(scopeId, 'memory', artifactId), selector }]]
  })
  return [...added, ...named]
}

/**
 * The real service decides again, in the depths of its atomic-memory writer; its audit shows these decisions beside the
 * one of the route (contract §6: one request writes several events).
 */
function decideAgain(
  call: Call,
  { scopeId, family, artifactId }: ArtifactKey,
  actions: readonly Action[],
) {
  if (family !== 'atomic-memory') return
  for (const action of actions) {
    const resource =
      action === 'scope.contribute' ? scopeRef(scopeId) : artifactRef(scopeId, family, artifactId)
    requireAll(call, [[action, resource]])
  }
}
const AGAIN_ON_CREATE: readonly Action[] = ['scope.contribute', 'scope.contribute']
const AGAIN_ON_READ: readonly Action[] = ['artifact.read']
const AGAIN_ON_REPLACE: readonly Action[] = [
  'artifact.read',
  'artifact.write',
  'artifact.read',
  'artifact.read',
  'artifact.write',
  'artifact.read',
  'artifact.write',
  'artifact.read',
]

const validateFamily =
  (families: readonly string[]) =>
  (input: Input, errors: FieldErrors): void => {
    validateScopeId(input, errors)
    errors.oneOf('path', 'family', param(input, 'family'), families)
    if (input.path.artifact_id !== undefined) {
      const id = input.path.artifact_id
      errors.length('path', 'artifact_id', id, 1, 128)
      errors.pattern('path', 'artifact_id', id, '^[\\x21-\\x7E]+$')
    }
  }

const validatePage = (input: Input, errors: FieldErrors) => {
  errors.integer('query', 'limit', input.query.get('limit'), 1, 100)
  errors.length('query', 'cursor', input.query.get('cursor'), 1, 4096)
  validateFamily(READ_FAMILIES)(input, errors)
}

type PageQuery = { limit: number; cursor: string | null }
const pageQuery = ({ query }: Input): PageQuery => ({
  limit: Number(query.get('limit') ?? 50),
  cursor: query.get('cursor'),
})

const requireReadable = (family: string) => {
  if (family === 'memory') throw legacyMemory('legacy Memory collection read')
}

/** One page from one row more than asked for, which tells whether there is another. */
function page(
  call: Call,
  bound: Record<string, unknown>,
  rows: { item: ArtifactItem; after: string }[],
  limit: number,
) {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    body: {
      items: shown.map((row) => row.item),
      next_cursor: last ? encodeListCursor(call, bound, last.after) : null,
    },
  }
}

const listArtifacts = operation({
  id: 'list_artifacts',
  method: 'GET',
  path: '/v1/scopes/:scope_id/artifacts/:family',
  authorize: (input) => [['scope.read', scopeRef(param(input, 'scope_id'))]],
  validate: validatePage,
  handle(call, input) {
    requireKnownQuery(input.query, ['limit', 'cursor'])
    const { database } = call.state
    const { scopeId, family } = keyOf(input)
    requireReadable(family)
    const { limit, cursor } = pageQuery(input)
    const bound = { list: 'artifacts', scope_id: scopeId, family }
    const after = decodeListCursor(call, bound, cursor)
    if (family === 'topic-memory') {
      const [at, id] = (after ?? '').split(' ')
      const rows = listTopicHeads(
        database,
        scopeId,
        after === null ? null : { at: Number(at), id: id ?? '' },
        limit + 1,
      )
      return page(
        call,
        bound,
        rows.map(({ item, at: created }) => ({ item, after: `${created} ${item.artifact_id}` })),
        limit,
      )
    }
    const rows = listHeads(database, scopeId, family, after, limit + 1)
    return page(
      call,
      bound,
      rows.map((item) => ({ item, after: item.artifact_id })),
      limit,
    )
  },
})

const listArtifactRevisions = operation({
  id: 'list_artifact_revisions',
  method: 'GET',
  path: '/v1/scopes/:scope_id/artifacts/:family/:artifact_id/revisions',
  authorize: readingChecks,
  validate: validatePage,
  handle(call, input) {
    requireKnownQuery(input.query, ['limit', 'cursor'])
    const key = keyOf(input)
    requireReadable(key.family)
    const { limit, cursor } = pageQuery(input)
    const bound = { list: 'revisions', ...key }
    const after = decodeListCursor(call, bound, cursor)
    const head = headRevision(call.state.database, key)
    if (head === null) throw artifactNotFound()
    const below = after === null ? head + 1 : Number(after)
    if (!(below >= 1 && below <= head + 1)) throw invalidCursor()
    const rows = listRevisions(call.state.database, key, below, limit + 1)
    return page(
      call,
      bound,
      rows.map((item) => ({ item, after: String(item.revision) })),
      limit,
    )
  },
})

function requireRevision(call: Call, key: ArtifactKey, revision: number | null): ArtifactRevision {
  const found = revision === null ? null : findRevision(call.state.database, key, revision)
  if (found === null) throw artifactNotFound()
  return found
}

const matchesNone = (header: string | null, etag: string) =>
  header !== null && header.split(',').some((value) => value.trim().replace(/^W\//, '') === etag)

const getArtifact = operation({
  id: 'get_artifact',
  method: 'GET',
  path: '/v1/scopes/:scope_id/artifacts/:family/:artifact_id',
  authorize: readingChecks,
  validate(input, errors) {
    validateFamily(READ_FAMILIES)(input, errors)
    errors.length('header', 'If-None-Match', input.headers.get('If-None-Match'), 1, Infinity)
  },
  handle(call, input) {
    const key = keyOf(input)
    requireReadable(key.family)
    const head = requireRevision(call, key, headRevision(call.state.database, key))
    decideAgain(call, key, AGAIN_ON_READ)
    const ETag = etagOf(head.revision)
    if (matchesNone(input.headers.get('If-None-Match'), ETag))
      return { status: 304, headers: { ETag } }
    return { headers: { ETag }, body: head }
  },
})

const getArtifactRevision = operation({
  id: 'get_artifact_revision',
  method: 'GET',
  path: '/v1/scopes/:scope_id/artifacts/:family/:artifact_id/revisions/:revision',
  authorize: readingChecks,
  validate(input, errors) {
    validateFamily(READ_FAMILIES)(input, errors)
    errors.integer('path', 'revision', param(input, 'revision'), 1)
  },
  handle(call, input) {
    const key = keyOf(input)
    requireReadable(key.family)
    const revision = requireRevision(call, key, Number(param(input, 'revision')))
    decideAgain(call, key, AGAIN_ON_READ)
    return { body: revision }
  },
})

const createArtifact = operation<typeof CreateArtifactRequest>({
  id: 'create_artifact',
  method: 'POST',
  path: '/v1/scopes/:scope_id/artifacts',
  body: CreateArtifactRequest,
  authorize: (input, { family }) => [
    [family === 'prompt' ? 'scope.admin' : 'scope.contribute', scopeRef(param(input, 'scope_id'))],
  ],
  validate: validateScopeId,
  handle(call, input, body) {
    const { database, random } = call.state
    const { family } = body
    if (family === 'memory') throw legacyMemory('collection writes')
    const scopeId = param(input, 'scope_id')
    const now = call.state.now()
    const written = canonicalContent(family, body.content, { now, revision: 1, restored: null })
    if (findScope(database, scopeId) === null) throw scopeNotFound()
    const artifactId =
      body.family === 'prompt'
        ? body.prompt_key
        : SINGLETONS.includes(family)
          ? family
          : newArtifactId(random)
    const key = { scopeId, family, artifactId }
    requireCustomizable(key, written)
    if (headRevision(database, key) !== null) {
      throw family === 'handoff' ? alreadyExists(family, artifactId) : identityConflict()
    }
    requireEvidence(call, scopeId, written)
    decideAgain(call, key, AGAIN_ON_CREATE)
    const sources = [newSource(call), ...written.sources]
    appendRevision(database, key, 1, { ...written, sources, createdAt: now, restore: null })
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

/** A Prompt whose operation is off may be saved as Auto only (contract §5). */
function requireCustomizable({ family, artifactId }: ArtifactKey, { content }: Written) {
  if (family !== 'prompt' || content.mode !== 'custom') return
  if (builtinPrompt(artifactId as PromptKey).status !== 'supported')
    throw customizationUnavailable()
}

/** A handoff cites revisions that exist in its Scope; a Prompt is no evidence. */
function requireEvidence(call: Call, scopeId: string, { sources, artifacts }: Written) {
  for (const { family, artifact_id: artifactId, revision } of artifacts) {
    const found =
      family !== 'prompt' &&
      findRevision(call.state.database, { scopeId, family, artifactId }, revision)
    if (!found) throw evidenceNotFound()
  }
  // Sources are captured by routes that this service does not offer, so none can be cited.
  if (sources.length > 0) throw evidenceNotFound()
}

/** Families of memories name what they grew from: a topic all its revisions, newest first, a memory the last one. */
function lineageOf({ family, artifact_id, revision, artifacts }: ArtifactRevision) {
  const previous = { family, artifact_id, revision }
  if (family === 'topic-memory') return [previous, ...artifacts]
  return family === 'atomic-memory' ? [previous] : []
}

const newSource = (call: Call) => ({
  source_type: 'content',
  source_id: newSourceId(call.state.random),
})

/** Who restores what, or null for an ordinary replacement. */
function restoreOf(
  call: Call,
  family: Family,
  body: {
    content: Record<string, unknown>
    restored_from_revision?: number | null
    reason?: string | null
  },
) {
  const inner = family === 'profile' ? (body.content.restored_from_revision ?? null) : null
  const outer = body.restored_from_revision ?? null
  if (outer !== null && inner !== null && outer !== inner) {
    throw invalidRequest('restored_from_revision', 'does not match content.restored_from_revision')
  }
  const from = outer ?? inner
  const reason = body.reason?.trim() ?? null
  if (from === null && reason === null) return null
  if (from === null || reason === null) {
    throw invalidRequest('reason', 'is required when restoring a revision')
  }
  return { from: Number(from), reason, by: call.principal }
}

/** A restore commits an earlier content again, as it was, over a head that differs (contract §4). */
function requireRestorable(
  call: Call,
  key: ArtifactKey,
  head: ArtifactRevision,
  from: number,
  written: Written,
) {
  if (from === head.revision) throw invalidRequest('restored_from_revision', 'is the current head')
  const earlier = findRevision(call.state.database, key, from)
  if (earlier === null) throw invalidRequest('restored_from_revision', 'does not exist')
  const family = key.family as Family
  const submitted = comparableContent(family, written.content)
  if (submitted !== comparableContent(family, earlier.content)) {
    throw invalidRequest('content', 'does not match the restored revision')
  }
  if (submitted === comparableContent(family, head.content)) {
    throw invalidRequest('content', 'matches the current head')
  }
}

const replaceArtifact = operation<typeof ReplaceArtifactRequest>({
  id: 'replace_artifact',
  method: 'PUT',
  path: '/v1/scopes/:scope_id/artifacts/:family/:artifact_id',
  body: ReplaceArtifactRequest,
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
    const restore = restoreOf(call, family, body)
    const current = headRevision(database, key)
    const revision = (current ?? 0) + 1
    const written = canonicalContent(family, body.content, {
      now,
      revision,
      restored: restore?.from ?? null,
    })
    const head = requireRevision(call, key, current)
    if (etag !== etagOf(head.revision)) throw revisionConflict(etag, etagOf(head.revision))
    if (restore !== null) requireRestorable(call, key, head, restore.from, written)
    requireCustomizable(key, written)
    requireEvidence(call, key.scopeId, written)
    decideAgain(call, key, AGAIN_ON_REPLACE)
    appendRevision(database, key, revision, {
      ...written,
      artifacts: [...written.artifacts, ...lineageOf(head)],
      sources: [newSource(call), ...written.sources],
      createdAt: now,
      restore,
    })
    return { headers: { ETag: etagOf(revision) }, body: requireRevision(call, key, revision) }
  },
})

const preconditionRequired = () =>
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

export const artifactOperations = [
  createArtifact,
  listArtifacts,
  getArtifact,
  replaceArtifact,
  listArtifactRevisions,
  getArtifactRevision,
]
