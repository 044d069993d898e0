import type { ResourceRequest } from '../api/contract/access-requests'
import { legacyMemory } from './errors'
import { artifactRef, scopeRef, type ResourceRef } from './resources'

/**
 * The resource that a request names.
 * @throws ServiceError 422 for an id with spaces at its ends, or for the memory family, which 1.4 no longer shares.
 */
export function requestedResource(value: ResourceRequest): ResourceRef {
  if (value.type === 'server') return { type: 'server', deployment_id: value.deployment_id }
  if (value.type === 'scope') return scopeRef(value.scope_id)
  const { family, artifact_id: artifactId } = value.identity
  const resource = artifactRef(value.scope_id, family, artifactId)
  if (family === 'memory') throw legacyMemory('access target')
  return { ...resource, selector: value.selector ?? null }
}
