import { etagOf } from '../api/contract/artifacts'
import { AUTO_CONTENT } from '../api/contract/prompts'
import type { Head } from '../api/queries/artifacts'
import { keys } from '../api/queries/keys'

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

/** What one commit is: decided when the person sees its diff, and not changed by anything that is read later. */
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

/** What a first save is based on: `content` is what runs without it, the built-in text. */
export const baseOfFirstSave = (content: Content): Seen => ({ revision: 0, etag: '', content })

/** A head that was read, as the base of a commit. */
export const seenHead = ({ revision, etag }: Head): Seen => ({
  revision: revision.revision,
  etag,
  content: revision.content,
})

/** The head with this number, whose ETag need not be read for it (contract §4). */
export const seenRevision = (revision: number, content: Content): Seen => ({
  revision,
  etag: etagOf(revision),
  content,
})

type OnHead = { seen: Seen; content: Content }

/** A typed content on the head that the person saw; where nothing is saved the first save of a Prompt key. */
export const editPlan = (target: Target, { seen, content }: OnHead): CommitPlan => ({
  kind: seen.revision === 0 ? 'first-save' : 'edit',
  target,
  seen,
  content,
  restoredFrom: null,
})

/** A switch to Auto. */
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
    ...(family === 'prompt' ? [keys.prompts(scopeId)] : []),
  ]
}
