import type { Owner } from '../../../api/session-ids'

/** What the reviewer writes for a bundle. */
export type Notes = { name: string; notes: string; conclusion: string }

/** In memory only: the text survives the dialog and a change of screen, but not a reload (decision 14). */
const kept = new Map<Owner, Notes>()

export const keptNotes = (owner: Owner | null): Notes | null =>
  (owner !== null && kept.get(owner)) || null

export function keepNotes(owner: Owner | null, notes: Notes) {
  if (owner !== null) kept.set(owner, notes)
}

export const EMPTY_NOTES: Notes = { name: '', notes: '', conclusion: '' }
