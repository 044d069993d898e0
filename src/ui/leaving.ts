import { useEffect, useId } from 'react'
import { unsavedWork } from '../lib/storage/unsaved-work'

/** Has the browser ask before the page is reloaded or closed, while `wouldLose` and while this part of a screen is there. */
export function useAskBeforeLeaving(wouldLose: boolean) {
  const name = useId()
  useEffect(() => {
    if (!wouldLose) return
    unsavedWork.add(name)
    return () => unsavedWork.remove(name)
  }, [wouldLose, name])
}
