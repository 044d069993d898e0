import type { QueryClient } from '@tanstack/react-query'
import type { Principal, Resource } from '../../api/contract/access'
import type { ArtifactRequest } from '../../api/contract/access-requests'
import { AUDIT_LIMIT_MAX, type AuditEvent } from '../../api/contract/audit'
import { auditPageQuery } from '../../api/queries/audit'
import { isDeadCursor } from '../../api/queries/dead-cursor'
import { isUnreadable } from '../../api/unreadable'
import { reachOf } from '../reach'

/** Audited calls that one press makes at most. */
export const CALLS_MAX = 12

/** What the audit of a Scope tells of an Artifact's owner, and with how many recorded calls. */
export type OwnerAnswer = { calls: number } & (
  | { kind: 'owner'; principal: Principal; since: string; eventId: string }
  /** The audit was read to its end, and no event names an owner. */
  | { kind: 'none' }
  /** No event up to this instant names the owner, and the audit goes on. */
  | { kind: 'open'; until: string; cursor: string }
  /** The server cannot hand out a page of it (contract §6.1). */
  | { kind: 'unreadable' }
)

/** The event that made somebody the owner of the Artifact (contract §6.2). */
const establishes = (event: AuditEvent, artifact: Resource): boolean =>
  event.reason_code === 'artifact-owner-established' &&
  reachOf(event.resource, artifact) === 'direct'

/**
 * Reads the audit of an Artifact's Scope, oldest first, until an event names the owner, in at most `CALLS_MAX` calls. Only the
 * creator becomes the owner, so one event names them and no later page matters (contract §3.2). A list whose cursor dies is begun anew.
 * @param before an answer that left the audit open: the search goes on from there
 * @throws ApiError; 403 when the caller may not read the audit any more
 */
export async function findOwner(
  client: QueryClient,
  artifact: ArtifactRequest,
  before: OwnerAnswer | null,
  ends: AbortSignal,
): Promise<OwnerAnswer> {
  let calls = before?.calls ?? 0
  let cursor = before?.kind === 'open' ? before.cursor : null
  let until = before?.kind === 'open' ? before.until : ''
  for (let left = CALLS_MAX; left > 0 && !ends.aborted; left -= 1) {
    calls += 1
    try {
      const { page } = await client.fetchQuery(
        auditPageQuery({
          resource: { type: 'scope', scope_id: artifact.scope_id },
          action: 'artifact.write',
          result: 'allowed',
          limit: AUDIT_LIMIT_MAX,
          ...(cursor && { cursor }),
        }),
      )
      const found = page.items.find((event) => establishes(event, artifact))
      if (found?.target) {
        const { target, occurred_at: since, event_id: eventId } = found
        return { kind: 'owner', calls, principal: target, since, eventId }
      }
      until = page.items.at(-1)?.occurred_at ?? until
      cursor = page.next_cursor ?? null
      if (cursor === null) return { kind: 'none', calls }
    } catch (error) {
      if (isUnreadable(error)) return { kind: 'unreadable', calls }
      if (cursor === null || !isDeadCursor(error)) throw error
      cursor = null
    }
  }
  return { kind: 'open', calls, until, cursor: cursor ?? '' }
}
