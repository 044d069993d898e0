import { useEffect, useId } from 'react'

const unsaved = new Set<string>()
const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * The one place that makes the browser ask before the page is reloaded or closed. It listens only while something would
 * be lost: browsers keep no page that listens for the way back.
 */
export const leaving = {
  /** @param what a name of it, to take it back by */
  wouldLose(what: string) {
    unsaved.add(what)
    window.addEventListener('beforeunload', ask)
  },
  isSafe(what: string) {
    if (unsaved.delete(what) && unsaved.size === 0) window.removeEventListener('beforeunload', ask)
  },
}

/** The same of a part of a screen, while `wouldLose` and while it is there. */
export function useAskBeforeLeaving(wouldLose: boolean) {
  const what = useId()
  useEffect(() => {
    if (!wouldLose) return
    leaving.wouldLose(what)
    return () => leaving.isSafe(what)
  }, [wouldLose, what])
}
