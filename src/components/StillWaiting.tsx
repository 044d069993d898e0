import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useSyncExternalStore } from 'react'
import { awaited } from '../api/awaited'
import { useTexts } from '../ui/language'
import { sharedTexts } from './shared-texts'

/**
 * Says that the server is silent, whoever asked it, after ten seconds and after twenty; a screen reader hears it as
 * often. "Stop waiting" lets each screen tell its failure at once.
 */
export function StillWaiting() {
  const t = useTexts(sharedTexts)
  const seconds = useSyncExternalStore(awaited.subscribe, awaited.seconds)
  return (
    // There from the start: a live region that comes with its words is not always read out.
    <Box role="status">
      {seconds > 0 && (
        <Alert
          severity="info"
          role="presentation"
          sx={{ boxShadow: 6 }}
          action={
            <Button color="inherit" onClick={awaited.stopWaiting}>
              {t.stopWaiting}
            </Button>
          }
        >
          {t.stillWaiting(seconds)}
        </Alert>
      )}
    </Box>
  )
}
