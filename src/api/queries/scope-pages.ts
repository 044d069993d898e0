import type { Scope, ScopeQueryField } from '../contract/scopes'

/** The server matches one field a call (contract §4), so a search walks these one after another. */
export const SEARCHED_FIELDS = ['title', 'scope_id', 'summary'] as const satisfies ScopeQueryField[]

/** Where a page of a Scope list begins: which searched field, and the cursor within it. */
export type ScopePageParam = { field: number; cursor: string | null }
export const FIRST_SCOPE_PAGE: ScopePageParam = { field: 0, cursor: null }

/** Where the next page begins: further in this field, else in the next field, else nowhere (null). */
export function nextScopePage(
  searching: boolean,
  here: ScopePageParam,
  nextCursor: string | null | undefined,
): ScopePageParam | null {
  if (nextCursor) return { field: here.field, cursor: nextCursor }
  const field = here.field + 1
  return searching && field < SEARCHED_FIELDS.length ? { field, cursor: null } : null
}

/** The Scopes of all pages, each once: a Scope may match in several fields. */
export function mergeScopePages(pages: readonly { items: readonly Scope[] }[]): Scope[] {
  const merged = new Map<string, Scope>()
  for (const page of pages) {
    for (const scope of page.items)
      if (!merged.has(scope.scope_id)) merged.set(scope.scope_id, scope)
  }
  return [...merged.values()]
}
