import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useSyncExternalStore } from 'react'
import { isApiError } from '../api/errors'
import { failureWords, saidOf } from '../components/failure-words'
import { sharedTexts } from '../components/shared-texts'
import { StillWaiting } from '../components/StillWaiting'
import { useTexts } from '../ui/language'
import { notices, notify } from '../ui/notices'
import { appTexts } from './texts'

/**
 * Shows the notices that no screen shows itself: the server is silent, a refresh failed and older data stays on screen, or the
 * code of a menu or a dialog did not come.
 */
export function Notices() {
  const t = useTexts(appTexts)
  const shared = useTexts(sharedTexts)
  const notice = useSyncExternalStore(notices.subscribe, notices.get)
  const error = notice?.kind === 'refetch-failed' ? notice.error : null
  const dismiss = (
    <Button color="inherit" onClick={() => notify(null)}>
      {t.dismiss}
    </Button>
  )
  return (
    <Box
      sx={{
        position: 'fixed',
        bottom: 16,
        left: 16,
        right: 16,
        zIndex: 'snackbar',
        maxWidth: 480,
        mx: 'auto',
        display: 'grid',
        gap: 1,
        // Its empty room takes no clicks from what lies below.
        pointerEvents: 'none',
        '& > *': { pointerEvents: 'auto' },
      }}
    >
      <StillWaiting />
      {error && (
        <Alert severity="warning" role="alert" sx={{ boxShadow: 6 }} action={dismiss}>
          {t.refetchFailed} {saidOf(error, shared) ?? failureWords(error, shared).title}
          {isApiError(error) && error.requestId && <code> {error.requestId}</code>}
        </Alert>
      )}
      {notice?.kind === 'code-failed' && (
        <Alert severity="warning" role="alert" sx={{ boxShadow: 6 }}>
          <AlertTitle>{shared.codeTitle}</AlertTitle>
          {shared.codeHelp}
          {/* Beside the text, two buttons would leave it no room on a phone. */}
          <Box sx={{ mt: 1, display: 'flex', gap: 1 }}>
            <Button color="inherit" variant="outlined" onClick={() => location.reload()}>
              {shared.reload}
            </Button>
            {dismiss}
          </Box>
        </Alert>
      )}
    </Box>
  )
}
