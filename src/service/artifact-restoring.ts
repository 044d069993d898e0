import type { ArtifactRevision, Family } from '../api/contract/artifacts'
import { findRevision, type ArtifactKey } from './artifacts-store'
import { comparableContent, type Written } from './contents'
import { invalidRequest } from './errors'
import type { Call } from './state'

/** Who restores what, or null for an ordinary replacement. */
export function restoreOf(
  call: Call,
  family: Family,
  body: {
    content: Record<string, unknown>
    restored_from_revision?: number | null
    reason?: string | null
  },
) {
  const inner = family === 'profile' ? (body.content.restored_from_revision ?? null) : null
  const outer = body.restored_from_revision ?? null
  if (outer !== null && inner !== null && outer !== inner) {
    throw invalidRequest('restored_from_revision', 'does not match content.restored_from_revision')
  }
  const from = outer ?? inner
  const reason = body.reason?.trim() ?? null
  if (from === null && reason === null) return null
  if (from === null || reason === null) {
    throw invalidRequest('reason', 'is required when restoring a revision')
  }
  return { from: Number(from), reason, by: call.principal }
}

/** A restore commits an earlier content again, as it was, over a head that differs (contract §4). */
export function requireRestorable(
  call: Call,
  key: ArtifactKey,
  head: ArtifactRevision,
  from: number,
  written: Written,
) {
  if (from === head.revision) throw invalidRequest('restored_from_revision', 'is the current head')
  const earlier = findRevision(call.state.database, key, from)
  if (earlier === null) throw invalidRequest('restored_from_revision', 'does not exist')
  const family = key.family as Family
  const submitted = comparableContent(family, written.content)
  if (submitted !== comparableContent(family, earlier.content)) {
    throw invalidRequest('content', 'does not match the restored revision')
  }
  if (submitted === comparableContent(family, head.content)) {
    throw invalidRequest('content', 'matches the current head')
  }
}
