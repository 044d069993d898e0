import type { ArtifactItem } from '../../../api/contract/artifacts'
import type { AuditEvent } from '../../../api/contract/audit'
import { authorOf } from '../../../commit/author/author-of'

/** What a list tells of one revision. */
export type RevisionRow = Pick<
  ArtifactItem,
  'scope_id' | 'family' | 'artifact_id' | 'revision' | 'created_at'
>

/**
 * The revisions that the request of an event may have made, by the rule by which a history finds the author of a revision:
 * Scope, operation and time (contract §6.2). A request that was allowed may have committed nothing, and one that is not
 * looked at here may have made the same revision: so they are never more than possible.
 * @param rows revisions of one Artifact, newest first without a hole
 */
export function matchingRevisions(event: AuditEvent, rows: readonly RevisionRow[]): RevisionRow[] {
  return rows.filter((row, place) => {
    if (!row.created_at) return false
    const { kind } = authorOf(
      {
        scopeId: row.scope_id,
        family: row.family,
        artifactId: row.artifact_id,
        revision: row.revision,
        createdAt: row.created_at,
        previousAt: rows[place + 1]?.created_at ?? null,
      },
      [event],
    )
    return kind === 'one' || kind === 'owner'
  })
}
