import * as imported from 'node-sqlite3-wasm'
import { storageError } from './sqlite'

const { Database: Sqlite } = (imported as { default?: typeof imported }).default ?? imported

/**
 * Looks for damage without writing to the file or to its log, not even what SQLite itself would do on opening: a
 * damaged file stays as it was found.
 * @param thorough reads every page, about 10 ms a megabyte; without it, only what the header says.
 * @returns what is wrong in SQLite's words, or null.
 * @throws StorageError when the file cannot be looked at.
 */
export function damageOf(file: string, thorough: boolean): string | null {
  let sqlite: imported.Database | null = null
  try {
    sqlite = new Sqlite(file, { readOnly: true })
    sqlite.exec('PRAGMA locking_mode = EXCLUSIVE') // the log of a WebAssembly build needs it, see sqlite.ts
    const rows = sqlite.all(thorough ? 'PRAGMA quick_check(1)' : 'PRAGMA schema_version')
    const found = rows.map((row) => row.quick_check).find((value) => value !== 'ok')
    return thorough && found !== undefined ? String(found) : null
  } catch (error) {
    if (error instanceof Error && /malformed|not a database/.test(error.message)) {
      return error.message
    }
    throw storageError(error)
  } finally {
    try {
      sqlite?.close()
    } catch {
      // Closing would copy the log into the file, which this connection may not.
    }
  }
}
