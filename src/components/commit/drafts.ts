import { session, type Owner } from '../../api/session'
import type { Target } from './commit-plan'

/** A dialog that a 401 closed: which one, and what was typed. */
export type Draft = { dialog: 'restore'; revision: number; reason: string } | { dialog: 'auto' }

/** In memory only: it outlives the way to sign-in and back, not the tab. */
const drafts = new Map<Owner, Map<string, Draft>>()
const keyOf = ({ scopeId, family, artifactId }: Target) =>
  JSON.stringify([scopeId, family, artifactId])

// Signing out deletes a person's drafts. After an expired session they are still there, for that person alone.
session.onForget((owner) => drafts.delete(owner))

/** Keeps what was typed when a session ends while committing (screens §2). */
export function keepDraft(owner: Owner | null, target: Target, draft: Draft) {
  // A commit may be refused after its author has signed out.
  if (owner === null || !session.holdsFor(owner)) return
  const own = drafts.get(owner) ?? new Map<string, Draft>()
  drafts.set(owner, own.set(keyOf(target), draft))
}

export const draftOf = (owner: Owner | null, target: Target): Draft | null =>
  (owner !== null && drafts.get(owner)?.get(keyOf(target))) || null

export const forgetDraft = (owner: Owner | null, target: Target) =>
  owner !== null && drafts.get(owner)?.delete(keyOf(target))
