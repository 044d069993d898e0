import { useEffect } from 'react'
import { visits } from '../names/visits'

/**
 * Takes down that the person is here: by opening the console, turning to its window, a click or a key. A click is heard
 * after it has done its work, so that what a new visit changes on screen does not move under it.
 */
export function useSignsOfLife() {
  useEffect(() => {
    const end = new AbortController()
    const sign = () => {
      if (document.visibilityState === 'visible') visits.sign()
    }
    sign()
    for (const kind of ['focus', 'click', 'keyup', 'pagehide'] as const)
      window.addEventListener(kind, sign, { signal: end.signal })
    document.addEventListener('visibilitychange', sign, { signal: end.signal })
    return () => end.abort()
  }, [])
}
