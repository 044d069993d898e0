import type { ArtifactRevision } from '../../api/contract/artifacts'
import type { Principal } from '../../api/contract/access'
import type { Head } from '../../api/queries/artifacts'
import type { CommitPlan } from './commit-plan'
import { isOurs } from './is-ours'
import type { Outcome } from './commit-machine'

type Reading = {
  head: () => Promise<Head>
  revision: (number: number) => Promise<ArtifactRevision>
}

/**
 * Finds out what became of a commit, by reading only: the head and, when the head is beyond it, the revision
 * that the commit would have made (contract §4: revisions are gapless, so that there is one such number).
 * @param mayBeOurs whether some attempt may have arrived; a first 412 can't have committed anything
 */
export async function checkOutcome(
  plan: CommitPlan,
  reason: string,
  me: Principal | null,
  mayBeOurs: boolean,
  read: Reading,
): Promise<Outcome> {
  const head = await read.head()
  const expected = plan.seen.revision + 1
  if (head.revision.revision === plan.seen.revision) return { kind: 'nothing' }
  if (!mayBeOurs || head.revision.revision < expected) return { kind: 'moved', head }
  const made = head.revision.revision === expected ? head.revision : await read.revision(expected)
  return isOurs(plan, reason, me, made)
    ? { kind: 'committed', revision: expected }
    : { kind: 'moved', head }
}
