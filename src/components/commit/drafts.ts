import { session } from '../../api/session'
import type { Target } from './commit-plan'

/** A dialog that a 401 closed: which one, and what was typed. */
export type Draft = { dialog: 'restore'; revision: number; reason: string } | { dialog: 'auto' }

/** In memory only: it outlives the way to sign-in and back, not the tab. */
const drafts = new Map<string, Draft>()
const keyOf = ({ scopeId, family, artifactId }: Target) =>
  JSON.stringify([scopeId, family, artifactId])

// Who signs out leaves nothing behind for the next one at this tab.
session.subscribe(() => {
  if (session.ended() === 'signed-out') drafts.clear()
})

/** Keeps what was typed when a session ends while committing (screens: "drafts kept"). */
export const keepDraft = (target: Target, draft: Draft) => drafts.set(keyOf(target), draft)
export const draftOf = (target: Target): Draft | null => drafts.get(keyOf(target)) ?? null
export const forgetDraft = (target: Target) => drafts.delete(keyOf(target))
