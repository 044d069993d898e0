import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTexts } from '../../../ui/language'
import { reviewTexts } from './texts'

/** "Discard review…": asks, since nobody else has what was decided. */
export function DiscardReview({ onDiscard }: { onDiscard: () => void }) {
  const t = useTexts(reviewTexts)
  const titleId = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        {t.discard}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={titleId} maxWidth="xs">
        <DialogTitle id={titleId}>{t.discardTitle}</DialogTitle>
        <DialogContent>{t.discardHelp}</DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button variant="text" autoFocus onClick={() => setOpen(false)}>
            {t.cancel}
          </Button>
          <Button variant="contained" color="error" onClick={onDiscard}>
            {t.discardIt}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
