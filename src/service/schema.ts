import { integer, text, type Database } from './database'

export const SCHEMA_VERSION = 5

/** What an audit page is narrowed by, beside its result and its time, with the columns that each filter fixes. */
export const AUDIT_FILTERS = {
  scope: ['scope_id'],
  action: ['action'],
  principal: ['principal_id', 'principal_type'],
} as const
export type AuditFilterName = keyof typeof AUDIT_FILTERS
export const AUDIT_FILTER_NAMES = Object.keys(AUDIT_FILTERS) as AuditFilterName[]

/** The index for a set of filters, which are named in the order of `AUDIT_FILTERS`. */
export const auditIndex = (filters: readonly AuditFilterName[]) =>
  ['audit_by', ...(filters.length > 0 ? filters : ['result'])].join('_')

/**
 * Statements that make an index for every set of filters. Each index begins with the result and ends with the cursor,
 * because SQLite ends every index with the row id. So the service reads a page from one range of one index, or from one
 * range for each result, however long the table is and however few of its events match. `prepareSchema` runs the
 * statements on older databases too, which lack the indexes of newer filters.
 */
const AUDIT_INDEXES = AUDIT_FILTER_NAMES.reduce<AuditFilterName[][]>(
  (sets, name) => [...sets, ...sets.map((set) => [...set, name])],
  [[]],
).map((filters) => {
  const columns = ['allowed', ...filters.flatMap((name) => AUDIT_FILTERS[name])]
  return `CREATE INDEX IF NOT EXISTS ${auditIndex(filters)} ON audit_events (${columns.join(', ')})`
})

/** Contents that are too large for their revision's row (`content-pieces.ts`), and those that no revision has yet. */
const PIECES = [
  `CREATE TABLE content_pieces (
     content_id INTEGER NOT NULL, position INTEGER NOT NULL, bytes BLOB NOT NULL,
     UNIQUE (content_id, position))`,
  `CREATE TABLE unfinished_contents (content_id INTEGER PRIMARY KEY AUTOINCREMENT)`,
]

/**
 * Sources by their number in the Scope. One that a write of an Artifact left names its revision, whose content says what it
 * holds; `content` is what that cannot say, or the content of one that was added by itself, which can also be in pieces.
 */
const SOURCES = [
  `CREATE TABLE sources (
     scope_id TEXT NOT NULL, position INTEGER NOT NULL, source_id TEXT NOT NULL,
     family TEXT, artifact_id TEXT, revision INTEGER, content TEXT, content_id INTEGER,
     content_digest TEXT, UNIQUE (scope_id, position), UNIQUE (scope_id, source_id))`,
]

/** Tags by what their spellings share; an Artifact keeps its tags when it is replaced. */
const TAGS = [
  `CREATE TABLE tags (
     scope_id TEXT NOT NULL, family TEXT NOT NULL, artifact_id TEXT NOT NULL, tag_key TEXT NOT NULL,
     tag TEXT NOT NULL, PRIMARY KEY (scope_id, family, artifact_id, tag_key)) WITHOUT ROWID`,
]

const STATEMENTS = [
  `CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID`,
  `CREATE TABLE scopes (
     scope_id TEXT PRIMARY KEY, title TEXT NOT NULL, summary TEXT NOT NULL, parent_scope_id TEXT,
     context_references TEXT NOT NULL, external_references TEXT NOT NULL, version INTEGER NOT NULL,
     idempotency_key TEXT UNIQUE, draft TEXT) WITHOUT ROWID`,
  `CREATE INDEX scopes_by_parent ON scopes (parent_scope_id)`,
  `CREATE TABLE heads (
     scope_id TEXT NOT NULL, family TEXT NOT NULL, artifact_id TEXT NOT NULL, revision INTEGER NOT NULL,
     created_at INTEGER NOT NULL, PRIMARY KEY (scope_id, family, artifact_id)) WITHOUT ROWID`,
  `CREATE INDEX heads_by_time ON heads (scope_id, family, created_at, artifact_id)`,
  `CREATE TABLE revisions (
     scope_id TEXT NOT NULL, family TEXT NOT NULL, artifact_id TEXT NOT NULL, revision INTEGER NOT NULL,
     content TEXT NOT NULL, content_digest TEXT NOT NULL, sources TEXT NOT NULL, artifacts TEXT NOT NULL,
     created_at INTEGER NOT NULL, created_by_type TEXT, created_by_id TEXT,
     restored_from_revision INTEGER, reason TEXT, content_id INTEGER, title TEXT, summary TEXT,
     UNIQUE (scope_id, family, artifact_id, revision))`,
  `CREATE TABLE bindings (
     binding_id TEXT PRIMARY KEY, subject_type TEXT NOT NULL, subject_id TEXT NOT NULL,
     subject_description TEXT, resource_type TEXT NOT NULL, resource_key TEXT NOT NULL, scope_id TEXT, resource TEXT NOT NULL,
     role TEXT NOT NULL, granted_by TEXT NOT NULL, reason TEXT, created_at INTEGER NOT NULL,
     expires_at INTEGER, state TEXT NOT NULL, version INTEGER NOT NULL, policy_revision TEXT NOT NULL,
     idempotency_key TEXT NOT NULL, revoked_at INTEGER, revoked_by TEXT)`,
  `CREATE INDEX bindings_by_subject ON bindings (subject_id, state)`,
  `CREATE INDEX bindings_by_scope ON bindings (scope_id)`,
  `CREATE INDEX bindings_by_resource ON bindings (resource_key, role)`,
  `CREATE TABLE owners (
     resource_key TEXT PRIMARY KEY, resource TEXT NOT NULL, owner_type TEXT NOT NULL,
     owner_id TEXT NOT NULL) WITHOUT ROWID`,
  `CREATE INDEX owners_by_owner ON owners (owner_id)`,
  `CREATE TABLE idempotency (
     actor_id TEXT NOT NULL, idempotency_key TEXT NOT NULL, operation TEXT NOT NULL, payload TEXT NOT NULL,
     binding_id TEXT NOT NULL, second_binding_id TEXT,
     PRIMARY KEY (actor_id, idempotency_key)) WITHOUT ROWID`,
  `CREATE TABLE audit_events (
     cursor INTEGER PRIMARY KEY AUTOINCREMENT, event_id TEXT NOT NULL, occurred_at INTEGER NOT NULL,
     request_id TEXT, operation TEXT NOT NULL, principal_type TEXT NOT NULL, principal_id TEXT NOT NULL,
     principal_description TEXT, action TEXT NOT NULL, resource_type TEXT NOT NULL, scope_id TEXT,
     family TEXT, artifact_id TEXT, entry_id TEXT, allowed INTEGER NOT NULL, reason_code TEXT NOT NULL,
     policy_revision TEXT NOT NULL, matched_type TEXT, matched_id TEXT, matched_description TEXT,
     binding_id TEXT, target_type TEXT, target_id TEXT, target_description TEXT, role TEXT,
     expected_version INTEGER, result_version INTEGER)`,
  `CREATE INDEX audit_by_time ON audit_events (occurred_at)`,
  ...AUDIT_INDEXES,
  ...PIECES,
  ...SOURCES,
  ...TAGS,
]

/** What makes a database of version 2 one of version 3. */
const FROM_2 = [
  ...PIECES,
  `ALTER TABLE revisions ADD COLUMN content_id INTEGER`,
  `ALTER TABLE revisions ADD COLUMN title TEXT`,
  `ALTER TABLE revisions ADD COLUMN summary TEXT`,
  `UPDATE revisions SET title = content ->> '$.title', summary = content ->> '$.summary'
   WHERE family = 'topic-memory'`,
]

/** What makes a database of version 3 one of version 4: the first source of a revision is what its own write left. */
const FROM_3 = [
  ...SOURCES,
  `INSERT INTO sources (scope_id, position, source_id, family, artifact_id, revision)
   SELECT scope_id, row_number() OVER (PARTITION BY scope_id ORDER BY created_at, rowid),
     sources ->> '$[0].source_id', family, artifact_id, revision
   FROM revisions WHERE json_array_length(sources) > 0`,
]

/** What each earlier version lacks of this one. */
const SINCE: Readonly<Record<string, readonly string[]>> = {
  '2': [...FROM_2, ...FROM_3, ...TAGS],
  '3': [...FROM_3, ...TAGS],
  '4': TAGS,
}

/**
 * Creates the tables in an empty database, or adds to one of an earlier version what that did not have.
 * @returns whether the database was empty.
 * @throws Error when the file belongs to another program or another version of this one.
 */
export function prepareSchema(database: Database): boolean {
  const tables = database.get(`SELECT count(*) AS n FROM sqlite_schema WHERE type = 'table'`)
  if (tables !== undefined && integer(tables, 'n') > 0) {
    const owned = database.get(
      `SELECT count(*) AS n FROM sqlite_schema WHERE name IN ('meta', 'audit_events')`,
    )
    const version =
      owned !== undefined && integer(owned, 'n') === 2
        ? database.get(`SELECT value FROM meta WHERE name = 'schema_version'`)
        : undefined
    const written = version && text(version, 'value')
    const lacking = written === undefined ? undefined : SINCE[written]
    if (lacking) apply(database, lacking)
    else if (written !== String(SCHEMA_VERSION)) {
      throw new Error('the database was written by another program or another version')
    }
    for (const statement of AUDIT_INDEXES) database.run(statement)
    return false
  }
  apply(database, STATEMENTS)
  return true
}

const apply = (database: Database, statements: readonly string[]) =>
  database.transaction(() => {
    for (const statement of statements) database.run(statement)
    writeMeta(database, 'schema_version', String(SCHEMA_VERSION))
  })

export function readMeta(database: Database, name: string): string | null {
  const row = database.get(`SELECT value FROM meta WHERE name = ?`, [name])
  return row === undefined ? null : text(row, 'value')
}

export function writeMeta(database: Database, name: string, value: string) {
  database.run(
    `INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [name, value],
  )
}
