import type { Scope } from '../api/contract/scopes'
import { integer, text, textOrNull, type Database, type SqlRow, type SqlValue } from './database'

export type ScopeValues = {
  title: string
  summary: string
  parent_scope_id?: string | null
  context_references?: readonly string[]
  external_references?: readonly { kind: string; value: string }[]
}

const scopeOf = (row: SqlRow): Scope => ({
  scope_id: text(row, 'scope_id'),
  title: text(row, 'title'),
  summary: text(row, 'summary'),
  parent_scope_id: textOrNull(row, 'parent_scope_id'),
  context_references: JSON.parse(text(row, 'context_references')) as string[],
  external_references: JSON.parse(text(row, 'external_references')) as Scope['external_references'],
  version: integer(row, 'version'),
})

const columns = (values: ScopeValues): SqlValue[] => [
  values.title,
  values.summary,
  values.parent_scope_id ?? null,
  JSON.stringify([...(values.context_references ?? [])].sort()),
  JSON.stringify(values.external_references ?? []),
]

/** Adds a Scope at version 1. `creation` remembers the request that made it, by its idempotency key. */
export function insertScope(
  database: Database,
  values: ScopeValues & { scope_id: string },
  creation: { idempotencyKey: string; draft: string } | null = null,
) {
  database.run(
    `INSERT INTO scopes (scope_id, title, summary, parent_scope_id, context_references, external_references,
       version, idempotency_key, draft) VALUES (?, ?, ?, ?, ?, ?, 1, ?, ?)`,
    [
      values.scope_id,
      ...columns(values),
      creation?.idempotencyKey ?? null,
      creation?.draft ?? null,
    ],
  )
}

/** Replaces a Scope's descriptor and raises its version. */
export function updateScope(database: Database, scopeId: string, values: ScopeValues) {
  database.run(
    `UPDATE scopes SET title = ?, summary = ?, parent_scope_id = ?, context_references = ?,
       external_references = ?, version = version + 1 WHERE scope_id = ?`,
    [...columns(values), scopeId],
  )
}

export function findScope(database: Database, scopeId: string): Scope | null {
  const row = database.get('SELECT * FROM scopes WHERE scope_id = ?', [scopeId])
  return row === undefined ? null : scopeOf(row)
}

/** The Scope that a creation key made, with the parameters that it was made from. */
export function findCreation(database: Database, idempotencyKey: string) {
  const row = database.get('SELECT scope_id, draft FROM scopes WHERE idempotency_key = ?', [
    idempotencyKey,
  ])
  return row === undefined ? null : { scopeId: text(row, 'scope_id'), draft: text(row, 'draft') }
}

export const listAllScopes = (database: Database): Scope[] =>
  database.all('SELECT * FROM scopes ORDER BY scope_id').map(scopeOf)

/** The ids of the Scopes right below one, in their order. */
export const listChildren = (database: Database, scopeId: string): string[] =>
  database
    .all('SELECT scope_id FROM scopes WHERE parent_scope_id = ? ORDER BY scope_id', [scopeId])
    .map((row) => text(row, 'scope_id'))

export type ScopeSearch = {
  query: string | null
  field: string | null
  parent: string | null
  referenceKind: string | null
  /** Filters on bindings of integrations: the embedded service has none, so these find nothing. */
  byIntegration: boolean
  after: string | null
  limit: number
}

/** Scopes by id; `query` is a literal substring, case and all (contract §4). */
export function searchScopes(database: Database, search: ScopeSearch): Scope[] {
  if (search.byIntegration) return []
  const where = ['scope_id > ?']
  const parameters: SqlValue[] = [search.after ?? '']
  const add = (condition: string, ...values: SqlValue[]) => {
    where.push(condition)
    parameters.push(...values)
  }
  if (search.parent !== null) add('parent_scope_id = ?', search.parent)
  const byReference = search.field === 'external_reference_value' ? search.query : null
  if (search.query !== null && byReference === null) {
    const column =
      search.field === 'title' || search.field === 'summary' ? search.field : 'scope_id'
    add(`instr(${column}, ?) > 0`, search.query)
  }
  if (byReference !== null || search.referenceKind !== null) {
    add(
      `EXISTS (SELECT 1 FROM json_each(external_references) AS reference
         WHERE (? IS NULL OR instr(reference.value ->> 'value', ?) > 0)
           AND (? IS NULL OR reference.value ->> 'kind' = ?))`,
      byReference,
      byReference,
      search.referenceKind,
      search.referenceKind,
    )
  }
  return database
    .all(`SELECT * FROM scopes WHERE ${where.join(' AND ')} ORDER BY scope_id LIMIT ?`, [
      ...parameters,
      search.limit,
    ])
    .map(scopeOf)
}
