import { useEffect, useEffectEvent } from 'react'
import { typedBy } from './go-to-keys'

/** Stands in for "Go to…" while its code is coming, so that what is typed meanwhile is not lost. */
export function TypedAhead({ onType }: { onType: (typed: string) => void }) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const typed = typedBy(event)
    if (typed === '') return
    event.preventDefault()
    event.stopPropagation()
    onType(typed)
  })
  useEffect(() => {
    // In the capture phase, so that no shortcut hears what is typed for the dialog.
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [])
  return null
}
