import type { SqlJs, Statement } from 'sql.js/dist/sql-wasm-browser.js'
import { StorageError, type Database, type SqlRow, type SqlValue } from '../service/database'
import { transactionsOver } from '../service/transactions'

/** A database in memory, and what is to be kept of it. */
export type MemoryDatabase = Database & {
  /** The database as a file; null within a transaction. */
  bytes(): Uint8Array | null
}

/** The browser gives no more memory: nothing is wrong with the statement. */
const storageError = (error: unknown): unknown =>
  error instanceof Error && /out of memory|disk is full|malformed/.test(error.message)
    ? new StorageError(error.message, { cause: error })
    : error

/**
 * Opens a database in memory, over the build of SQLite that runs in browsers.
 * @param file what `bytes` once gave; null opens an empty database
 */
export function openMemory(sqlJs: SqlJs, file: Uint8Array | null): MemoryDatabase {
  const sqlite = file === null ? new sqlJs.Database() : new sqlJs.Database(file)
  // Memory needs no journal on a disk, and is lost as a whole.
  for (const pragma of ['journal_mode = MEMORY', 'synchronous = OFF', 'foreign_keys = ON']) {
    sqlite.run(`PRAGMA ${pragma}`)
  }
  const statements = new Map<string, Statement>()
  const perform = (sql: string, parameters: readonly SqlValue[]): SqlRow[] => {
    let prepared = statements.get(sql)
    try {
      if (prepared === undefined) {
        prepared = sqlite.prepare(sql)
        statements.set(sql, prepared)
      }
      prepared.bind(parameters)
      const rows: SqlRow[] = []
      while (prepared.step()) rows.push(prepared.getAsObject())
      return rows
    } catch (error) {
      throw storageError(error)
    } finally {
      // A statement that was not read to its end would keep its transaction open.
      prepared?.reset()
    }
  }

  const { transaction, isWithin } = transactionsOver(
    (sql) => void perform(sql, []),
    () => true,
  )
  return {
    run: (sql, parameters = []) => void perform(sql, parameters),
    get: (sql, parameters = []) => perform(sql, parameters)[0],
    all: (sql, parameters = []) => perform(sql, parameters),
    transaction,
    bytes: () => (isWithin() ? null : sqlite.export()),
    close() {
      for (const prepared of statements.values()) prepared.free()
      statements.clear()
      sqlite.close()
    },
  }
}
