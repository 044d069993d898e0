import type { Authority } from '../../api/queries/access'
import type { ResourceRequest } from '../../api/contract/access-requests'

/** Whose bindings the caller may list, asked without leaving a trace (contract §3.3). */
export type Listable = {
  /** The deployment that the caller administers, or null. */
  deploymentId: string | null
  /** The Scopes that the caller administers. */
  scopes: Authority
}

type Place = Exclude<ResourceRequest, { type: 'artifact' }>
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

/** What the address asks for, if the caller may list its bindings; without a wish the server, else the first Scope. */
export function chooseView(asked: string | undefined, { deploymentId, scopes }: Listable): View {
  const server: Place | null =
    deploymentId === null ? null : { type: 'server', deployment_id: deploymentId }
  const [first] = scopes.scopeIds
  const scopeId = asked?.startsWith('scope:') ? asked.slice('scope:'.length) : null
  const read = (id: string): View => {
    const resource = { type: 'scope', scope_id: id } as const
    return { kind: 'read', param: `scope:${id}`, resource, list: server ?? resource }
  }
  // A list of Scopes that is not whole says nothing of one that is missing: then the server decides.
  if (scopeId !== null && (server || scopes.scopeIds.has(scopeId) || !scopes.complete)) {
    return read(scopeId)
  }
  if (server === null && first === undefined) return { kind: 'nothing', scopeId }
  if (scopeId !== null) return { kind: 'not-scope', scopeId }
  if (server) return { kind: 'read', param: 'server', resource: server, list: server }
  return asked === 'server' || first === undefined ? { kind: 'not-server' } : read(first)
}
