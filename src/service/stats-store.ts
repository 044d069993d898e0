import { findRevision } from './artifacts-store'
import type { Content } from './contents'
import { integer, text, type Database } from './database'

/** What is counted of one Scope, or of several together; names come in the order of their UTF-8 bytes. */
export type Counts = {
  sources: number
  families: Map<string, number>
  /** Atomic memories by kind. */
  kinds: Map<string, number>
}

const noCounts = (): Counts => ({ sources: 0, families: new Map(), kinds: new Map() })

const ASKED = 'scope_id IN (SELECT value FROM json_each(?))'
const SOURCES = `SELECT scope_id, '' AS name, count(*) AS total FROM sources WHERE ${ASKED} GROUP BY scope_id`
const FAMILIES = `SELECT scope_id, family AS name, count(*) AS total FROM heads WHERE ${ASKED}
  GROUP BY scope_id, family ORDER BY family`
/** No atomic memory is so large that its content is kept in pieces. */
const KINDS = `SELECT scope_id, content ->> '$.kind' AS name, count(*) AS total
  FROM heads JOIN revisions USING (scope_id, family, artifact_id, revision)
  WHERE heads.family = 'atomic-memory' AND ${ASKED} GROUP BY scope_id, name ORDER BY name`

/** Counts what there is in some Scopes now: together, and in each of them. */
export function countsOf(database: Database, scopeIds: readonly string[]) {
  const together = noCounts()
  const byScope = new Map(scopeIds.map((id) => [id, noCounts()]))
  const read = (sql: string, add: (counts: Counts, name: string, total: number) => void) => {
    for (const row of database.all(sql, [JSON.stringify(scopeIds)])) {
      for (const counts of [together, byScope.get(text(row, 'scope_id'))]) {
        if (counts) add(counts, text(row, 'name'), integer(row, 'total'))
      }
    }
  }
  const raise = (map: Map<string, number>, name: string, total: number) =>
    map.set(name, (map.get(name) ?? 0) + total)
  read(SOURCES, (counts, _, total) => (counts.sources += total))
  read(FAMILIES, ({ families }, name, total) => raise(families, name, total))
  read(KINDS, ({ kinds }, name, total) => raise(kinds, name, total))
  return { together, byScope }
}

type Citation = {
  kind: string
  artifact_ref?: { family: string; artifact_id: string; revision: number }
}
type Statement = { citations: Citation[] }

/**
 * Counts what the handoff of a Scope cites, in its statements and its next action: revisions of experiences that have a
 * failure (contract §4.10).
 */
export function citedFailures(database: Database, scopeId: string): number {
  const cited = new Map<string, { artifact_id: string; revision: number }>()
  const handoffs = database.all(
    `SELECT artifact_id, revision FROM heads WHERE scope_id = ? AND family = 'handoff'`,
    [scopeId],
  )
  const contentAt = (family: string, artifactId: string, revision: number): Content =>
    findRevision(database, { scopeId, family, artifactId }, revision)?.content ?? {}
  for (const row of handoffs) {
    const handoff = contentAt('handoff', text(row, 'artifact_id'), integer(row, 'revision')) as {
      state?: Statement[]
      next_action?: Statement | null
    }
    const statements = [
      ...(handoff.state ?? []),
      ...(handoff.next_action ? [handoff.next_action] : []),
    ]
    for (const { artifact_ref: ref } of statements.flatMap(({ citations }) => citations)) {
      if (ref?.family === 'experience') cited.set(`${ref.artifact_id} ${ref.revision}`, ref)
    }
  }
  return [...cited.values()].filter(
    ({ artifact_id: id, revision }) =>
      (contentAt('experience', id, revision)['failure'] ?? null) !== null,
  ).length
}
