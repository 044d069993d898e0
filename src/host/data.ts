import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StorageError, type Database } from '../service/database'
import { openSqlite } from '../service/sqlite'
import { requireUndamaged } from './database-file'
import { ownDirectory } from './owner-lock'
import { StartError } from './start-error'

export type Data = { database: Database; file: string; close(): void }

/**
 * Opens the database `name` in a directory that this process alone uses, filling a new one with `fill`.
 * A kill while it is filled leaves nothing behind: the file gets its name when it is complete.
 * @throws StartError when the directory cannot be written, is in use, or holds a damaged database (left as it is).
 */
export async function openData(
  directory: string,
  name: string,
  reset: boolean,
  fill: (database: Database) => Promise<void>,
): Promise<Data> {
  requireWritable(directory)
  try {
    const release = ownDirectory(directory)
    try {
      return await open(directory, name, reset, fill, release)
    } catch (error) {
      release()
      throw error
    }
  } catch (error) {
    throw explained(directory, error)
  }
}

async function open(
  directory: string,
  name: string,
  reset: boolean,
  fill: (database: Database) => Promise<void>,
  release: () => void,
): Promise<Data> {
  const file = join(directory, `${name}.db`)
  const draft = join(directory, `${name}.filling.db`)
  remove(draft)
  if (reset) remove(file)
  if (!existsSync(file)) {
    requireNoLog(file)
    await create(draft, fill)
    renameSync(draft, file)
  }
  // Only the owner gets here, so this directory is what a killed process left of SQLite's lock.
  rmSync(`${file}.lock`, { recursive: true, force: true })
  requireUndamaged(file)
  const database = openSqlite(file)
  return {
    database,
    file,
    close() {
      database.close()
      release()
    },
  }
}

async function create(file: string, fill: (database: Database) => Promise<void>) {
  try {
    const database = openSqlite(file)
    try {
      await fill(database)
    } finally {
      database.close()
    }
  } catch (error) {
    remove(file)
    throw error
  }
}

/** SQLite would read a log into whatever file has its name, and the log may hold the only copy of commits. */
function requireNoLog(file: string) {
  if (!existsSync(`${file}-wal`)) return
  throw new StartError(
    `There is ${file}-wal without the database that it belongs to: put the database back, or move this file away too.`,
  )
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

/** What a full disk answers with, to a file made anew and to one that grows past a limit. */
const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG']

/** A failure that the person at the terminal can do something about, in a sentence. */
function explained(directory: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const full = NO_ROOM.includes(code) || error instanceof StorageError
  if (!full) return error
  const reason = (error as Error).message
  return new StartError(
    `The data directory ${directory} cannot be written to (${reason}): make room on its disk, or choose another one with SCOPE_CONSOLE_DATA.`,
  )
}
