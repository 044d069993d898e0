import type { Authority } from '../../api/queries/access'
import type { ResourceRequest } from '../../api/contract/access-requests'
import { readAccessResource, scopeParam } from './access-resource'
import type { ArtifactPlace } from '../../routing/resource-param'

/** Whose bindings the caller may list, asked without leaving a trace (contract §3.3). */
export type Listable = {
  /** The deployment that the caller administers, or null. */
  deploymentId: string | null
  /** The Scopes that the caller administers. */
  scopes: Authority
  /** The caller may share the Artifact that the address asks for. It is false as well where a role above the Artifact made the question needless. */
  shares: boolean
}

type Place = ResourceRequest
export type View =
  | {
      kind: 'read'
      /** As the address has it. */
      param: string
      /** What the screen is about. */
      resource: Place
      /** Whose list is read: an administrator of the server reads one for all screens (contract §3.4). */
      list: Place
    }
  /** Neither server.admin nor scope.admin anywhere. */
  | { kind: 'nothing'; scopeId: string | null }
  | { kind: 'not-server' }
  | { kind: 'not-scope'; scopeId: string }

const artifactOf = ({ scopeId, family, artifactId }: ArtifactPlace): Place => ({
  type: 'artifact',
  scope_id: scopeId,
  identity: { family, artifact_id: artifactId },
})

/** What the address asks for, if the caller may list its bindings; without a wish the server, else the first Scope. */
export function chooseView(
  asked: string | undefined,
  { deploymentId, scopes, shares }: Listable,
): View {
  const server: Place | null =
    deploymentId === null ? null : { type: 'server', deployment_id: deploymentId }
  const [first] = scopes.scopeIds
  const place = asked === undefined ? null : readAccessResource(asked)
  const scopeId = place === null || place.kind === 'server' ? null : place.scopeId
  const artifact =
    asked !== undefined && place?.kind === 'artifact'
      ? { param: asked, resource: artifactOf(place) }
      : null
  const read = (id: string): View => {
    const scope = { type: 'scope', scope_id: id } as const
    const shown = artifact ?? { param: scopeParam(id), resource: scope }
    return { kind: 'read', ...shown, list: server ?? scope }
  }
  // A list of Scopes that is not whole says nothing of one that is missing: then the server decides.
  if (scopeId !== null && (server || scopes.scopeIds.has(scopeId) || !scopes.complete)) {
    return read(scopeId)
  }
  if (artifact && shares) return { kind: 'read', ...artifact, list: artifact.resource }
  if (server === null && first === undefined) return { kind: 'nothing', scopeId }
  if (scopeId !== null) return { kind: 'not-scope', scopeId }
  if (server) return { kind: 'read', param: 'server', resource: server, list: server }
  return asked === 'server' || first === undefined ? { kind: 'not-server' } : read(first)
}
