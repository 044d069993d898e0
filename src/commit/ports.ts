import type { QueryClient } from '@tanstack/react-query'
import type { Principal } from '../api/contract/access'
import { etagOf } from '../api/contract/artifacts'
import { isApiError } from '../api/errors'
import { revisionQuery } from '../api/queries/artifacts'
import { session } from '../api/session'
import { checkOutcome, type Reading } from './outcome'
import type { CommitPlan } from './plan'
import { readingOf } from './read-head'
import { sendCommit, type Committed } from './send-commit'

/**
 * An answer whose body broke off has told by its status and its ETag that the commit was made.
 * @throws the failure of any other answer
 */
const committedAllTheSame =
  ({ seen }: CommitPlan) =>
  (cause: unknown): Committed => {
    const revision = seen.revision + 1
    if (isApiError(cause) && cause.etag === etagOf(revision)) return { revision, head: null }
    throw cause
  }

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
      const { revision, head } = await sendCommit(plan, reason).catch(committedAllTheSame(plan))
      // A revision never changes: what an answer carries of one need not be read, and audited, again.
      if (head && !ends.aborted) {
        client.setQueryData(revisionQuery(scopeId, family, artifactId, revision).queryKey, head)
      }
      return revision
    },
    /**
     * @param sent whether the plan was sent
     * @param read what is known of the head already
     */
    check: (sent: boolean, read: Partial<Reading> = {}) =>
      checkOutcome(plan, reason, me, sent, {
        ...readingOf(plan.target, plan.seen, client),
        ...read,
      }),
  }
}
