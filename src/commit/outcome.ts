import type { QueryClient } from '@tanstack/react-query'
import type { Principal } from '../api/contract/access'
import type { ArtifactRevision } from '../api/contract/artifacts'
import { revisionQuery, type Head } from '../api/queries/artifacts'
import { memoryEntriesQuery } from '../api/queries/memory'
import { familyOf } from '../families/family-of'
import { attributionOf } from './attribution'
import type { CommitPlan } from './plan'
import { readCurrentHead } from './read-head'
import type { ChangeOutcome, Committed, Moved } from './state-machine'
import type { EntryText } from './stored-content'

/** What reading the head has shown, after a commit that failed or before one was sent. */
export type Outcome = ChangeOutcome<Committed, Moved>

/** A plan, and what tells whether a revision is its commit. */
export type Attempt = {
  plan: CommitPlan
  reason: string
  me: Principal | null
  /**
   * Whether the plan was sent, however the server answered. An answer is no proof that a request arrived once: browsers
   * and proxies send again over a dead connection, so that a refusal may answer the second arrival of a request whose
   * first one has committed (decision 16).
   */
  sent: boolean
}

/** What is read where the head alone does not tell the outcome. */
export type FurtherReads = {
  revision: (number: number) => Promise<ArtifactRevision>
  /** The texts of a Memory's entries by their id. */
  texts: () => Promise<ReadonlyMap<string, EntryText>>
}

/**
 * Finds out what became of a commit, by reading only.
 * @param moved the head, where the caller has read it
 */
export async function readOutcome(
  attempt: Attempt,
  client: QueryClient,
  moved?: Head,
): Promise<Outcome> {
  const { target, seen } = attempt.plan
  const { scopeId, family, artifactId } = target
  return outcomeOf(attempt, moved ?? (await readCurrentHead(target, seen, client)), {
    // What is read of a revision need not be read, and audited, again.
    revision: (number) => client.fetchQuery(revisionQuery(scopeId, family, artifactId, number)),
    texts: async () => {
      const { entries } = await client.fetchQuery({ ...memoryEntriesQuery(scopeId), staleTime: 0 })
      return new Map(entries.map((entry) => [entry.citation.entry_id, entry]))
    },
  })
}

/**
 * Judges what became of a commit by the head and, when the head is beyond it, by the revision that the commit would have
 * made (contract §4: revisions are gapless, so that there is one such number).
 * @param head null when nothing is saved yet
 */
export async function outcomeOf(
  { plan, reason, me, sent }: Attempt,
  head: Head | null,
  read: FurtherReads,
): Promise<Outcome> {
  const now = head?.revision.revision ?? 0
  if (head === null || now === plan.seen.revision) return { kind: 'unmoved' }
  const expected = plan.seen.revision + 1
  if (now < expected || (now > expected && !sent))
    return { kind: 'moved', head, attribution: 'different' }
  const made = now === expected ? head.revision : await read.revision(expected)
  const texts = familyOf(plan.target.family).namesEntries ? await read.texts() : undefined
  const attribution = attributionOf(plan, reason, me, made, texts)
  if (attribution !== 'ours') return { kind: 'moved', head, attribution }
  return sent
    ? { kind: 'committed', revision: expected }
    : { kind: 'moved', head, attribution: 'author-unknown' }
}
