import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { readPieces } from './content-pieces'
import type { Database } from './database'
import type { AnsweredContent } from './operation'

/**
 * The JSON of an answer whose last member is `content`. It is stored as it is answered: what is megabytes large is neither
 * parsed nor made again.
 */
export async function bodyWithContent(
  database: Database,
  others: object,
  content: AnsweredContent,
): Promise<string | Uint8Array<ArrayBuffer>> {
  const beginning = `${JSON.stringify(others).slice(0, -1)},"content":`
  if ('text' in content) return `${beginning}${content.text}}`
  const pieces = 'id' in content ? await readPieces(database, content.id) : content.pieces
  return concatBytes(utf8ToBytes(beginning), ...pieces, utf8ToBytes('}'))
}
