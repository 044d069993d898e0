import { useReadScopeNames } from '../../../components/use-read-scope-names'
import type { AuditQuery } from '../query/audit-query'
import type { FeedSnapshot } from '../reading/event-feed'
import type { EventRows } from '../store/rows'

/** Scopes that one list names at most: of a server with hundreds of them, the others are named by "Resource". */
const MAX = 20
/** Resources of the list that are looked at for them: Artifacts of one Scope may be thousands. */
const LOOKED_AT_MAX = 500
const NONE: readonly string[] = []

/** The first Scopes that the events speak of, in the order in which they were read. */
function scopesOf(rows: EventRows): readonly string[] {
  const ids = new Set<string>()
  const codes = Math.min(rows.codesOf('resource'), LOOKED_AT_MAX)
  for (let code = 0; code < codes && ids.size < MAX; code += 1) {
    const resource = rows.valueOf('resource', code)
    if ('scope_id' in resource && typeof resource.scope_id === 'string') ids.add(resource.scope_id)
  }
  return [...ids]
}

/**
 * Reads the titles of the Scopes that a list speaks of, once its first page is there: what that records is newer than the
 * list. A list that shows the reader's own reading would grow by it, so nothing is read for that.
 */
export function useNamesOfScopes(
  resource: AuditQuery['resource'],
  { rows, phase }: FeedSnapshot,
  hidesOwn: boolean,
) {
  const asked = resource.type === 'scope' ? [resource.scope_id] : scopesOf(rows)
  useReadScopeNames(hidesOwn && (rows.length > 0 || phase === 'complete') ? asked : NONE)
}
