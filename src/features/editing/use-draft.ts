import { useReducer, useState } from 'react'
import { draftReducer, type DraftState } from './draft-state'

/** The draft before it was discarded, or merged with the head: "Undo" brings it back. */
type Before = {
  state: DraftState
  openedAt: string | null
  /** What was done: "Discard" beside the line that says which draft is open, "Discard changes", or a merge. */
  by: 'discard-opened' | 'discard' | 'merge'
  said: string
}

/**
 * What is on screen, and one step back.
 * @param keptAt when the draft was kept that the form begins with; null where it begins with what is saved
 */
export function useDraft(initial: DraftState, keptAt: string | null) {
  const [draft, dispatch] = useReducer(draftReducer, initial)
  const [openedAt, setOpenedAt] = useState(keptAt)
  const [before, setBefore] = useState<Before | null>(null)
  return {
    draft,
    dispatch,
    /** When the draft on screen was kept; null where it was typed since the form was opened. */
    openedAt,
    before,
    replace: (state: DraftState, by: Before['by'], said: string) => {
      setBefore({ state: draft, openedAt, by, said })
      if (by !== 'merge') setOpenedAt(null)
      dispatch({ type: 'become', state })
    },
    undo: () => {
      if (!before) return
      dispatch({ type: 'become', state: before.state })
      setOpenedAt(before.openedAt)
      setBefore(null)
    },
    forgetBefore: () => setBefore(null),
  }
}
