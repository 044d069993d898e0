import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system in memory, where the machine has one. */
const IN_MEMORY = '/dev/shm'
/** Free bytes that the file system in memory needs before tests use it: many times what a run's databases take. */
const ROOM = 2 ** 30

/**
 * Makes a directory for the databases of tests, in memory where there is room: on a disk, a server waits several milliseconds
 * two or three times for each request that it records. The suites in `durability/` stay on a disk, because they test what a
 * server keeps through a loss of power.
 * @returns its path; the caller removes it
 */
export const makeDataDirectory = (prefix: string): string =>
  mkdtempSync(join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), prefix))

function hasRoom(path: string): boolean {
  if (!existsSync(path)) return false
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize > ROOM
}
