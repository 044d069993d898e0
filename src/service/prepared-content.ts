import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { compactJson } from '../lib/json/compact-json'
import {
  canonicalContent,
  PACKAGE_FIELD,
  type Canonical,
  type Content,
  type Purpose,
} from './contents'
import { ServiceError } from './errors'
import { sentOtherwise } from './write-source'
import { formatInstant, type Micros } from '../lib/date/micros'

/**
 * The JSON of a content as it is stored: as text in the row of its revision, or as UTF-8 in pieces (`content-pieces.ts`).
 * Lists read past what is in a row, so that has to be small.
 */
export type StoredContent = { text: string } | { pieces: Uint8Array[] }
/**
 * A content, what is stored of it, and the `content_digest` of its revision (contract §4). `sent` is what the Source of the
 * write holds, where the content does not say it.
 */
export type Written = Canonical & { stored: StoredContent; digest: string; sent: string | null }

const IN_ROW_MAX = 64 * 1024
/** What one transaction writes: a few milliseconds of everybody's time. */
const PIECE_MAX = 256 * 1024

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
    const kept = keptOf(canonical.content)
    const sent = 'text' in kept.stored ? sentOtherwise(family, content, canonical.content) : null
    return { written: { ...canonical, ...kept, sent } }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const { status, code, message, details } = error
    return { refusal: { status, code, message, details } }
  }
}

/** What is kept of a content: its JSON, and the digest of its revision. */
export const keptOf = (content: Content) => ({
  stored: storedContent(JSON.stringify(content)),
  digest: `sha256:${bytesToHex(sha256(utf8ToBytes(compactJson(digested(content)))))}`,
})

/** The digest of a profile counts a field that most clients are not sent: which generation made it, and here none did. */
export const digested = (content: Content): Content =>
  content.schema === 'powercontext.profile.v1'
    ? { ...content, generation: { ...(content.generation as object), dream_run_id: null } }
    : content

export function storedContent(text: string): StoredContent {
  const bytes = utf8ToBytes(text)
  if (bytes.length <= IN_ROW_MAX) return { text }
  const count = Math.ceil(bytes.length / PIECE_MAX)
  const pieces = Array.from({ length: count }, (_, at) =>
    bytes.slice(at * PIECE_MAX, (at + 1) * PIECE_MAX),
  )
  return { pieces }
}

/** Whether a content is refused for single fields of it. */
export const refusesFields = (prepared: PreparedContent): boolean =>
  'refusal' in prepared && prepared.refusal.details !== null && 'errors' in prepared.refusal.details

/** Whether the content is right but for the skill's package, which cannot be made or is not the one that the content names. */
export const refusesPackage = (prepared: PreparedContent): boolean =>
  'refusal' in prepared && prepared.refusal.details?.field === PACKAGE_FIELD

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
  return { ...written, content, ...keptOf(content) }
}
