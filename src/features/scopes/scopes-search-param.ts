import * as v from 'valibot'

/** Longest `query` that the server takes (contract §4). */
export const SCOPE_SEARCH_MAX = 256

/** A column that the rows are sorted by, backwards with a minus. Without it they stand as a tree. */
const ScopeSort = v.picklist(['title', '-title', 'parent', '-parent'])
export type ScopeSort = v.InferOutput<typeof ScopeSort>

/** The address's query of `/scopes` (screens §3); blanks around the text count for nothing. */
export const scopesSearch = {
  q: v.pipe(v.string(), v.maxLength(SCOPE_SEARCH_MAX), v.trim()),
  sort: ScopeSort,
}
