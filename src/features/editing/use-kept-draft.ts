import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Principal } from '../../api/contract/access'
import { forgetEditDraft, keepEditDraft, beforeListing, type Kept } from '../../commit/edit-drafts'
import type { Target } from '../../commit/plan'
import { useAskBeforeLeaving } from '../../ui/leaving'
import type { DraftState } from './draft-state'

export type KeptSince = { where: Kept; at: string }

/** Milliseconds after the last key until a draft is kept; leaving the page keeps it at once. */
const KEEP_AFTER_MS = 400

/**
 * Keeps what is typed in this tab, and forgets it when there is nothing typed (any more).
 * @param draft null when there is nothing that would be lost
 * @param opened the draft that the form began with: where it is kept, and since when; null without one
 */
export function useKeptDraft(
  who: Principal | null,
  target: Target,
  draft: DraftState | null,
  opened: KeptSince | null,
) {
  const [kept, setKept] = useState(opened)
  const isOpened = useRef(opened !== null)
  /** What is not kept yet: the timer runs. */
  const waiting = useRef(false)
  const over = useRef(false)
  const [committed, setCommitted] = useState(false)
  const keep = useEffectEvent(() => {
    if (!waiting.current || over.current) return
    waiting.current = false
    if (!draft) {
      forgetEditDraft(who, target)
      setKept(null)
      return
    }
    const { seen, content, unparsed } = draft
    const savedAt = new Date().toISOString()
    const where = keepEditDraft(who, target, { seen, content, unparsed, savedAt })
    setKept({ where, at: savedAt })
  })
  const first = useRef(true)
  useEffect(() => {
    // A form that was only opened must not forget what another one of this tab keeps, nor call the draft that it opened a new one.
    if (first.current && (!draft || isOpened.current)) {
      first.current = false
      return
    }
    first.current = false
    waiting.current = true
    const timer = setTimeout(() => keep(), KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(() => {
    const now = () => keep()
    const endListing = beforeListing(now)
    window.addEventListener('pagehide', now)
    return () => {
      endListing()
      window.removeEventListener('pagehide', now)
      now()
    }
  }, [])
  // Also of what is kept in this tab: nothing tells whether the page is reloaded or the tab closed.
  useAskBeforeLeaving(draft !== null && !committed)
  return {
    kept,
    /** After a commit: there is nothing to keep any more. */
    forget: () => {
      over.current = true
      setCommitted(true)
      forgetEditDraft(who, target)
    },
  }
}
