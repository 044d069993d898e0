import Alert, { type AlertColor } from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { isApiError, type ApiError } from '../api/errors'
import { useTexts } from '../ui/language'
import { CopyButton } from './CopyButton'
import { sharedTexts } from './shared-texts'

type Props = {
  error: Error
  /** Shows "Retry"; leave it out where asking again can't help. */
  onRetry?: () => void
  /** What failed, when the screen knows better than the general words. */
  title?: string
  /** What would help, when the screen knows better than the general words. */
  help?: ReactNode
}

type T = typeof sharedTexts.en

function wording(error: ApiError, t: T): { title: string; help?: string; severity: AlertColor } {
  if (error.kind === 'network') {
    const help = error.code === 'timeout' ? t.timeoutHelp : t.networkHelp
    return { title: t.networkTitle, help, severity: 'error' }
  }
  if (error.kind === 'contract')
    return { title: t.contractTitle, help: t.contractHelp, severity: 'error' }
  if (error.status === 403)
    return { title: t.forbiddenTitle, help: t.forbiddenHelp, severity: 'warning' }
  if (error.status === 404) return { title: t.notFoundTitle, severity: 'warning' }
  if (error.status >= 500) return { title: t.serverErrorTitle, severity: 'error' }
  return { title: t.failedTitle, severity: 'warning' }
}

/** A failure in the server's own words, with its code and request id; never looks like an empty list. */
export function FailureState({ error, onRetry, title, help }: Props) {
  const t = useTexts(sharedTexts)
  const api = isApiError(error) ? error : null
  const words = api
    ? wording(api, t)
    : { title: t.crashTitle, help: t.crashHelp, severity: 'error' as const }
  // A refusal stays a refusal: "Retry" only where the next answer may differ.
  const retry = onRetry && !(api?.kind === 'http' && api.status >= 400 && api.status < 500)
  return (
    <Alert
      severity={words.severity}
      role="alert"
      action={
        retry ? (
          <Button color="inherit" variant="outlined" onClick={onRetry}>
            {t.retry}
          </Button>
        ) : undefined
      }
    >
      <AlertTitle>{title ?? words.title}</AlertTitle>
      {api?.kind !== 'network' && <Typography variant="body2">{error.message}</Typography>}
      {(help ?? words.help) && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {help ?? words.help}
        </Typography>
      )}
      {api && (
        <Box sx={{ mt: 0.5, display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="caption">
            {t.code} <code>{api.code}</code>
          </Typography>
          {api.requestId && (
            <Typography variant="caption">
              {t.requestId} <code>{api.requestId}</code>{' '}
              <CopyButton value={api.requestId} what={t.requestId} />
            </Typography>
          )}
        </Box>
      )}
    </Alert>
  )
}
