import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { startTransition, useEffect, useState } from 'react'
import { ownCalls } from '../../../api/own-calls'
import { useTexts } from '../../../ui/language'
import { Tip } from '../../../ui/Tip'
import { followTexts } from './follow-texts'

/** What reading has itself added to the audit in this visit. */
export function OwnCalls() {
  const t = useTexts(followTexts)
  const calls = useOwnCalls()
  return (
    // Room for a number of four digits, on a phone all that is left: the text begins in one place as calls are counted.
    <Box sx={{ typography: 'caption', flex: { xs: 1, sm: 'none' }, minWidth: { sm: '14ch' } }}>
      <Tip title={t.ownHelp}>
        <Typography variant="caption" color="textSecondary" tabIndex={0}>
          {t.own(calls)}
        </Typography>
      </Tip>
    </Box>
  )
}

/**
 * Returns the number of calls. The hook updates it by a transition, because an urgent update would interrupt the audit's rows,
 * which React draws in slices, and make it begin them anew.
 */
function useOwnCalls(): number {
  const [calls, setCalls] = useState(ownCalls.count)
  useEffect(() => {
    const tell = () => startTransition(() => setCalls(ownCalls.count()))
    tell()
    return ownCalls.subscribe(tell)
  }, [])
  return calls
}
