import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { isApiError, isOfSignIn, type ApiError } from '../../api/errors'
import { isLookedInto, type ChangeState } from '../../commit/state-machine'
import { timeOfDay } from '../../lib/date/time-of-day'
import { useLanguage } from '../../ui/language'
import { FailureState } from '../FailureState'
import { CauseText } from './CauseText'
import { CheckingAlert } from './CheckingAlert'

/** What a change is called while nobody knows, or where the server refused it. */
type Words = Record<
  | 'refused'
  | 'checking'
  | 'checkingHelp'
  | 'unchecked'
  | 'uncheckedHelp'
  | 'checkAgain'
  | 'unmoved'
  | 'willRecheck'
  | 'noMoreRechecks'
  | 'mayPressAgain',
  string
> & { asOf: (time: string) => string }

type Props = {
  state: ChangeState<object, object>
  words: Words
  /** What would help against a refusal, where the general words do not say it. */
  helpFor: (error: ApiError) => ReactNode
  /** Milliseconds since 1970 of the last look at what was to be changed. */
  checkedAt: number
  willRecheck: boolean
  onCheckAgain: () => void
}

/** Says what the console knows of a change after the last press; nothing where the press succeeded or met a conflict. */
export function OutcomeNotice({
  state,
  words: t,
  helpFor,
  checkedAt,
  willRecheck,
  onCheckAgain,
}: Props) {
  const { tag } = useLanguage()
  const checkAgain = (
    <Button color="inherit" variant="outlined" onClick={onCheckAgain}>
      {t.checkAgain}
    </Button>
  )
  switch (state.kind) {
    case 'refused': {
      const { error } = state
      return (
        <>
          <FailureState
            error={error}
            title={isOfSignIn(error) ? undefined : t.refused}
            help={isApiError(error) && !isOfSignIn(error) ? helpFor(error) : undefined}
          />
          {isLookedInto(error) && (
            <Typography variant="body2" sx={{ mt: 1 }}>
              {t.asOf(timeOfDay(checkedAt, tag))}
            </Typography>
          )}
        </>
      )
    }
    case 'checking':
      return <CheckingAlert title={t.checking} help={t.checkingHelp} />
    case 'unchecked':
      return (
        <>
          <Alert severity="warning" role="alert" action={checkAgain} sx={{ mb: 1 }}>
            <AlertTitle>{t.unchecked}</AlertTitle>
            {t.uncheckedHelp}
            <CauseText cause={state.cause} />
          </Alert>
          <FailureState error={state.error} />
        </>
      )
    case 'unmoved':
      return (
        <Alert severity="warning" role="alert" action={willRecheck ? undefined : checkAgain}>
          <AlertTitle>{t.unmoved}</AlertTitle>
          <Typography variant="body2">
            {t.asOf(timeOfDay(checkedAt, tag))} {willRecheck ? t.willRecheck : t.noMoreRechecks}
          </Typography>
          <Typography variant="body2">{t.mayPressAgain}</Typography>
          <CauseText cause={state.cause} />
        </Alert>
      )
    default:
      return null
  }
}
