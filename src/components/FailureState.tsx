import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, type ReactNode } from 'react'
import type { IdKind } from '../api/contract/askable'
import { isApiError, isForbidden, isOfSignIn } from '../api/errors'
import { isMissing, isSourceMissing } from '../api/missing'
import type { ArtifactPlace } from '../routing/resource-param'
import { isCodeFailure } from '../lib/code-failure'
import { useTexts } from '../ui/language'
import { CopyButton } from './CopyButton'
import { failureWords, mayAskAgain, saidOf } from './failure-words'
import { sharedTexts } from './shared-texts'
import { WaitText } from './WaitText'

const ForbiddenHelp = lazy(async () => ({
  default: (await import('./ForbiddenHelp')).ForbiddenHelp,
}))
const MissingHelp = lazy(async () => ({
  default: (await import('./MissingHelp')).MissingHelp,
}))
const IdRule = lazy(async () => ({ default: (await import('./IdRule')).IdRule }))

const RenewalFailure = lazy(async () => ({
  default: (await import('./RenewalFailure')).RenewalFailure,
}))

type Props = {
  error: Error
  /** Shows "Retry"; leave it out where asking again can't help. */
  onRetry?: () => void
  /** What failed, when the screen knows better than the general words. */
  title?: string
  /** What would help, when the screen knows better than the general words. */
  help?: ReactNode
  /** The Artifact that was asked about, where it is not the one of the address. */
  artifact?: ArtifactPlace | undefined
}

/** A failure in the server's own words, with its code and request id; never looks like an empty list. */
export function FailureState({ error, onRetry, title, help, artifact }: Props) {
  const t = useTexts(sharedTexts)
  const api = isApiError(error) ? error : null
  if (api && isOfSignIn(api))
    return (
      <Suspense fallback={null}>
        <RenewalFailure error={api} onRetry={onRetry} />
      </Suspense>
    )
  const words = failureWords(error, t)
  const said = saidOf(error, t)
  const shownHelp = help ?? words.help
  // A refusal stays a refusal: "Retry" only where the next answer may differ.
  const retry = onRetry && mayAskAgain(error)
  return (
    <Alert
      severity={words.severity}
      role="alert"
      action={
        retry ? (
          <Button color="inherit" variant="outlined" onClick={onRetry}>
            {isCodeFailure(error) ? t.reload : t.retry}
          </Button>
        ) : undefined
      }
    >
      <AlertTitle>{title ?? words.title}</AlertTitle>
      {api?.kind === 'id' ? (
        <Suspense fallback={null}>
          <IdRule kind={api.details?.kind as IdKind} id={String(api.details?.id)} />
        </Suspense>
      ) : (
        said !== null && <Typography variant="body2">{said}</Typography>
      )}
      {shownHelp && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {shownHelp}
        </Typography>
      )}
      {api && <WaitText error={api} />}
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
      {/* What comes late stands last: nothing of the refusal moves when it comes. */}
      {isForbidden(error) && !help && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          <Suspense fallback={null}>
            <ForbiddenHelp refused={artifact} />
          </Suspense>
        </Typography>
      )}
      {(isMissing(error) || isSourceMissing(error)) && !help && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          <Suspense fallback={null}>
            <MissingHelp missing={artifact} />
          </Suspense>
        </Typography>
      )}
    </Alert>
  )
}
