import type { QueryClient } from '@tanstack/react-query'
import { knownScopes } from '../../api/queries/known-scopes'

type Visited = { pinned: readonly string[]; recent: readonly string[] }

/** The Scopes that a person pinned or visited, and those that are known to have the same parent; without this one. */
export function scopesBeside(client: QueryClient, { pinned, recent }: Visited, scopeId: string) {
  const known = knownScopes(client)
  const parent = known.get(scopeId)?.parent_scope_id
  const siblings = parent
    ? [...known.values()].filter((scope) => scope.parent_scope_id === parent)
    : []
  const ids = [...pinned, ...recent, ...siblings.map((scope) => scope.scope_id)]
  return [...new Set(ids)].filter((id) => id !== scopeId)
}
