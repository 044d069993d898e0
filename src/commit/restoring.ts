import type { ArtifactRevision } from '../api/contract/artifacts'
import { writtenContent } from '../api/contract/written-content'
import { sameJson } from '../lib/diff/canonical-json'
import type { CommitPlan, Content, Seen, Target } from './plan'

/** Whether every write of a family needs scope.admin; elsewhere an owner may, whom only the server knows (contract §4). */
export const needsScopeAdmin = (family: string) => family === 'prompt' || family === 'topic-memory'

/** Whether an earlier revision can be committed again. What is sent to a Memory is added to it (contract §4). */
export const canRestore = (family: string) => family !== 'memory'

/** Families that refuse their content as it is read, for what the service notes in it (contract §4). */
const REFUSED_AS_READ = new Set(['profile', 'atomic-memory'])

/** The content of a revision as a restore sends it: as the server sent it, wherever the server takes that. */
export const restoredContent = (family: string, content: Content): Content =>
  REFUSED_AS_READ.has(family) ? writtenContent(family, content) : content

/**
 * Whether the server records of a restore what was restored and why, and then requires a reason. Servers that do send
 * the key, with null where nothing was restored; of an atomic memory they refuse both fields (contract §4).
 */
export const recordsRestore = (family: string, revision: ArtifactRevision) =>
  'restored_from_revision' in revision && family !== 'atomic-memory'

/** Commits an earlier revision again, on the head that the person saw. */
export const restorePlan = (target: Target, seen: Seen, wanted: ArtifactRevision): CommitPlan => ({
  kind: 'restore',
  target,
  seen,
  content: restoredContent(target.family, wanted.content),
  restoredFrom: recordsRestore(target.family, wanted) ? wanted.revision : null,
})

/** Whether two revisions hold the same, but for what the service notes itself. */
export const sameWritten = (family: string, one: Content, other: Content) =>
  sameJson(writtenContent(family, one), writtenContent(family, other))
