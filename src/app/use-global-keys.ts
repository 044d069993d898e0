import { useEffect, useEffectEvent } from 'react'
import { earlyPress } from './early-press'
import { isGoToKey } from './go-to-keys'

type Handlers = { onGoTo: (typed: string) => void; onHelp: () => void }

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Ctrl/Cmd+K and `?`, anywhere but where `?` is text. */
export function useGlobalKeys({ onGoTo, onHelp }: Handlers) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return
    if (isGoToKey(event)) {
      event.preventDefault()
      onGoTo('')
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
  const onPressedBefore = useEffectEvent((typed: string) => onGoTo(typed))
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    const typed = earlyPress.take()
    if (typed !== null) onPressedBefore(typed)
    return () => {
      document.removeEventListener('keydown', onKey)
      earlyPress.listen()
    }
  }, [])
}
