import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { useTexts } from '../../ui/language'
import { FailureState } from '../FailureState'
import type { CommitState } from './commit-machine'
import { CauseText } from './CauseText'
import { RefusalMessage } from './RefusalMessage'
import { commitTexts } from './texts'

type Props = {
  state: CommitState
  family: string
  /** Number of the head that the person saw. */
  seen: number
  onCheckAgain: () => void
}

/** What became of the last press of the button, as far as it is known. */
export function CommitNotice({ state, family, seen, onCheckAgain }: Props) {
  const t = useTexts(commitTexts)
  switch (state.kind) {
    case 'refused':
      return <RefusalMessage error={state.error} family={family} />
    case 'checking':
      return (
        <Alert
          severity="warning"
          role="status"
          icon={<CircularProgress aria-hidden size={18} color="inherit" />}
        >
          <AlertTitle>{state.doubt === 'lost' ? t.checking : t.readingHead}</AlertTitle>
          {state.doubt === 'lost' ? t.checkingHelp : t.movedHelp(seen)}
        </Alert>
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
            <AlertTitle>{state.doubt === 'lost' ? t.uncheckedTitle : t.moved}</AlertTitle>
            {state.doubt === 'lost' ? t.uncheckedHelp : t.uncheckedConflictHelp}
          </Alert>
          <FailureState error={state.error} />
        </Box>
      )
    case 'nothing':
      return (
        <Alert severity="warning" role="alert">
          <AlertTitle>{t.nothingTitle}</AlertTitle>
          <Typography variant="body2">{t.nothingHelp(seen)}</Typography>
          <CauseText cause={state.cause} />
        </Alert>
      )
    default:
      return null
  }
}
