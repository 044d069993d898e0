import Box from '@mui/material/Box'
import { useSyncExternalStore } from 'react'
import visuallyHidden from '@mui/utils/visuallyHidden'

let message = ''
let turn = 0
const listeners = new Set<() => void>()

/** Says a change to screen readers, politely. Saying the same twice is heard twice. */
export function announce(text: string) {
  turn += 1
  // A live region stays silent when its text does not change: the space makes each one new.
  message = turn % 2 === 0 ? text : `${text} `
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The page's one polite live region. */
export function Announcer() {
  const text = useSyncExternalStore(subscribe, () => message)
  return (
    <Box role="status" aria-live="polite" sx={visuallyHidden}>
      {text}
    </Box>
  )
}
