import type { ArtifactItem } from '../../../api/contract/artifacts'

/** The revision that was the head at an instant, by the times of its neighbours. ms since the epoch. */
export type RevisionWindow = {
  revision: number
  /** When it was committed, as the server sent it. */
  since: string
  /** When the next one was committed; null while it is still the head. */
  next: { revision: number; at: string } | null
}

export type WindowAnswer =
  | { kind: 'found'; window: RevisionWindow }
  /** The Artifact was made later than that. */
  | { kind: 'before-first' }
  /** The instant lies before the revisions given. */
  | { kind: 'read-on' }
  /** The server does not record when revisions are committed (contract §4: before 1.4). */
  | { kind: 'not-recorded' }

/**
 * Finds the head at an instant among revisions, newest first and without gaps. The audit records no revision, so
 * this is a match of times: a request that was under way while a commit fell may have read either one.
 */
export function windowAt(
  items: readonly Pick<ArtifactItem, 'revision' | 'created_at'>[],
  instant: number,
): WindowAnswer {
  let next: RevisionWindow['next'] = null
  for (const { revision, created_at: since } of items) {
    if (!since) return { kind: 'not-recorded' }
    if (Date.parse(since) <= instant) return { kind: 'found', window: { revision, since, next } }
    if (revision === 1) return { kind: 'before-first' }
    next = { revision, at: since }
  }
  return { kind: 'read-on' }
}
