import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { isApiError, isFromProxy } from '../api/errors'
import { session } from '../api/session'
import { signIn } from '../api/sign-in'
import { FailureState } from '../components/FailureState'
import { useTexts } from '../ui/language'
import { appTexts } from './texts'

/** Without knowing who is signed in nothing can be shown; whatever the reason, there are two ways on from here. */
export function SessionFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts(appTexts)
  useEffect(() => {
    document.title = `${t.whoTitle} · ${t.product}`
  }, [t])
  // Of a screen they would speak of what is not there or not to be seen.
  const refused =
    isApiError(error) && !isFromProxy(error) && (error.status === 403 || error.status === 404)
  return (
    <Box component="main" sx={{ maxWidth: 720, mx: 'auto', p: 3, mt: { xs: 2, md: 8 } }}>
      <Typography variant="h1" sx={{ mb: 1 }}>
        {t.whoTitle}
      </Typography>
      <Typography sx={{ mb: 2 }}>{t.whoHelp}</Typography>
      <FailureState
        error={error}
        title={refused ? t.whoRefused : undefined}
        help={refused ? t.whoRefusedHelp : undefined}
      />
      <Box sx={{ mt: 2, display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={onRetry}>
          {t.retry}
        </Button>
        <Button variant="outlined" onClick={session.changeToken}>
          {signIn() === 'token' ? t.otherToken : t.otherAccount}
        </Button>
      </Box>
    </Box>
  )
}
