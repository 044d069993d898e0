import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system in memory, where the machine has one. */
const IN_MEMORY = '/dev/shm'
/** Bytes that it must have left: many times what the databases of a run take. */
const ROOM = 2 ** 30

/**
 * Makes a directory for the databases of tests, in memory where there is room. A server waits for the disk two or three times
 * at each request that it records, several milliseconds each, which was a good part of every journey. What servers keep
 * through a loss of power, `durability/` tries on a disk.
 * @returns its path; the caller removes it
 */
export const makeDataDirectory = (prefix: string): string =>
  mkdtempSync(join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), prefix))

function hasRoom(path: string): boolean {
  if (!existsSync(path)) return false
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize > ROOM
}
