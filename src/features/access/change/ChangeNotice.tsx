import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { BindingChangeState } from '../../../access/change/use-change'
import { isApiError, isOfSignIn, type ApiError } from '../../../api/errors'
import { isLookedInto } from '../../../commit/state-machine'
import { CauseText } from '../../../components/commit/CauseText'
import { CheckingAlert } from '../../../components/commit/CheckingAlert'
import { FailureState } from '../../../components/FailureState'
import { timeOfDay } from '../../../lib/date/time-of-day'
import { useLanguage, useTexts } from '../../../ui/language'
import { changeTexts } from './texts'

type Props = {
  state: BindingChangeState
  /** Milliseconds since 1970 of the last look at the bindings. */
  checkedAt: number
  willRecheck: boolean
  onCheckAgain: () => void
}

function helpOf({ status, code }: ApiError, help: typeof changeTexts.en.help) {
  if (code === 'binding_cardinality_conflict') return help.single
  // The bindings were read after the refusal, and are as they were: it was not this binding that changed (contract §3.4).
  if (code === 'binding-version') return help.met
  switch (status) {
    case 403:
      return help.forbidden
    case 404:
      return help.gone
    case 409:
      return help.stale
    case 422:
      return help.invalid
    default:
      return undefined
  }
}

/** What became of the last press, as far as it is known. */
export function ChangeNotice({ state, checkedAt, willRecheck, onCheckAgain }: Props) {
  const t = useTexts(changeTexts)
  const { tag } = useLanguage()
  const checkAgain = (
    <Button color="inherit" variant="outlined" onClick={onCheckAgain}>
      {t.checkAgain}
    </Button>
  )
  switch (state.kind) {
    case 'refused': {
      const { error } = state
      const wasRead = isLookedInto(error)
      return (
        <>
          <FailureState
            error={error}
            title={isOfSignIn(error) ? undefined : t.refused}
            help={isApiError(error) && !isOfSignIn(error) ? helpOf(error, t.help) : undefined}
          />
          {wasRead && (
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
