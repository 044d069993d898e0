import type { Authority } from '../../api/queries/access'
import type { AuditQuery } from './query/audit-query'

/** What of the audit the caller may read, asked without leaving a trace (contract §3, §6). */
export type Readable = {
  /** Id of the deployment whose audit the caller may read: server.admin. Null: may not. */
  deploymentId: string | null
  /** The Scopes on which the caller holds scope.admin. */
  scopes: Authority
}

export type Choice =
  | { kind: 'read'; param: string; resource: AuditQuery['resource'] }
  /** Neither server.admin nor scope.admin anywhere. */
  | { kind: 'nothing' }
  | { kind: 'not-server' }
  | { kind: 'not-scope'; scopeId: string }

const scope = (scopeId: string): Choice => ({
  kind: 'read',
  param: `scope:${scopeId}`,
  resource: { type: 'scope', scope_id: scopeId },
})

/**
 * The resource that is shown: what the address asks for if the caller may read it, else why not; without a wish
 * the server for its administrators, else the first Scope that the caller administers.
 */
export function chooseResource(asked: string | undefined, readable: Readable): Choice {
  const { deploymentId, scopes } = readable
  const [firstScope] = scopes.scopeIds
  if (asked?.startsWith('scope:')) {
    const scopeId = asked.slice('scope:'.length)
    // Not in a list that is not whole says nothing: then the server decides.
    if (scopes.scopeIds.has(scopeId) || !scopes.complete) return scope(scopeId)
    return deploymentId === null && firstScope === undefined
      ? { kind: 'nothing' }
      : { kind: 'not-scope', scopeId }
  }
  if (deploymentId !== null) {
    return {
      kind: 'read',
      param: 'server',
      resource: { type: 'server', deployment_id: deploymentId },
    }
  }
  if (firstScope === undefined) return { kind: 'nothing' }
  return asked === 'server' ? { kind: 'not-server' } : scope(firstScope)
}
