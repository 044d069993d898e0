import * as v from 'valibot'

/** Longest `query` that the server takes (contract §4). */
export const SCOPE_SEARCH_MAX = 256

/** The address's query of `/scopes` (screens §3); blanks around the text count for nothing. */
export const scopesSearch = { q: v.pipe(v.string(), v.maxLength(SCOPE_SEARCH_MAX), v.trim()) }
