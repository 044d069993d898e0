import type { Principal } from '../api/contract/access'
import type { ArtifactRevision } from '../api/contract/artifacts'
import type { Head } from '../api/queries/artifacts'
import type { Outcome } from './state-machine'
import type { CommitPlan } from './plan'
import type { EntryText } from './stored-content'
import { likeness } from './attribution'

export type Reading = {
  /** Null when nothing is saved yet. */
  head: () => Promise<Head | null>
  revision: (number: number) => Promise<ArtifactRevision>
  /** The texts of a Memory's entries by their id. */
  texts: () => Promise<ReadonlyMap<string, EntryText>>
}

/**
 * Finds out what became of a commit, by reading only: the head and, when the head is beyond it, the revision
 * that the commit would have made (contract §4: revisions are gapless, so that there is one such number).
 * @param sent whether it was sent, however it was answered. An answer is no proof that a request arrived once: browsers
 * and proxies send again over a dead connection, so that a refusal may answer the second arrival of a request whose
 * first one has committed (decision 16).
 */
export async function checkOutcome(
  plan: CommitPlan,
  reason: string,
  me: Principal | null,
  sent: boolean,
  read: Reading,
): Promise<Outcome> {
  const head = await read.head()
  const now = head?.revision.revision ?? 0
  if (head === null || now === plan.seen.revision) return { kind: 'unmoved' }
  const expected = plan.seen.revision + 1
  if (now < expected || (now > expected && !sent)) return { kind: 'moved', head, found: 'other' }
  const made = now === expected ? head.revision : await read.revision(expected)
  const texts = plan.target.family === 'memory' ? await read.texts() : undefined
  const found = likeness(plan, reason, me, made, texts)
  if (found !== 'ours') return { kind: 'moved', head, found }
  return sent ? { kind: 'committed', revision: expected } : { kind: 'moved', head, found: 'alike' }
}
