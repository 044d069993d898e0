import type { InfiniteData, Query } from '@tanstack/react-query'
import type { Scope } from '../contract/scopes'
import type { OwnScope } from './scopes'

type Pages = InfiniteData<{ items: readonly Scope[] } | readonly OwnScope[]>

/** A cached answer with each Scope in it put through `change`; null when it holds none. */
function mapScopes({ queryKey, state: { data } }: Query, change: (scope: Scope) => Scope): unknown {
  if (data === undefined || data === null) return null
  const [root, what, aspect] = queryKey
  if (root === 'scope' && aspect === 'detail') return change(data as Scope)
  if (root !== 'scopes') return null
  if (what === 'one') return change(data as Scope)
  const { pages, ...rest } = data as Pages
  const changed = pages.map((page) =>
    'items' in page
      ? { ...page, items: page.items.map(change) }
      : page.map((row) => (row.scope ? { ...row, scope: change(row.scope) } : row)),
  )
  return { ...rest, pages: changed }
}

/** The Scopes that a cached answer holds, by their ids. */
export function scopesIn(query: Query): ReadonlyMap<string, Scope> {
  const found = new Map<string, Scope>()
  mapScopes(query, (scope) => {
    found.set(scope.scope_id, scope)
    return scope
  })
  return found
}

/** The answer with newer versions of its Scopes: a Scope is the same whole wherever it is told (contract §4). */
export const withScopes = (query: Query, newer: ReadonlyMap<string, Scope>) =>
  mapScopes(query, (scope) => newer.get(scope.scope_id) ?? scope)
