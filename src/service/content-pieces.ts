import { bytes, integer, type Database } from './database'
import { ServiceError } from './errors'
import type { StoredContent } from './prepared-content'
import type { Call } from './state'

// SQLite takes and gives a row at once, and its commit copies and syncs all of it, while nobody else is answered: at 4 MB
// that is a tenth of a second. A large content is therefore kept in pieces, each written by a transaction of its own
// before the write that it belongs to, which then only names it. Until that one commits, the content is unfinished:
// nobody can read it, and the next start removes what a crash has left of it.

/** A large content was not there when its revision was to be written. */
class ContentMissing extends Error {
  override readonly name = 'ContentMissing'
  constructor(readonly pieces: readonly Uint8Array[]) {
    super('the content is not in the database yet')
  }
}

/** Lets others be answered. */
const turn = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Does `work`, which writes one revision, again with its large content in the database when it misses that. The first
 * attempt decides everything else, and leaves nothing: who may not write has nothing written.
 */
export async function withPieces<T>(
  call: Call,
  work: () => T | ServiceError,
): Promise<T | ServiceError> {
  const { database } = call.state
  try {
    return work()
  } catch (error) {
    if (!(error instanceof ContentMissing)) throw error
    const id = begin(database)
    let outcome: T | ServiceError | undefined
    try {
      for (const [position, piece] of error.pieces.entries()) {
        await turn()
        write(database, id, position, piece)
      }
      await turn()
      call.contentId = id
      outcome = work()
      return outcome
    } finally {
      if (outcome === undefined || outcome instanceof ServiceError)
        await remove(database, id, error.pieces.length)
    }
  }
}

/**
 * Says under which number a revision's content is, null where its row holds it. From then on it is that revision's.
 * @throws ContentMissing when it has to be written first.
 */
export function contentIdOf({ state, contentId }: Call, content: StoredContent): number | null {
  if ('text' in content) return null
  const { database, batched } = state
  // Nobody waits beside a batch, and what a first attempt has left could not be undone within its transaction.
  if (batched) return writeAtOnce(database, content)
  if (contentId === undefined) throw new ContentMissing(content.pieces)
  finish(database, contentId)
  return contentId
}

/** Writes a content in the transaction of its revision; null where the revision's row holds it. */
export function writeAtOnce(database: Database, content: StoredContent): number | null {
  if ('text' in content) return null
  const id = begin(database)
  for (const [position, piece] of content.pieces.entries()) write(database, id, position, piece)
  finish(database, id)
  return id
}

function begin(database: Database): number {
  const row = database.get('INSERT INTO unfinished_contents DEFAULT VALUES RETURNING content_id')
  return integer(row ?? {}, 'content_id')
}

const finish = (database: Database, id: number) =>
  database.run('DELETE FROM unfinished_contents WHERE content_id = ?', [id])

const write = (database: Database, id: number, position: number, piece: Uint8Array) =>
  database.run('INSERT INTO content_pieces (content_id, position, bytes) VALUES (?, ?, ?)', [
    id,
    position,
    piece,
  ])

const PIECE = 'SELECT bytes FROM content_pieces WHERE content_id = ? AND position = ?'
const piece = (database: Database, id: number, position: number) => {
  const row = database.get(PIECE, [id, position])
  return row && bytes(row, 'bytes')
}

/** All of a content; others are answered between its pieces, which never change once a revision has them. */
export async function readPieces(database: Database, id: number): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = []
  for (let next = piece(database, id, 0); next; next = piece(database, id, pieces.length)) {
    pieces.push(next)
    await turn()
  }
  return pieces
}

/** All of a content at once, as text: for those that are not megabytes large. */
export function readText(database: Database, id: number): string {
  const decoder = new TextDecoder()
  let text = ''
  let position = 0
  for (let next = piece(database, id, 0); next; next = piece(database, id, (position += 1))) {
    text += decoder.decode(next, { stream: true })
  }
  return text
}

/** Removes a content that no revision has. Where the disk does not take even that, the next start does it. */
async function remove(database: Database, id: number, pieces: number) {
  for (let position = 0; position < pieces; position += 1) {
    database.run('DELETE FROM content_pieces WHERE content_id = ? AND position = ?', [id, position])
    await turn()
  }
  finish(database, id)
}

/** Removes what an earlier process did not finish. */
export function removeAllUnfinished(database: Database) {
  database.transaction(() => {
    database.run(
      'DELETE FROM content_pieces WHERE content_id IN (SELECT content_id FROM unfinished_contents)',
    )
    database.run('DELETE FROM unfinished_contents')
  })
}
