import type { Principal } from '../../api/contract/access'
import type { ArtifactRevision } from '../../api/contract/artifacts'
import type { Head } from '../../api/queries/artifacts'
import type { Outcome } from './commit-machine'
import type { CommitPlan } from './commit-plan'
import { likeness } from './likeness'

/**
 * What has been sent of a plan: nothing yet, requests that all got an answer, or at least one that got none.
 * An answer is no proof that a request arrived once: browsers and proxies send again over a dead connection, so that
 * a 412 may answer the second arrival of a request whose first one has committed.
 */
export type Sent = 'never' | 'answered' | 'lost'

export type Reading = {
  /** Null when nothing is saved yet. */
  head: () => Promise<Head | null>
  /** Lets the server end what it may still be doing. */
  pause: () => Promise<void>
  revision: (number: number) => Promise<ArtifactRevision>
}

/**
 * Finds out what became of a commit, by reading only: the head and, when the head is beyond it, the revision
 * that the commit would have made (contract §4: revisions are gapless, so that there is one such number).
 */
export async function checkOutcome(
  plan: CommitPlan,
  reason: string,
  me: Principal | null,
  sent: Sent,
  read: Reading,
): Promise<Outcome> {
  let head = await read.head()
  const isUnmoved = () => (head?.revision.revision ?? 0) === plan.seen.revision
  if (sent === 'lost' && isUnmoved()) {
    // A server does not stop working when its client is gone: it may commit just after the head was read.
    await read.pause()
    head = await read.head()
  }
  const now = head?.revision.revision ?? 0
  if (head === null || isUnmoved()) return { kind: 'nothing' }
  const expected = plan.seen.revision + 1
  if (now < expected) return { kind: 'moved', head, same: false }
  if (now > expected && sent === 'never') return { kind: 'moved', head, same: false }
  const made = now === expected ? head.revision : await read.revision(expected)
  const found = likeness(plan, reason, me, made)
  // Without a recorded author the same content counts as ours when an answer is missing, decision 9.
  const ours = found === 'ours' ? sent !== 'never' : found === 'alike' && sent === 'lost'
  if (ours) return { kind: 'committed', revision: expected }
  return { kind: 'moved', head, same: found !== 'other' }
}
