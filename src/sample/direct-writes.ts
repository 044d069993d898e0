import type { ArtifactReference } from '../api/contract/artifacts'
import type { ArtifactKey } from '../service/artifact-key'
import { appendRevision } from '../service/artifacts-store'
import type { Database } from '../service/database'
import { writeAtOnce } from '../service/content-pieces'
import { keptOf } from '../service/prepared-content'

// The little of the sample that no request can write.

/**
 * Notes which Artifacts a revision was generated from. Generation does this in the real service; POST and PUT have no
 * field for it (contract §4). The content's digest does not cover it.
 */
export function setCitedArtifacts(
  database: Database,
  { scopeId, family, artifactId }: ArtifactKey,
  revision: number,
  artifacts: readonly ArtifactReference[],
) {
  database.run(
    `UPDATE revisions SET artifacts = ?
     WHERE scope_id = ? AND family = ? AND artifact_id = ? AND revision = ?`,
    [JSON.stringify(artifacts), scopeId, family, artifactId, revision],
  )
}

/**
 * Adds the only revision of an Artifact as an upgrade finds it: saved by an older version that still took what this one
 * refuses, such as a custom Prompt for a key that no longer runs (contract §5). `at` is in ms since 1970.
 */
export function importArtifact(
  database: Database,
  key: ArtifactKey,
  content: Record<string, unknown>,
  at: number,
) {
  const { stored, digest } = keptOf(content)
  appendRevision(database, key, 1, {
    content,
    stored,
    contentId: writeAtOnce(database, stored),
    digest,
    sources: [],
    artifacts: [],
    createdAt: at * 1000,
    restore: null,
  })
}
