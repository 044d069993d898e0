import { tagKey, type TagMatch } from '../api/contract/tags'
import type { ArtifactKey } from './artifact-key'
import { integer, text, type Database, type SqlValue } from './database'

const where = 'scope_id = ? AND family = ? AND artifact_id = ?'
const keyOf = ({ scopeId, family, artifactId }: ArtifactKey) => [scopeId, family, artifactId]

/** Tags of an Artifact in the order of their keys' bytes, which is how the service orders them (contract §4.8). */
export const findTags = (database: Database, artifact: ArtifactKey): string[] =>
  database
    .all(`SELECT tag FROM tags WHERE ${where} ORDER BY tag_key`, keyOf(artifact))
    .map((row) => text(row, 'tag'))

/** Makes these the tags of an Artifact, each of another key. */
export function writeTags(database: Database, artifact: ArtifactKey, tags: readonly string[]) {
  database.run(`DELETE FROM tags WHERE ${where}`, keyOf(artifact))
  for (const tag of tags) {
    database.run(
      'INSERT INTO tags (scope_id, family, artifact_id, tag_key, tag) VALUES (?, ?, ?, ?, ?)',
      [...keyOf(artifact), tagKey(tag), tag],
    )
  }
}

/** What a list of heads is narrowed by: keys of tags, of which an Artifact has all or any. */
export type TagFilter = { keys: readonly string[]; match: TagMatch }

/** A condition on rows of `heads`, with what it needs of parameters; none without a filter. */
export function tagCondition(filter: TagFilter | null): { sql: string; values: SqlValue[] } {
  if (filter === null) return { sql: '', values: [] }
  const { keys, match } = filter
  return {
    sql: `AND (SELECT count(*) FROM tags WHERE tags.scope_id = heads.scope_id AND tags.family = heads.family
        AND tags.artifact_id = heads.artifact_id AND tag_key IN (${keys.map(() => '?').join(', ')})) >= ?`,
    values: [...keys, match === 'all' ? keys.length : 1],
  }
}

/** Heads of a Scope with such tags by family and id, after the place that a cursor names. */
export function findTagged(
  database: Database,
  scopeId: string,
  filter: TagFilter,
  families: readonly string[] | null,
  after: string | null,
  limit: number,
) {
  const tagged = tagCondition(filter)
  const [family = '', id = ''] = (after ?? '').split(' ')
  const among = families ? `AND family IN (${families.map(() => '?').join(', ')})` : ''
  return database
    .all(
      `SELECT family, artifact_id, revision FROM heads
       WHERE scope_id = ? AND (family, artifact_id) > (?, ?) ${among} ${tagged.sql}
       ORDER BY family, artifact_id LIMIT ?`,
      [scopeId, family, id, ...(families ?? []), ...tagged.values, limit],
    )
    .map((row) => ({
      family: text(row, 'family'),
      artifactId: text(row, 'artifact_id'),
      revision: integer(row, 'revision'),
    }))
}
