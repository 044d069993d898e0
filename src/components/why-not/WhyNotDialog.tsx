import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import { useTexts } from '../../ui/language'
import type { Missing } from './asks'
import { buttonTexts } from './button-texts'
import { whyNotTexts } from './why-not-texts'
import { WhyNotAnswer } from './WhyNotAnswer'

type Props = { scopeId: string | null; missing: readonly Missing[]; onClose: () => void }

/** The answer as a dialog over the screen that disables something. */
export function WhyNotDialog({ scopeId, missing, onClose }: Props) {
  const t = useTexts(whyNotTexts)
  const { why } = useTexts(buttonTexts)
  const titleId = useId()
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      fullScreen={narrow}
      maxWidth="sm"
    >
      <DialogTitle id={titleId}>{why}</DialogTitle>
      <DialogContent>
        <WhyNotAnswer scopeId={scopeId} missing={missing} onLeave={onClose} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="text" autoFocus onClick={onClose}>
          {t.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
