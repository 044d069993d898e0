import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isLetterCommand } from '../../../lib/keyboard/letters'

type Acts = { onPrevious: () => void; onNext: () => void; onClose: () => void }

/**
 * j, k and Escape on the whole page while the drawer is open, since the focus may be in the list beside it.
 * @param inside any element of the drawer
 */
export function useDrawerKeys(inside: RefObject<HTMLElement | null>, acts: Acts) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = { j: acts.onNext, k: acts.onPrevious, Escape: acts.onClose }[event.key]
    if (!act || !isLetterCommand(event)) return
    // A dialog or a menu above the page keeps its keys.
    const above = (event.target as Element).closest('[aria-modal="true"], [role="menu"]')
    if (above && !above.contains(inside.current)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
