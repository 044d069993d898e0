import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ApiError } from '../api/errors'
import { useTexts } from '../ui/language'
import { renewalTexts } from './renewal-texts'
import { sharedTexts } from './shared-texts'

type Props = { error: ApiError; onRetry: (() => void) | undefined }

/** A request that failed for its token alone: what became of it, and of the sign-in (decision 30). */
export function RenewalFailure({ error, onRetry }: Props) {
  const t = useTexts(renewalTexts)
  const { retry } = useTexts(sharedTexts)
  const isRenewed = error.kind !== 'sign-in'
  return (
    <Alert
      severity={isRenewed ? 'warning' : 'error'}
      role="alert"
      action={
        onRetry && (
          <Button color="inherit" variant="outlined" onClick={onRetry}>
            {retry}
          </Button>
        )
      }
    >
      <AlertTitle>{isRenewed ? t.renewedTitle : t.notRenewedTitle}</AlertTitle>
      <Typography variant="body2">{isRenewed ? t.renewedHelp : t.notRenewedHelp}</Typography>
    </Alert>
  )
}
