import type { Action } from '../api/contract/access'
import { FAMILIES, type Family } from '../api/contract/artifacts'
import type { ReplaceBody } from './artifact-bodies'
import type { ArtifactKey } from './artifact-key'
import { requireAll, type Check } from './authorization'
import type { Database } from './database'
import { artifactNotFound, invalidAccessRequest } from './errors'
import { param, type Input } from './operation'
import { ID_PATTERN, type FieldErrors } from './parameters'
import { artifactRef, scopeRef } from './resources'
import { validateScopeId } from './scopes'
import type { Call } from './state'

const isFamily = (value: string): value is Family => (FAMILIES as readonly string[]).includes(value)

export const keyOf = (input: Input): ArtifactKey => ({
  scopeId: param(input, 'scope_id'),
  family: param(input, 'family'),
  artifactId: param(input, 'artifact_id'),
})

/** Families that belong to their Scope are read by its roles; the others by roles or ownership (contract §4). */
export function readingChecks(input: Input): Check[] {
  const { scopeId, family, artifactId } = keyOf(input)
  if (!isFamily(family)) throw invalidAccessRequest()
  return family === 'memory' || family === 'topic-memory'
    ? [['scope.read', scopeRef(scopeId)]]
    : [['artifact.read', artifactRef(scopeId, family, artifactId)]]
}

/** A Prompt needs current scope.admin, whoever owns it; so does topic-memory (contract §4). */
export function writingChecks(input: Input, body: ReplaceBody): Check[] {
  const { scopeId, family, artifactId } = keyOf(input)
  if (!isFamily(family)) throw invalidAccessRequest()
  if (family === 'prompt' || family === 'topic-memory') return [['scope.admin', scopeRef(scopeId)]]
  if (family === 'memory') return memoryChecks(scopeId, artifactId, body)
  return [['artifact.write', artifactRef(scopeId, family, artifactId)]]
}

/** Tags of what belongs to the whole Scope take its administrator, those of another Artifact who may write it (contract §4.8). */
export function tagWritingChecks(input: Input): Check[] {
  const { scopeId, family, artifactId } = keyOf(input)
  if (!isFamily(family)) throw invalidAccessRequest()
  return family === 'memory' || family === 'prompt' || family === 'topic-memory'
    ? [['scope.admin', scopeRef(scopeId)]]
    : [['artifact.write', artifactRef(scopeId, family, artifactId)]]
}

/** New entries need scope.contribute, named ones authority over each: decided before the family is refused. */
function memoryChecks(
  scopeId: string,
  artifactId: string,
  { entryIds: ids }: ReplaceBody,
): Check[] {
  if (ids === null) throw invalidAccessRequest()
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
export function decideAgain(
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
export const AGAIN_ON_CREATE: readonly Action[] = ['scope.contribute', 'scope.contribute']
export const AGAIN_ON_READ: readonly Action[] = ['artifact.read']
export const AGAIN_ON_REPLACE: readonly Action[] = [
  'artifact.read',
  'artifact.write',
  'artifact.read',
  'artifact.read',
  'artifact.write',
  'artifact.read',
  'artifact.write',
  'artifact.read',
]

export const validateFamily =
  (families: readonly string[], idPattern: string | null = ID_PATTERN) =>
  (input: Input, errors: FieldErrors): void => {
    validateScopeId(input, errors)
    errors.oneOf('path', 'family', param(input, 'family'), families)
    if (input.path.artifact_id !== undefined) {
      const id = input.path.artifact_id
      errors.length('path', 'artifact_id', id, 1, 128, idPattern)
    }
  }

/**
 * @param find reads all of it, or what the caller needs.
 * @throws ServiceError 404 when there is no such Artifact or revision.
 */
export function requireRevision<T>(
  call: Call,
  key: ArtifactKey,
  revision: number | null,
  find: (database: Database, key: ArtifactKey, revision: number) => T | null,
): T {
  const found = revision === null ? null : find(call.state.database, key, revision)
  if (found === null) throw artifactNotFound()
  return found
}
