import type { Scope } from '../../api/contract/scopes'
import type { OwnScope, OwnScopeRef } from '../../api/queries/scopes'
import type { ScopeAuthorities } from './scope-actions'

/** One row of the table "Scopes". */
export type ScopeRow = OwnScope

export const rowOf = (scope: Scope): ScopeRow => ({
  scopeId: scope.scope_id,
  scope,
  unread: null,
})

/** The rows of each page. A Scope that matches a search in several fields is in the first page that has it. */
export function distinctPages(pages: readonly { items: readonly Scope[] }[]): ScopeRow[][] {
  const seen = new Set<string>()
  const isNew = ({ scope_id: id }: Scope) => !seen.has(id) && seen.add(id)
  return pages.map(({ items }) => items.filter(isNew).map(rowOf))
}

/**
 * The Scopes of a caller without server.observe: those it may read in the server's order, then those it only
 * administers, which can't be read (contract §3).
 */
export function ownScopeRefs(authorities: NonNullable<ScopeAuthorities>): OwnScopeRef[] {
  const readable = authorities.get('scope.read') ?? new Set<string>()
  const administered = authorities.get('scope.admin') ?? new Set<string>()
  return [
    ...[...readable].map((scopeId) => ({ scopeId, readable: true })),
    ...[...administered]
      .filter((scopeId) => !readable.has(scopeId))
      .map((scopeId) => ({ scopeId, readable: false })),
  ]
}

/** The rows whose id, title or summary holds `q`; upper and lower case count as the same. */
export function filterRows(rows: readonly ScopeRow[], q: string): readonly ScopeRow[] {
  if (q === '') return rows
  const wanted = q.toLowerCase()
  return rows.filter(({ scopeId, scope }) =>
    [scopeId, scope?.title, scope?.summary].some((text) => text?.toLowerCase().includes(wanted)),
  )
}
