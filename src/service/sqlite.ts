import * as imported from 'node-sqlite3-wasm'
import { StorageError, type Database, type SqlRow, type SqlValue } from './database'
import { transactionsOver } from './transactions'

// A CommonJS package: Node offers its exports on `default` only, bundlers by name as well.
const { Database: Sqlite } = (imported as { default?: typeof imported }).default ?? imported

// The driver hands strings over as C does, up to the first NUL: `ada\0x` would be read, and granted, as `ada`.
const NUL_OR_ESCAPE = /[\0\x1a]/g
const ESCAPED = /\x1a([01])/g
const written = (value: SqlValue): SqlValue =>
  typeof value === 'string' && (value.includes('\0') || value.includes('\x1a'))
    ? value.replace(NUL_OR_ESCAPE, (found) => (found === '\0' ? '\x1a0' : '\x1a1'))
    : value
function read(row: SqlRow): SqlRow {
  for (const [column, value] of Object.entries(row)) {
    if (typeof value === 'string' && value.includes('\x1a')) {
      row[column] = value.replace(ESCAPED, (_, code) => (code === '0' ? '\0' : '\x1a'))
    }
  }
  return row
}

// The driver tells its errors apart by SQLite's own words only.
const STORAGE =
  /disk I\/O error|disk is full|readonly database|database is locked|unable to open|malformed|not a database|out of memory/
/** Tells a failing disk from a fault of a statement. */
export const storageError = (error: unknown): unknown =>
  error instanceof Error && STORAGE.test(error.message)
    ? new StorageError(error.message, { cause: error })
    : error

/**
 * Opens (or creates) a database file for this process alone.
 *
 * The write-ahead log with one sync a commit keeps every acknowledged commit through `kill -9` and power loss, at about
 * 2 ms a transaction; the rollback journal costs twice that. SQLite's WebAssembly build has no shared memory, so the log
 * needs the exclusive locking mode, which suits a file with one owner.
 * @throws StorageError when the file is locked, damaged or no database, or its disk is full.
 */
export function openSqlite(file: string): Database {
  let sqlite: imported.Database
  try {
    sqlite = new Sqlite(file)
  } catch (error) {
    throw new StorageError(error instanceof Error ? error.message : String(error), { cause: error })
  }
  try {
    sqlite.exec('PRAGMA locking_mode = EXCLUSIVE')
    sqlite.get('PRAGMA journal_mode = WAL')
    sqlite.exec('PRAGMA synchronous = FULL')
    sqlite.exec('PRAGMA cache_size = -65536')
    sqlite.exec('PRAGMA foreign_keys = ON')
    sqlite.get('SELECT count(*) FROM sqlite_schema')
  } catch (error) {
    sqlite.close()
    throw storageError(error)
  }

  const statements = new Map<string, imported.Statement>()
  const perform = <T>(sql: string, work: (statement: imported.Statement) => T): T => {
    try {
      let prepared = statements.get(sql)
      if (prepared === undefined) {
        prepared = sqlite.prepare(sql)
        statements.set(sql, prepared)
      }
      return work(prepared)
    } catch (error) {
      discard(sql)
      throw storageError(error)
    }
  }
  /** A statement that failed fails once more when it is used again, so it is prepared anew. */
  const discard = (sql: string) => {
    const prepared = statements.get(sql)
    statements.delete(sql)
    try {
      prepared?.finalize()
    } catch {
      // It repeats the error of the statement's last run, which the caller already has.
    }
  }
  const rows = (sql: string, parameters: readonly SqlValue[]) =>
    perform(sql, (prepared) => prepared.all(parameters.map(written)) as SqlRow[]).map(read)

  const { transaction } = transactionsOver(
    (sql) => void perform(sql, (prepared) => prepared.run()),
    () => sqlite.inTransaction,
  )
  return {
    run(sql, parameters = []) {
      perform(sql, (prepared) => prepared.run(parameters.map(written)))
    },
    get(sql, parameters = []) {
      // Not the driver's `get`, which leaves its statement open: a reader that never ends keeps the write-ahead log from
      // ever being copied into the database, and the log grows without end.
      return rows(sql, parameters)[0]
    },
    all: (sql, parameters = []) => rows(sql, parameters),
    transaction,
    close() {
      for (const prepared of statements.values()) prepared.finalize()
      statements.clear()
      sqlite.close()
    },
  }
}
