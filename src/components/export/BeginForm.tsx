import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import type { ReactNode } from 'react'
import { DialogForm } from '../../ui/dialog/DialogForm'
import { exportContent } from './export-content'

type Props = {
  cancelLabel: string
  beginLabel: string
  /** It has been begun: a further press does nothing. */
  busy: boolean
  onBegin: () => void
  onCancel: () => void
  /** What is exported and how. */
  children: ReactNode
}

/** What is asked before an export begins. */
export function BeginForm({ cancelLabel, beginLabel, busy, onBegin, onCancel, children }: Props) {
  const begin = () => {
    if (!busy) onBegin()
  }
  return (
    <DialogForm onSubmit={begin}>
      <DialogContent sx={exportContent}>{children}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="text" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button type="submit" variant="contained" aria-disabled={busy || undefined}>
          {beginLabel}
        </Button>
      </DialogActions>
    </DialogForm>
  )
}
