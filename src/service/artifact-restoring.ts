import { compactJson } from '../lib/json/compact-json'
import { strip } from '../lib/text/strip'
import type { ArtifactKey } from './artifact-key'
import { findFacts, findRevision, type RevisionFacts } from './artifacts-store'
import type { ReplaceBody } from './artifact-bodies'
import type { Content } from './contents'
import { invalidRequest } from './errors'
import type { Written } from './prepared-content'
import type { Call } from './state'

/** Who restores what, or null for an ordinary replacement. */
export function restoreOf(
  call: Call,
  { restoredFrom: { outer, inner }, reason: given }: ReplaceBody,
) {
  if (outer !== null && inner !== null && outer !== inner) {
    throw invalidRequest('restored_from_revision', 'does not match content.restored_from_revision')
  }
  const from = outer ?? inner
  const reason = given === null ? null : strip(given)
  if (from === null && reason === null) return null
  if (from === null || reason === null) {
    throw invalidRequest('reason', 'is required when restoring a revision')
  }
  if (reason === '') throw invalidRequest('reason', 'must not be blank')
  return { from, reason, by: call.principal }
}

/**
 * What the restored revision holds, as it is compared (contract §4).
 * @throws ServiceError 422 when it is the head, or does not exist.
 */
export function restorable(call: Call, key: ArtifactKey, head: RevisionFacts, from: number) {
  if (from === head.revision) throw invalidRequest('restored_from_revision', 'is the current head')
  const earlier = comparableRevision(call, key, from)
  if (earlier === null) throw invalidRequest('restored_from_revision', 'does not exist')
  return earlier
}

/** A restore commits an earlier content again, as it was, over a head that differs (contract §4). */
export function requireSame(
  call: Call,
  key: ArtifactKey,
  head: RevisionFacts,
  earlier: string,
  written: Written,
) {
  const submitted = comparableContent(key.family, written.content) ?? written.digest
  if (submitted !== earlier) {
    throw invalidRequest('content', 'does not match the restored revision')
  }
  if (submitted === comparableRevision(call, key, head.revision)) {
    throw invalidRequest('content', 'matches the current head')
  }
}

/** What a restore must find equal: the content, but for what the service itself notes in the one of a profile or a skill. */
function comparableRevision(call: Call, key: ArtifactKey, revision: number): string | null {
  const { database } = call.state
  const facts = findFacts(database, key, revision)
  if (facts === null || comparableContent(key.family, {}) === null) {
    return facts?.content_digest ?? null
  }
  const content = findRevision(database, key, revision)?.content
  return content ? comparableContent(key.family, content) : null
}

/** Null for a family whose contents are compared by their digests. */
function comparableContent(family: string, content: Content): string | null {
  switch (family) {
    case 'profile':
      return String(content.content)
    case 'skill':
      // Revisions that an earlier build of this service committed name no package.
      return compactJson({ ...content, package: null })
    default:
      return null
  }
}
