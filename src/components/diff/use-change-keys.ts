import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isLetterCommand } from '../../lib/keyboard/letters'

/** The comparisons on the page, the last one opened last. */
const views: HTMLElement[] = []

/** Which comparison n and p are for: the one with the focus, else the last one that a dialog does not cover. */
function keysBelongTo(): HTMLElement | undefined {
  return (
    views.find((view) => view.contains(document.activeElement)) ??
    views.findLast((view) => !view.closest('[aria-hidden="true"], [inert]'))
  )
}

/** n and p on the whole page, but where letters are typed. `enabled` is the person's choice (WCAG 2.1.4). */
export function useChangeKeys(
  view: RefObject<HTMLElement | null>,
  enabled: boolean,
  go: (step: 1 | -1) => void,
) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'n' && event.key !== 'p') return
    if (!isLetterCommand(event)) return
    if (keysBelongTo() !== view.current) return
    event.preventDefault()
    go(event.key === 'n' ? 1 : -1)
  })
  useEffect(() => {
    const element = view.current
    if (!enabled || !element) return
    views.push(element)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      views.splice(views.indexOf(element), 1)
    }
  }, [view, enabled])
}
