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
 * Of these, the ones to look for changes in. Who has neither pinned nor visited any that they may read begins with one that
 * they administer too, as its audit stands beside; else with any.
 */
export function scopesToRead(visited: Visited, { readable, administered }: Known): string[] {
  const own = ownScopes(visited).filter((id) => readable?.has(id) ?? true)
  if (own.length > 0) return own
  const all = [...(readable ?? [])]
  return [all.find((id) => administered.has(id)) ?? all[0]].filter((id) => id !== undefined)
}

/** Whose audit Home reads: the resource of the request, as the audit's address has it, and the Scope if it is one. */
export type Audited = {
  param: string
  resource: ListAuditRequest['resource']
  scopeId: string | null
}

/** The server's audit for who may read it, else that of the first Scope that the person works in and administers. */
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
