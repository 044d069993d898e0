import type { ArtifactItem, ArtifactRevision } from '../api/contract/artifacts'
import { integer, integerOrNull, text, textOrNull, type Database, type SqlRow } from './database'
import { readText } from './content-pieces'
import type { Content } from './contents'
import { formatInstant, type Micros } from '../lib/date/micros'
import type { StoredContent } from './prepared-content'
import type { PrincipalRef } from './state'
import type { ArtifactKey } from './artifact-key'
import { tagCondition, type TagFilter } from './tags-store'

export type NewRevision = {
  content: Content
  stored: StoredContent
  /** Where a stored content in pieces is. */
  contentId: number | null
  digest: string
  sources: readonly { source_type: string; source_id: string }[]
  artifacts: readonly { family: string; artifact_id: string; revision: number }[]
  createdAt: Micros
  /** Noted for restores only, as the real service does (contract §4). */
  restore: { from: number; reason: string; by: PrincipalRef | null } | null
}

const where = 'scope_id = ? AND family = ? AND artifact_id = ?'
/** All of a revision but its content, which can be megabytes large. */
const FACTS = `scope_id, family, artifact_id, revision, content_digest, sources, artifacts,
  revisions.created_at, created_by_type, created_by_id, restored_from_revision, reason`
const key = ({ scopeId, family, artifactId }: ArtifactKey) => [scopeId, family, artifactId]

/** The number of the head, or null when there is no such Artifact. */
export function headRevision(database: Database, artifact: ArtifactKey): number | null {
  const row = database.get(`SELECT revision FROM heads WHERE ${where}`, key(artifact))
  return row === undefined ? null : integer(row, 'revision')
}

export type RevisionFacts = ReturnType<typeof factsOf>

/** A revision without its content. */
export function findFacts(
  database: Database,
  artifact: ArtifactKey,
  revision: number,
): RevisionFacts | null {
  const row = database.get(`SELECT ${FACTS} FROM revisions WHERE ${where} AND revision = ?`, [
    ...key(artifact),
    revision,
  ])
  return row === undefined ? null : factsOf(row)
}

/** A revision with its content as it is stored, or with where that is. */
export function findStored(database: Database, artifact: ArtifactKey, revision: number) {
  const row = database.get(
    `SELECT ${FACTS}, content, content_id FROM revisions WHERE ${where} AND revision = ?`,
    [...key(artifact), revision],
  )
  if (row === undefined) return null
  const id = integerOrNull(row, 'content_id')
  const content: { text: string } | { id: number } =
    id === null ? { text: text(row, 'content') } : { id }
  return { facts: factsOf(row), content }
}

/** A revision with its content: for families whose contents are not megabytes large. */
export function findRevision(
  database: Database,
  artifact: ArtifactKey,
  revision: number,
): ArtifactRevision | null {
  const found = findStored(database, artifact, revision)
  if (found === null) return null
  const { facts, content } = found
  const json = 'text' in content ? content.text : readText(database, content.id)
  return { ...facts, content: JSON.parse(json) as Content }
}

/** Appends a revision and makes it the head. */
export function appendRevision(
  database: Database,
  artifact: ArtifactKey,
  revision: number,
  revisionToAppend: NewRevision,
) {
  const { content, stored, contentId, digest, sources, artifacts, createdAt, restore } =
    revisionToAppend
  const { title = null, summary = null } = artifact.family === 'topic-memory' ? content : {}
  database.run(
    `INSERT INTO revisions (scope_id, family, artifact_id, revision, content, content_digest, sources, artifacts,
       created_at, created_by_type, created_by_id, restored_from_revision, reason,
       content_id, title, summary)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      ...key(artifact),
      revision,
      'text' in stored ? stored.text : '',
      digest,
      JSON.stringify(sources),
      JSON.stringify(artifacts),
      createdAt,
      restore?.by?.type ?? null,
      restore?.by?.id ?? null,
      restore?.from ?? null,
      restore?.reason ?? null,
      contentId,
      title as string | null,
      summary as string | null,
    ],
  )
  database.run(
    `INSERT INTO heads (scope_id, family, artifact_id, revision, created_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (scope_id, family, artifact_id)
     DO UPDATE SET revision = excluded.revision, created_at = excluded.created_at`,
    [...key(artifact), revision, createdAt],
  )
}

/** Heads of a family in a Scope by artifact id. */
export const listHeads = (
  database: Database,
  scopeId: string,
  family: string,
  after: string | null,
  limit: number,
  tags: TagFilter | null = null,
): ArtifactItem[] => {
  const tagged = tagCondition(tags)
  return database
    .all(
      `SELECT ${FACTS} FROM heads JOIN revisions USING (scope_id, family, artifact_id, revision)
       WHERE heads.scope_id = ? AND heads.family = ? AND heads.artifact_id > ? ${tagged.sql}
       ORDER BY heads.artifact_id LIMIT ?`,
      [scopeId, family, after ?? '', ...tagged.values, limit],
    )
    .map(itemOf)
}

/** The heads of a family in a Scope with their contents. It holds all of them in memory, so callers use it for families of small contents only. */
export const listContents = (database: Database, scopeId: string, family: string) =>
  database
    .all(
      `SELECT ${FACTS}, content, content_id FROM heads JOIN revisions USING (scope_id, family, artifact_id, revision)
       WHERE heads.scope_id = ? AND heads.family = ?`,
      [scopeId, family],
    )
    .map((row): ArtifactRevision => {
      const id = integerOrNull(row, 'content_id')
      const json = id === null ? text(row, 'content') : readText(database, id)
      return { ...factsOf(row), content: JSON.parse(json) as Content }
    })

/** Revisions below `below`, newest first. */
export const listRevisions = (
  database: Database,
  artifact: ArtifactKey,
  below: number,
  limit: number,
): ArtifactItem[] =>
  database
    .all(
      `SELECT ${FACTS} FROM revisions WHERE ${where} AND revision < ? ORDER BY revision DESC LIMIT ?`,
      [...key(artifact), below, limit],
    )
    .map(itemOf)

function metadataOf(row: SqlRow) {
  const actor = textOrNull(row, 'created_by_type')
  return {
    created_at: formatInstant(integer(row, 'created_at')),
    created_by:
      actor === null ? null : { type: actor, id: text(row, 'created_by_id'), description: null },
    restored_from_revision: integerOrNull(row, 'restored_from_revision'),
    reason: textOrNull(row, 'reason'),
  }
}

const identityOf = (row: SqlRow) => ({
  scope_id: text(row, 'scope_id'),
  family: text(row, 'family'),
  artifact_id: text(row, 'artifact_id'),
  revision: integer(row, 'revision'),
})
const lineageOf = (row: SqlRow) => ({
  sources: JSON.parse(text(row, 'sources')) as ArtifactItem['sources'],
  artifacts: JSON.parse(text(row, 'artifacts')) as ArtifactItem['artifacts'],
  content_digest: text(row, 'content_digest'),
})
const factsOf = (row: SqlRow) => ({
  ...identityOf(row),
  ...lineageOf(row),
  ...metadataOf(row),
})

function itemOf(row: SqlRow): ArtifactItem {
  return {
    ...identityOf(row),
    ...lineageOf(row),
    title: null,
    summary: null,
    published_at: null,
    source_count: null,
    ...metadataOf(row),
  }
}

/** Heads of topic-memory, newest first; they carry what the other families leave null, and nothing of who made the head. */
export function listTopicHeads(
  database: Database,
  scopeId: string,
  after: { at: Micros; id: string } | null,
  limit: number,
  tags: TagFilter | null = null,
): { item: ArtifactItem; at: Micros }[] {
  const tagged = tagCondition(tags)
  const rows = database.all(
    `SELECT ${FACTS}, title, summary FROM heads JOIN revisions USING (scope_id, family, artifact_id, revision)
     WHERE heads.scope_id = ? AND heads.family = 'topic-memory'
       AND (heads.created_at, heads.artifact_id) < (?, ?) ${tagged.sql}
     ORDER BY heads.created_at DESC, heads.artifact_id DESC LIMIT ?`,
    [scopeId, after?.at ?? Number.MAX_SAFE_INTEGER, after?.id ?? '', ...tagged.values, limit],
  )
  return rows.map((row) => {
    const at = integer(row, 'created_at')
    const item = itemOf(row)
    return {
      at,
      item: {
        ...item,
        title: text(row, 'title'),
        summary: text(row, 'summary'),
        published_at: formatInstant(Math.floor(at / 1000) * 1000),
        source_count: item.sources.length,
        created_at: null,
        created_by: null,
        restored_from_revision: null,
        reason: null,
      },
    }
  })
}

/** Ids of a family's Artifacts in a Scope. */
export const listFamilyHeads = (database: Database, scopeId: string, family: string): string[] =>
  database
    .all('SELECT artifact_id FROM heads WHERE scope_id = ? AND family = ?', [scopeId, family])
    .map((row) => text(row, 'artifact_id'))
