import { useEffect } from 'react'
import { typedAhead } from './typed-ahead'

/** Stands in for "Go to…" while its code is coming. Where that never comes, the keys are free again. */
export function TypingAhead() {
  useEffect(() => () => void typedAhead.take(), [])
  return null
}
