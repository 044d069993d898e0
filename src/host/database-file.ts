import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { damageOf } from '../service/sqlite-check'
import { StartError } from './start-error'

/** Up to this size a file is checked page by page before it is served, in bytes. */
const CHECKED_BYTES = 64 * 1024 * 1024
const HEADER_BYTES = 100
const MAGIC = 'SQLite format 3\0'

/**
 * Makes sure that a database can be served before anything is written to it.
 * @throws StartError that says in one sentence what is wrong; the file and its log are left as they are.
 */
export function requireUndamaged(file: string) {
  const size = statSync(file).size
  const problem =
    size === 0
      ? 'it is empty'
      : (headerProblem(file, size) ?? damageOf(file, size <= CHECKED_BYTES))
  if (problem === null) return
  // SQLite reports in several lines; a sentence has one.
  const reason = problem.replace(/\s*\n\s*/g, ' ')
  throw new StartError(
    `The database ${file} is damaged (${reason}): move it away together with its -wal file, or start afresh with --reset.`,
  )
}

/** What the first page tells; SQLite would not look at it when its log holds a newer one, and would write over it. */
function headerProblem(file: string, size: number): string | null {
  const header = Buffer.alloc(HEADER_BYTES)
  const descriptor = openSync(file, 'r')
  try {
    readSync(descriptor, header, 0, HEADER_BYTES, 0)
  } finally {
    closeSync(descriptor)
  }
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) return 'file is not a database'
  const sizeOfPage = header.readUInt16BE(16)
  const pageBytes = sizeOfPage === 1 ? 65_536 : sizeOfPage
  const expected = header.readUInt32BE(28) * pageBytes
  // A kill while the log is copied leaves the file short, and the log makes up for it.
  return size < expected && !existsSync(`${file}-wal`)
    ? `${expected - size} of ${expected} bytes are missing`
    : null
}
