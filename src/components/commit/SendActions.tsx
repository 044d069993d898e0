import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import DialogActions from '@mui/material/DialogActions'
import { isBusy, maySubmit, type ChangeState } from '../../commit/state-machine'
import { ReasonedButton } from '../ReasonedButton'

type Props = {
  state: ChangeState<object, object>
  words: Record<'cancel' | 'close', string>
  submitLabel: string
  /** Why it can't be sent now, or null. */
  blocked: string | null
  color?: 'primary' | 'error'
  /** What the press does; without it, the button submits the form around it. */
  onSubmit?: () => void
  onClose: () => void
}

/** The way out of a change, and the button that sends it, which waits for the answer. */
export function SendActions(props: Props) {
  const { state, words, submitLabel, blocked, color = 'primary', onSubmit, onClose } = props
  const busy = isBusy(state)
  const sends = maySubmit(state) || busy
  return (
    <DialogActions sx={{ px: 3, pb: 2 }}>
      <Button variant="text" onClick={onClose} disabled={busy}>
        {sends ? words.cancel : words.close}
      </Button>
      {sends && (
        <ReasonedButton
          type={onSubmit ? 'button' : 'submit'}
          variant="contained"
          color={color}
          disabledReason={busy ? null : blocked}
          // Not `disabled`: the button that was pressed keeps the focus while it waits.
          aria-disabled={busy || undefined}
          aria-busy={busy || undefined}
          startIcon={busy ? <CircularProgress aria-hidden size={14} color="inherit" /> : undefined}
          onClick={onSubmit}
        >
          {submitLabel}
        </ReasonedButton>
      )}
    </DialogActions>
  )
}
