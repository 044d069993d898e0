import { REQUEST_BYTES_MAX } from '../api/contract/content-bounds'
import { requestTooLarge, serverOverloaded } from './errors'

/** What all requests together may hold of their bodies. */
const BYTES_TOTAL_MAX = 48 * 1024 * 1024
/** The first bytes of each request do not count towards that: large bodies of others never refuse an ordinary commit. */
const BYTES_FREE = 64 * 1024

/** How much of the bodies under way is held. */
export class BodyBudget {
  private held = 0

  /** @throws ServiceError 503 when all requests together hold too much. */
  take(bytes: number) {
    if (bytes > 0 && this.held + bytes > BYTES_TOTAL_MAX) throw serverOverloaded()
    this.held += bytes
  }

  give(bytes: number) {
    this.held -= bytes
  }
}

/**
 * Counts a body while it comes and hands all of it to `digest`. Where it is refused the rest is neither read nor cancelled:
 * a cancelled body ends the connection before the answer.
 * @throws ServiceError 413 when it is too large, 503 when too much is being read at once.
 */
export async function readBytes<T>(
  request: Request,
  budget: BodyBudget,
  digest: (bytes: Uint8Array) => T | Promise<T>,
): Promise<T> {
  if (Number(request.headers.get('Content-Length') ?? 0) > REQUEST_BYTES_MAX)
    throw requestTooLarge()
  let held = 0
  try {
    const chunks: Uint8Array[] = []
    let length = 0
    if (request.body !== null) {
      const reader = request.body.getReader()
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        length += read.value.length
        if (length > REQUEST_BYTES_MAX) throw requestTooLarge()
        const more = Math.max(0, length - BYTES_FREE) - held
        budget.take(more)
        held += more
        chunks.push(read.value)
      }
    }
    return await digest(joined(chunks, length))
  } finally {
    budget.give(held)
  }
}

/** The first `length` characters of a body, or all of it; the rest of `body` is let go. */
export async function beginningOf(
  body: ReadableStream<Uint8Array>,
  length: number,
): Promise<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let read = await reader.read()
  for (; !read.done && text.length < length; read = await reader.read()) {
    text += decoder.decode(read.value, { stream: true })
  }
  // Settles only when the other reader of the body has ended, too.
  void reader.cancel()
  return text.slice(0, length)
}

function joined(chunks: Uint8Array[], length: number): Uint8Array {
  const [only] = chunks
  if (only !== undefined && chunks.length === 1) return only
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}
