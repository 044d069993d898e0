import Box from '@mui/material/Box'
import { useSyncExternalStore } from 'react'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { Store } from '../lib/store'

const message = new Store('')
let turn = 0

/** Says a change to screen readers, politely. Saying the same twice is heard twice. */
export function announce(text: string) {
  turn += 1
  // A live region stays silent when its text does not change: the space makes each one new.
  message.set(turn % 2 === 0 ? text : `${text} `)
}

/** The page's one polite live region. */
export function Announcer() {
  const text = useSyncExternalStore(message.subscribe, message.get)
  return (
    <Box role="status" aria-live="polite" sx={visuallyHidden}>
      {text}
    </Box>
  )
}
