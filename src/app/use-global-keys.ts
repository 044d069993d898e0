import { useEffect, useEffectEvent } from 'react'
import { isGoToKey } from './go-to-keys'
import { typedAhead } from './typed-ahead'

type Handlers = { onGoTo: () => void; onHelp: () => void }

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Ctrl/Cmd+K and `?`, anywhere but where `?` is text. */
export function useGlobalKeys({ onGoTo, onHelp }: Handlers) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return
    if (isGoToKey(event)) {
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
  const onPressedBefore = useEffectEvent(() => onGoTo())
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    if (typedAhead.answer()) onPressedBefore()
    return () => {
      document.removeEventListener('keydown', onKey)
      typedAhead.unanswer()
    }
  }, [])
}
