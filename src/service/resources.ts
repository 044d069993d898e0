import { isName } from '../api/contract/askable'
import { compactJson } from '../lib/json/compact-json'
import { invalidAccessRequest } from './errors'

type ArtifactIdentity = { family: string; artifact_id: string }
type ServerRef = { type: 'server'; deployment_id: string }
export type ScopeRef = { type: 'scope'; scope_id: string }
export type ArtifactRef = {
  type: 'artifact'
  scope_id: string
  identity: ArtifactIdentity
  selector: { type: 'memory_entry'; entry_id: string } | null
}
/** What a decision is about, as answers carry it (contract §6). */
export type ResourceRef = ServerRef | ScopeRef | ArtifactRef

/** @throws ServiceError `invalid_access_request` for an id that is blank, too long, or begins or ends with a space. */
export function scopeRef(scopeId: string): ScopeRef {
  if (!isName(scopeId, 256)) throw invalidAccessRequest()
  return { type: 'scope', scope_id: scopeId }
}

/** @throws ServiceError `invalid_access_request` as `scopeRef`. */
export function artifactRef(scopeId: string, family: string, artifactId: string): ArtifactRef {
  if (!isName(scopeId, 256) || !isName(family, 128) || !isName(artifactId, 128)) {
    throw invalidAccessRequest()
  }
  return {
    type: 'artifact',
    scope_id: scopeId,
    identity: { family, artifact_id: artifactId },
    selector: null,
  }
}

/** One string for each resource; equal resources have equal keys. */
export const resourceKey = (resource: ResourceRef): string => compactJson(resource)
