import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTexts } from '../../../ui/language'
import { eventsIn, type BlindSpot } from '../store/rows'
import { blindTexts } from './blind-texts'

type Props = { blind: readonly BlindSpot[]; onWhy: () => void }

/** The line below the list that says how many events the server cannot hand out, wherever one has scrolled to. */
export function BlindNote({ blind, onWhy }: Props) {
  const t = useTexts(blindTexts)
  return (
    <Alert
      severity="warning"
      sx={{ py: 0, mb: 0.5 }}
      action={
        <Button color="inherit" variant="text" onClick={onWhy}>
          {t.why}
        </Button>
      }
    >
      {t.note(eventsIn(blind))}
    </Alert>
  )
}
