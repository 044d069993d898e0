import * as v from 'valibot'
import { SCOPE_QUERY_MAX } from '../../api/contract/scopes'

/** A column that the rows are sorted by, backwards with a minus. Without it they stand as a tree. */
const ScopeSort = v.picklist(['title', '-title', 'parent', '-parent'])
export type ScopeSort = v.InferOutput<typeof ScopeSort>

/** The address's query of `/scopes` (screens §3); blanks around the text count for nothing. */
export const scopesSearch = {
  q: v.pipe(v.string(), v.maxLength(SCOPE_QUERY_MAX), v.trim()),
  sort: ScopeSort,
}
