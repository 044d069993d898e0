import type { ArtifactRevision } from '../api/contract/artifacts'
import { writtenContent } from '../families/written-content'
import { familyOf } from '../families/family-of'
import { sameJson } from '../lib/diff/canonical-json'
import type { CommitPlan, Content, Seen, Target } from './plan'

/** Whether every write of a family needs scope.admin; elsewhere an owner may, whom only the server knows (contract §4). */
export const needsScopeAdmin = (family: string) => familyOf(family).writer === 'scope.admin'

/** Whether an earlier revision can be committed again. */
export const canRestore = (family: string) => familyOf(family).restores !== 'never'

/** The content of a revision as a restore sends it: as the server sent it, wherever the server takes that. */
export const restoredContent = (family: string, content: Content): Content =>
  familyOf(family).restores === 'as-written' ? writtenContent(family, content) : content

/**
 * Whether the server records of a restore what was restored and why, and then requires a reason. Servers that do send
 * the key, with null where nothing was restored, but refuse both fields of some families (contract §4.5).
 */
export const recordsRestore = (family: string, revision: ArtifactRevision) =>
  'restored_from_revision' in revision && familyOf(family).recordsRestores

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
