export type SqlValue = string | number | Uint8Array | null
export type SqlRow = Record<string, SqlValue>

/** The storage itself failed (a full disk, a damaged file), so nothing is wrong with the statement. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

/**
 * All that the service asks of an SQL database (SQLite's dialect). Synchronous, as SQLite itself is; a browser worker
 * can supply it over another build of SQLite.
 */
export type Database = {
  /** Runs one statement for its effect. */
  run(sql: string, parameters?: readonly SqlValue[]): void
  /** The first row, or undefined. */
  get(sql: string, parameters?: readonly SqlValue[]): SqlRow | undefined
  all(sql: string, parameters?: readonly SqlValue[]): SqlRow[]
  /**
   * Commits what `work` writes when it returns, or undoes it when it throws. A promise keeps the transaction open until
   * it settles. A call within another one joins it: the outermost decides.
   */
  transaction<T>(work: () => T): T
  close(): void
}

/** Reads a column that the schema declares as text. */
export const text = (row: SqlRow, column: string): string => String(row[column])
/** Reads a column that the schema declares as an integer. */
export const integer = (row: SqlRow, column: string): number => Number(row[column])
/** Reads a column that the schema declares as bytes. */
export function bytes(row: SqlRow, column: string): Uint8Array {
  const value = row[column]
  if (!(value instanceof Uint8Array)) throw new Error(`the column ${column} holds no bytes`)
  return value
}
/** Reads a nullable text column. */
export const textOrNull = (row: SqlRow, column: string): string | null => {
  const value = row[column]
  return value === null || value === undefined ? null : String(value)
}
/** Reads a nullable integer column. */
export const integerOrNull = (row: SqlRow, column: string): number | null => {
  const value = row[column]
  return value === null || value === undefined ? null : Number(value)
}
