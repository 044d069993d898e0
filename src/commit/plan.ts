import { etagOf } from '../api/contract/artifacts'
import { AUTO_CONTENT } from '../api/contract/prompts'
import type { Head } from '../api/queries/artifacts'
import { keys } from '../api/queries/keys'
import { familyOf } from '../families/family-of'

export type Target = { scopeId: string; family: string; artifactId: string }
export type Content = Record<string, unknown>

/** A head as the person saw it: the base of what is committed, and of a merge after a conflict. */
export type Seen = {
  /** 0 when nothing is saved yet. */
  revision: number
  /** The If-Match of the commit (contract §4). */
  etag: string
  content: Content
}

/** What one commit is. It is fixed when the person sees its diff; nothing that is read later changes it. */
export type CommitPlan = {
  /** `first-save`: a POST of a Prompt key with nothing saved (contract §5); all others are a PUT on the head that was seen. */
  kind: 'restore' | 'auto' | 'edit' | 'first-save'
  target: Target
  seen: Seen
  /** The content to commit. Of a restore: as the server sent it. */
  content: Content
  /** Which revision is restored, where the server records that (and then a reason); otherwise null. */
  restoredFrom: number | null
}

/** The base of a first save: `content` is the built-in text, which runs while nothing is saved. */
export const baseOfFirstSave = (content: Content): Seen => ({ revision: 0, etag: '', content })

/** A head that was read, as the base of a commit. */
export const seenHead = ({ revision, etag }: Head): Seen => ({
  revision: revision.revision,
  etag,
  content: revision.content,
})

/** The head with this number: its ETag follows from the number (contract §4). */
export const seenRevision = (revision: number, content: Content): Seen => ({
  revision,
  etag: etagOf(revision),
  content,
})

type OnHead = { seen: Seen; content: Content }

/** Commits what a person typed on the head that they saw; where nothing is saved, as the first save of a Prompt key. */
export const editPlan = (target: Target, { seen, content }: OnHead): CommitPlan => ({
  kind: seen.revision === 0 ? 'first-save' : 'edit',
  target,
  seen,
  content,
  restoredFrom: null,
})

/** Switches a Prompt to Auto. */
export const autoPlan = (target: Target, seen: Seen): CommitPlan => ({
  kind: 'auto',
  target,
  seen,
  content: AUTO_CONTENT,
  restoredFrom: null,
})

/** Query keys that a commit on this Artifact makes stale. */
export function staleKeys({ scopeId, family, artifactId }: Target) {
  return [
    keys.artifact(scopeId, family, artifactId),
    keys.artifactList(scopeId, family),
    keys.searches(scopeId, family),
    keys.scopeStats(scopeId),
    ...(familyOf(family).configures ? [keys.prompts(scopeId)] : []),
  ]
}
