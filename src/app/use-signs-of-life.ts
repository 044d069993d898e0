import { useEffect } from 'react'
import { visits } from '../names/visits'

/**
 * Notes that the person is here when they open the console, turn to its window, click or press a key. It listens for `click`
 * and `keyup`, not for their beginnings: a new visit may change Home, and nothing must move under the pointer.
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
