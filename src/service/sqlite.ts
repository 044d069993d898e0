import * as imported from 'node-sqlite3-wasm'
import type { Database, SqlRow } from './database'

// A CommonJS package: Node offers its exports on `default` only, bundlers by name as well.
const { Database: Sqlite } = (imported as { default?: typeof imported }).default ?? imported

/**
 * Opens (or creates) a database file for this process alone.
 *
 * The write-ahead log with one sync a commit keeps every acknowledged commit through `kill -9` and power loss, at about
 * 2 ms a transaction; the rollback journal costs twice that. SQLite's WebAssembly build has no shared memory, so the log
 * needs the exclusive locking mode, which suits a file with one owner.
 * @throws SQLite3Error when the file is locked, damaged or not a database.
 */
export function openSqlite(file: string): Database {
  const sqlite = new Sqlite(file)
  try {
    sqlite.exec('PRAGMA locking_mode = EXCLUSIVE')
    sqlite.get('PRAGMA journal_mode = WAL')
    sqlite.exec('PRAGMA synchronous = FULL')
    sqlite.exec('PRAGMA cache_size = -65536')
    sqlite.exec('PRAGMA foreign_keys = ON')
    sqlite.get('SELECT count(*) FROM sqlite_schema')
  } catch (error) {
    sqlite.close()
    throw error
  }

  const statements = new Map<string, imported.Statement>()
  const statement = (sql: string): imported.Statement => {
    let prepared = statements.get(sql)
    if (prepared === undefined) {
      prepared = sqlite.prepare(sql)
      statements.set(sql, prepared)
    }
    return prepared
  }
  let depth = 0
  const end = (command: 'COMMIT' | 'ROLLBACK') => {
    depth -= 1
    if (depth === 0) statement(command).run()
  }
  return {
    run(sql, parameters = []) {
      statement(sql).run([...parameters])
    },
    get(sql, parameters = []) {
      return (statement(sql).get([...parameters]) ?? undefined) as SqlRow | undefined
    },
    all(sql, parameters = []) {
      return statement(sql).all([...parameters]) as SqlRow[]
    },
    transaction(work) {
      if (depth === 0) statement('BEGIN IMMEDIATE').run()
      depth += 1
      let result: ReturnType<typeof work>
      try {
        result = work()
      } catch (error) {
        end('ROLLBACK')
        throw error
      }
      if (!(result instanceof Promise)) {
        end('COMMIT')
        return result
      }
      return result.then(
        (value: unknown) => {
          end('COMMIT')
          return value
        },
        (error: unknown) => {
          end('ROLLBACK')
          throw error
        },
      ) as ReturnType<typeof work>
    },
    close() {
      for (const prepared of statements.values()) prepared.finalize()
      statements.clear()
      sqlite.close()
    },
  }
}
