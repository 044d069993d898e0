import { useEffect, useEffectEvent } from 'react'

type Handlers = { onGoTo: () => void; onHelp: () => void }

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Ctrl/Cmd+K and `?`, anywhere but where `?` is text. */
export function useGlobalKeys({ onGoTo, onHelp }: Handlers) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onGoTo()
    } else if (
      event.key === '?' &&
      !event.ctrlKey &&
      !event.metaKey &&
      !isTextField(event.target)
    ) {
      event.preventDefault()
      onHelp()
    }
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
