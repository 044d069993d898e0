import type { Principal } from '../api/contract/access'
import type { ArtifactRevision } from '../api/contract/artifacts'
import type { CommitPlan } from './plan'
import { compareEntries, compareKept, type EntryText } from './stored-content'

/**
 * Whose commit a revision is, by its content and by what the server recorded: the one of a plan, or somebody else's.
 * - `other`: another number, or another content.
 * - `taken`: the same content, but the server recorded another author, origin or reason: somebody else's.
 * - `alike`: the same content, and no author on record that could tell whose it is.
 * - `unclear`: it can't be told from its content whether it is what was sent.
 * - `ours`: the same content, and everything recorded is ours, the author among it.
 * Servers before 1.4 record neither; 1.4 records an author of restores only (contract §4).
 */
export type Attribution = 'other' | 'taken' | 'alike' | 'unclear' | 'ours'

/** @param texts of a Memory's entries by their id; of another family nothing */
export function attributionOf(
  plan: CommitPlan,
  reason: string,
  me: Principal | null,
  revision: ArtifactRevision,
  texts: ReadonlyMap<string, EntryText> = new Map(),
): Attribution {
  const { target, seen, content } = plan
  if (revision.revision !== seen.revision + 1) return 'other'
  const kept =
    target.family === 'memory'
      ? compareEntries(content, revision.content, texts)
      : compareKept(target.family, seen.content, content, revision.content)
  if (kept === 'other') return 'other'
  if ('restored_from_revision' in revision) {
    if ((revision.restored_from_revision ?? null) !== plan.restoredFrom) return 'taken'
    if (plan.restoredFrom !== null && revision.reason !== reason) return 'taken'
  }
  const author = revision.created_by
  const isOthers = author && me && (author.type !== me.type || author.id !== me.id)
  if (isOthers) return 'taken'
  if (kept === 'unclear') return 'unclear'
  return author && me ? 'ours' : 'alike'
}
