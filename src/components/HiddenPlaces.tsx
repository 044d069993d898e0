import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { useNumber, useTexts } from '../ui/language'
import { sharedTexts } from './shared-texts'

/** A text with hidden characters. */
export type HiddenPlace = { key: string; name: string; count: number; found: string }

/** Beyond this many a list helps nobody: the rest is told by number. */
const SHOWN = 12

type Props = {
  places: readonly HiddenPlace[]
  /** Goes to a place; without it the places are told only. */
  onGo?: (key: string) => void
  /** What leads to each of them otherwise. */
  action?: ReactNode
}

/** Warns of hidden characters: how many there are, where, and what they say. They keep nothing from being committed. */
export function HiddenPlaces({ places, onGo, action }: Props) {
  const number = useNumber()
  const t = useTexts(sharedTexts)
  if (places.length === 0) return null
  const total = places.reduce((sum, { count }) => sum + count, 0)
  return (
    <Alert severity="warning" role="group" aria-label={t.hidden(total)}>
      <AlertTitle>{t.hidden(total)}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2, overflowWrap: 'anywhere' }}>
        {places.slice(0, SHOWN).map(({ key, name, count, found }) => (
          <li key={key}>
            {onGo ? (
              <Link
                component="button"
                type="button"
                color="inherit"
                underline="always"
                onClick={() => onGo(key)}
                sx={{ verticalAlign: 'baseline', textAlign: 'start' }}
              >
                {name}
              </Link>
            ) : (
              name
            )}
            : {number(count)} ({found})
          </li>
        ))}
      </Box>
      {places.length > SHOWN && `+ ${number(places.length - SHOWN)}`}
      {/* Beside the words it would leave them a column of a few letters on a phone. */}
      {action && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Alert>
  )
}
