import type { ListAuditRequest } from '../../api/contract/audit'

/** What the caller may read. */
export type Known = {
  /** The Scopes that the caller may read; null: the server checks nothing. */
  readable: ReadonlySet<string> | null
  administered: ReadonlySet<string>
  /** The deployment whose audit the caller may read; null: may not. */
  deploymentId: string | null
}
type Visited = { pinned: readonly string[]; recent: readonly string[] }

/** Scopes that a person works in: the pinned ones, then those visited last, each once. */
export const ownScopes = ({ pinned, recent }: Visited) => [...new Set([...pinned, ...recent])]

/**
 * The Scopes in which Home looks for changes: those that the person has pinned or visited and may read. Where there is none,
 * it takes one that they may read, if possible one that they administer, because Home shows the audit of that Scope too.
 */
export function scopesToRead(visited: Visited, { readable, administered }: Known): string[] {
  const own = ownScopes(visited).filter((id) => readable?.has(id) ?? true)
  if (own.length > 0) return own
  const all = [...(readable ?? [])]
  return [all.find((id) => administered.has(id)) ?? all[0]].filter((id) => id !== undefined)
}

/** The resource whose audit Home reads, for the request and as the audit's address writes it; `scopeId` is null for the server. */
export type Audited = {
  param: string
  resource: ListAuditRequest['resource']
  scopeId: string | null
}

/** The server, for a person who may read its audit. Otherwise the first Scope that they administer; null where there is none. */
export function auditedResource(
  visited: Visited,
  { readable, administered, deploymentId }: Known,
): Audited | null {
  if (deploymentId !== null) {
    const resource = { type: 'server', deployment_id: deploymentId } as const
    return { param: 'server', resource, scopeId: null }
  }
  const known = { readable, administered, deploymentId }
  const scopeId = [...ownScopes(visited), ...scopesToRead(visited, known), ...administered].find(
    (id) => administered.has(id),
  )
  if (scopeId === undefined) return null
  return { param: `scope:${scopeId}`, resource: { type: 'scope', scope_id: scopeId }, scopeId }
}
