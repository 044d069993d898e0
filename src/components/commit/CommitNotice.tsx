import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { isLookedInto, type CommitState } from '../../commit/state-machine'
import { timeOfDay } from '../../lib/date/time-of-day'
import { useLanguage, useTexts } from '../../ui/language'
import { FailureState } from '../FailureState'
import { CauseText } from './CauseText'
import { CheckingAlert } from './CheckingAlert'
import { RefusalMessage } from './RefusalMessage'
import { sentTexts } from './sent-texts'
import { commitTexts } from './texts'

type Props = {
  state: CommitState
  family: string
  /** Number of the head that the person saw. */
  seen: number
  /** Milliseconds since 1970 of the last read of the head. */
  checkedAt: number
  /** The head will be looked at again by itself. */
  willRecheck: boolean
  onCheckAgain: () => void
}

/** What became of the last press of the button, as far as it is known. */
export function CommitNotice(props: Props) {
  const { state, family, seen, checkedAt, willRecheck, onCheckAgain } = props
  const t = useTexts(commitTexts)
  const sent = useTexts(sentTexts)
  const { tag } = useLanguage()
  const stillHead = () => {
    return sent.stillHead(seen, timeOfDay(checkedAt, tag))
  }
  switch (state.kind) {
    case 'refused':
      return (
        <RefusalMessage
          error={state.error}
          family={family}
          note={isLookedInto(state.error) ? stillHead() : null}
        />
      )
    case 'checking':
      return (
        <CheckingAlert
          title={state.doubt === 'conflict' ? t.readingHead : t.checking}
          help={
            state.doubt === 'lost'
              ? t.checkingHelp
              : state.doubt === 'refused'
                ? t.checkingRefusalHelp
                : t.movedHelp(seen)
          }
        />
      )
    case 'unchecked':
      return (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Alert
            severity="warning"
            role="alert"
            action={
              <Button color="inherit" variant="outlined" onClick={onCheckAgain}>
                {t.checkAgain}
              </Button>
            }
          >
            <AlertTitle>{state.doubt === 'conflict' ? t.moved : t.uncheckedTitle}</AlertTitle>
            {state.doubt === 'lost'
              ? t.uncheckedHelp
              : state.doubt === 'refused'
                ? t.uncheckedRefusalHelp
                : t.uncheckedConflictHelp}
          </Alert>
          {state.doubt === 'refused' && (
            <RefusalMessage error={state.cause} family={family} note={null} />
          )}
          <FailureState error={state.error} />
        </Box>
      )
    case 'unmoved':
      return (
        <Alert
          severity="warning"
          role="alert"
          action={
            willRecheck ? undefined : (
              <Button color="inherit" variant="outlined" onClick={onCheckAgain}>
                {t.checkAgain}
              </Button>
            )
          }
        >
          <AlertTitle>{t.unmovedTitle}</AlertTitle>
          <Typography variant="body2">
            {stillHead()} {willRecheck ? t.willRecheck : sent.noMoreRechecks}
          </Typography>
          <Typography variant="body2">{t.mayPressAgain(seen)}</Typography>
          <CauseText cause={state.cause} />
        </Alert>
      )
    default:
      return null
  }
}
