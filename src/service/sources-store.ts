import { readText } from './content-pieces'
import { integer, integerOrNull, text, textOrNull, type Database } from './database'

/** A Source as it is kept. */
export type StoredSource = {
  sourceId: string
  /** The revision whose write left it; null: it was added by itself. */
  of: { family: string; artifactId: string; revision: number } | null
  /** Its JSON; null where it is in pieces, or where the revision's content says it. */
  content: string | null
  contentId: number | null
  /** Null where the revision's content says it. */
  digest: string | null
}

export type FoundSource = StoredSource & { position: number }

/** Adds a Source to its Scope as the last one, and says its number. */
export function insertSource(database: Database, scopeId: string, source: StoredSource): number {
  const { sourceId, of, content, contentId, digest } = source
  const row = database.get(
    `INSERT INTO sources (scope_id, position, source_id, family, artifact_id, revision, content, content_id, content_digest)
     SELECT ?1, coalesce(max(position), 0) + 1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 FROM sources WHERE scope_id = ?1
     RETURNING position`,
    [
      scopeId,
      sourceId,
      of?.family ?? null,
      of?.artifactId ?? null,
      of?.revision ?? null,
      content,
      contentId,
      digest,
    ],
  )
  return integer(row ?? {}, 'position')
}

export function findSource(
  database: Database,
  scopeId: string,
  sourceId: string,
): FoundSource | null {
  const row = database.get(`SELECT * FROM sources WHERE scope_id = ? AND source_id = ?`, [
    scopeId,
    sourceId,
  ])
  if (row === undefined) return null
  const family = textOrNull(row, 'family')
  return {
    sourceId,
    position: integer(row, 'position'),
    of:
      family === null
        ? null
        : { family, artifactId: text(row, 'artifact_id'), revision: integer(row, 'revision') },
    content: textOrNull(row, 'content'),
    contentId: integerOrNull(row, 'content_id'),
    digest: textOrNull(row, 'content_digest'),
  }
}

/** The content of a revision as JSON, whether its row or its pieces hold it. */
export function revisionContent(
  database: Database,
  scopeId: string,
  { family, artifactId, revision }: NonNullable<StoredSource['of']>,
): string {
  const row = database.get(
    `SELECT content, content_id FROM revisions
     WHERE scope_id = ? AND family = ? AND artifact_id = ? AND revision = ?`,
    [scopeId, family, artifactId, revision],
  )
  const id = integerOrNull(row ?? {}, 'content_id')
  return id === null ? text(row ?? {}, 'content') : readText(database, id)
}
