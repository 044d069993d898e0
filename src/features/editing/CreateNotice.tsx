import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { isApiError, type ApiError } from '../../api/errors'
import { TooMany } from '../../commit/creating'
import type { Target } from '../../commit/plan'
import type { CommitState } from '../../commit/state-machine'
import { CauseText } from '../../components/commit/CauseText'
import { CheckingAlert } from '../../components/commit/CheckingAlert'
import { RefusalMessage } from '../../components/commit/RefusalMessage'
import { FailureState } from '../../components/FailureState'
import { familyOf } from '../../families/family-of'
import { timeOfDay } from '../../lib/date/time-of-day'
import { paths } from '../../routing/paths'
import { useLanguage, useTexts } from '../../ui/language'
import { createTexts } from './create-texts'

type Props = {
  target: Target
  state: CommitState
  /** Milliseconds since 1970 of the last look at the list. */
  checkedAt: number
  willRecheck: boolean
  onCheckAgain: () => void
}

/** What became of the last press of the button, as far as it is known. */
export function CreateNotice({ target, state, checkedAt, willRecheck, onCheckAgain }: Props) {
  const t = useTexts(createTexts)
  const { tag } = useLanguage()
  const { scopeId, family } = target
  const { onePerScope } = familyOf(family)
  const again = (
    <Button color="inherit" variant="outlined" onClick={onCheckAgain}>
      {t.checkAgain}
    </Button>
  )
  const list = (
    <Link
      component={RouterLink}
      to={paths.artifacts(scopeId, family)}
      color="inherit"
      underline="always"
    >
      {t.openList}
    </Link>
  )
  const helpFor = (error: ApiError) =>
    error.status === 403 ? t.mayNotHelp : error.status === 409 && onePerScope ? t.isOne : null
  switch (state.kind) {
    case 'refused':
      return <RefusalMessage error={state.error} family={family} note={null} helpFor={helpFor} />
    case 'checking':
      return <CheckingAlert title={t.checking} help={t.checkingHelp} />
    case 'unchecked':
      return (
        <>
          <Alert severity="warning" role="alert" action={again}>
            <AlertTitle>{t.unchecked}</AlertTitle>
            {state.error instanceof TooMany ? t.tooMany : t.uncheckedHelp} {list}
          </Alert>
          {isApiError(state.error) && <FailureState error={state.error} />}
        </>
      )
    case 'unmoved':
      return (
        <Alert severity="warning" role="alert" action={willRecheck ? undefined : again}>
          <AlertTitle>{t.notCreated}</AlertTitle>
          <Typography variant="body2">
            {t.notListed(timeOfDay(checkedAt, tag))} {willRecheck ? t.willLook : t.mayDouble}
          </Typography>
          <CauseText cause={state.cause} />
        </Alert>
      )
    case 'conflict': {
      const { artifact_id: id } = state.head.revision
      return (
        <Alert severity="warning" role="alert">
          <AlertTitle>{state.attribution === 'unclear' ? t.isNew : t.isThere}</AlertTitle>
          {state.attribution === 'unclear' ? t.isNewHelp : t.isThereHelp}{' '}
          <Link
            component={RouterLink}
            to={paths.artifact(scopeId, family, id)}
            color="inherit"
            underline="always"
          >
            {t.openIt}
          </Link>
        </Alert>
      )
    }
    default:
      return null
  }
}
