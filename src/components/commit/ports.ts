import type { QueryClient } from '@tanstack/react-query'
import type { Principal } from '../../api/contract/access'
import { revisionQuery } from '../../api/queries/artifacts'
import { session } from '../../api/session'
import { checkOutcome, type Reading, type Sent } from './check-outcome'
import type { CommitPlan } from './commit-plan'
import { readingOf } from './read-head'
import { sendCommit } from './send-commit'

/** What a commit of a plan sends and reads, each when it is called and once. */
export function portsOf(
  plan: CommitPlan,
  reason: string,
  me: Principal | null,
  client: QueryClient,
) {
  const { scopeId, family, artifactId } = plan.target
  return {
    send: async (): Promise<number> => {
      const ends = session.signal()
      const { revision, head } = await sendCommit(plan, reason)
      // A revision never changes: what an answer carries of one need not be read, and audited, again.
      if (head && !ends.aborted) {
        client.setQueryData(revisionQuery(scopeId, family, artifactId, revision).queryKey, head)
      }
      return revision
    },
    /** @param read what is known of the head already */
    check: (sent: Sent, read: Partial<Reading> = {}) =>
      checkOutcome(plan, reason, me, sent, {
        ...readingOf(plan.target, plan.seen, client),
        ...read,
      }),
  }
}
