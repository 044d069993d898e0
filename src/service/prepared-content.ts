import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { compactJson } from '../lib/json/compact-json'
import { canonicalContent, type Canonical, type Content, type Purpose } from './contents'
import { ServiceError } from './errors'
import { formatInstant, type Micros } from './instants'

/** A content as it is stored: its text, and the `content_digest` of its revision (contract §4). */
export type Written = Canonical & { text: string; digest: string }

/**
 * What a body's content becomes, or why the write is refused when its turn to be judged comes. Plain data, made where
 * the body is judged: of megabytes, encoding and digest would hold up everybody.
 */
export type PreparedContent =
  { written: Written } | { refusal: Pick<ServiceError, 'status' | 'code' | 'message' | 'details'> }

export function preparedContent(
  family: string,
  content: unknown,
  purpose: Purpose,
): PreparedContent {
  try {
    const canonical = canonicalContent(family, content, purpose)
    return { written: { ...canonical, ...storedContent(canonical.content) } }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const { status, code, message, details } = error
    return { refusal: { status, code, message, details } }
  }
}

/** What is kept of a content: its text and the digest of its revision. */
export const storedContent = (content: Content) => ({
  text: JSON.stringify(content),
  digest: `sha256:${bytesToHex(sha256(utf8ToBytes(compactJson(content))))}`,
})

/**
 * The content of a write at `now`, which a profile notes.
 * @throws ServiceError when it is refused.
 */
export function writtenContent(family: string, prepared: PreparedContent, now: Micros): Written {
  if ('refusal' in prepared) {
    const { status, code, message, details } = prepared.refusal
    throw new ServiceError(status, code, message, details)
  }
  const { written } = prepared
  if (family !== 'profile') return written
  const generation = { ...(written.content.generation as object), created_at: formatInstant(now) }
  const content = { ...written.content, generation }
  return { ...written, content, ...storedContent(content) }
}
