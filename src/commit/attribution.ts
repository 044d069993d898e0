import type { Principal } from '../api/contract/access'
import type { ArtifactRevision } from '../api/contract/artifacts'
import { familyOf } from '../families/family-of'
import type { CommitPlan } from './plan'
import { compareStoredEntries, compareStored, type EntryText } from './stored-content'

/**
 * Whether a revision is the commit of a plan, by its content and by what the server recorded of it.
 * - `different`: it has another number, or another content.
 * - `somebody-elses`: the same content, but another author, origin or reason is on record.
 * - `author-unknown`: the same content, and no author on record who could tell whose it is.
 * - `unclear`: its content does not tell whether it is what was sent.
 * - `ours`: the same content, and everything on record is ours, the author too.
 * Servers before 1.4 record neither; 1.4 records an author of restores only (contract §4).
 */
export type Attribution = 'different' | 'somebody-elses' | 'author-unknown' | 'unclear' | 'ours'

/** @param texts the entries of a Memory by their id; empty for every other family */
export function attributionOf(
  plan: CommitPlan,
  reason: string,
  me: Principal | null,
  revision: ArtifactRevision,
  texts: ReadonlyMap<string, EntryText> = new Map(),
): Attribution {
  const { target, seen, content } = plan
  if (revision.revision !== seen.revision + 1) return 'different'
  const stored = familyOf(target.family).namesEntries
    ? compareStoredEntries(content, revision.content, texts)
    : compareStored(target.family, seen.content, content, revision.content)
  if (stored === 'other') return 'different'
  if ('restored_from_revision' in revision) {
    if ((revision.restored_from_revision ?? null) !== plan.restoredFrom) return 'somebody-elses'
    if (plan.restoredFrom !== null && revision.reason !== reason) return 'somebody-elses'
  }
  const author = revision.created_by
  if (isSomebodyElse(author, me)) return 'somebody-elses'
  if (stored === 'unclear') return 'unclear'
  return author && me ? 'ours' : 'author-unknown'
}

/** Whether the author on record is known to be another person. */
export const isSomebodyElse = (author: Principal | null | undefined, me: Principal | null) =>
  Boolean(author && me && (author.type !== me.type || author.id !== me.id))
