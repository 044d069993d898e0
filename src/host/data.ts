import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Database } from '../service/database'
import { openSqlite } from '../service/sqlite'
import { ownDirectory } from './owner-lock'
import { StartError } from './start-error'

export type Data = { database: Database; file: string; close(): void }

/** Up to this size a file is checked page by page before it is served, in bytes. */
const CHECKED_BYTES = 64 * 1024 * 1024

/**
 * Opens the database `name` in a directory that this process alone uses, filling a new one with `fill`.
 * A kill while it is filled leaves nothing behind: the file gets its name when it is complete.
 * @throws StartError when the directory cannot be written, is in use, or holds a damaged database (left as it is).
 */
export async function openData(
  directory: string,
  name: string,
  reset: boolean,
  fill: ((database: Database) => Promise<void>) | null,
): Promise<Data> {
  requireWritable(directory)
  const release = ownDirectory(directory)
  const file = join(directory, `${name}.db`)
  try {
    const draft = join(directory, `${name}.filling.db`)
    remove(draft)
    if (reset) remove(file)
    if (!existsSync(file) && fill !== null) {
      const database = openSqlite(draft)
      try {
        await fill(database)
      } finally {
        database.close()
      }
      renameSync(draft, file)
    }
    // Only the owner gets here, so this directory is what a killed process left of SQLite's lock.
    rmSync(`${file}.lock`, { recursive: true, force: true })
    const database = openExisting(file)
    return {
      database,
      file,
      close() {
        database.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

function requireWritable(directory: string) {
  try {
    makeDirectory(directory)
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new StartError(
      `The data directory ${directory} cannot be written: choose another one with SCOPE_CONSOLE_DATA.`,
    )
  }
}

/** One level after the other: Node's own recursion never ends under /proc, where nothing can be made. */
function makeDirectory(directory: string) {
  if (existsSync(directory)) return
  makeDirectory(dirname(directory))
  mkdirSync(directory)
}

function remove(file: string) {
  for (const suffix of ['', '-wal', '-shm', '-journal', '.lock']) {
    rmSync(`${file}${suffix}`, { recursive: true, force: true })
  }
}

function openExisting(file: string): Database {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  let database: Database
  try {
    database = openSqlite(file)
  } catch (error) {
    throw damaged(file, error)
  }
  try {
    const found = size <= CHECKED_BYTES ? database.all('PRAGMA quick_check(1)') : []
    const [problem] = found.map((row) => String(row.quick_check)).filter((value) => value !== 'ok')
    if (problem !== undefined) throw new Error(problem)
  } catch (error) {
    database.close()
    throw damaged(file, error)
  }
  return database
}

/** SQLite reports in several lines; a sentence has one. */
const reason = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, ' ')

const damaged = (file: string, error: unknown) =>
  new StartError(
    `The database ${file} is damaged (${reason(error)}): move it away, or start afresh with --reset.`,
  )
