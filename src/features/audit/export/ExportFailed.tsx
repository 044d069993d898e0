import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import type { ReactNode } from 'react'

type Props = { closeLabel: string; onClose: () => void; children: ReactNode }

/** Says why there is no file, and that nothing was saved. */
export function ExportFailed({ closeLabel, onClose, children }: Props) {
  return (
    <>
      <DialogContent>
        <Alert severity="error" role="alert">
          {children}
        </Alert>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="contained" autoFocus onClick={onClose}>
          {closeLabel}
        </Button>
      </DialogActions>
    </>
  )
}
