import { useEffect } from 'react'
import { addressIn } from '../routing/address-in'
import { preparePage } from './pages'

/**
 * Loads a screen's code when a link to it is pointed at or focused, so that following it waits for nothing but data. Data is
 * never asked for ahead: reads are audited.
 */
export function useCodeAhead() {
  useEffect(() => {
    const end = new AbortController()
    const prepare = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin === window.location.origin) void preparePage(addressIn(link).pathname)
    }
    for (const kind of ['pointerover', 'focusin'] as const)
      document.addEventListener(kind, prepare, { passive: true, signal: end.signal })
    return () => end.abort()
  }, [])
}
