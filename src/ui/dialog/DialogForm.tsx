import Box from '@mui/material/Box'
import type { FormEvent, ReactNode } from 'react'

type Props = {
  /** What was submitted is under way. Without it the form says nothing of that. */
  busy?: boolean
  onSubmit: () => void
  children: ReactNode
}

/** The form in a dialog. The dialog lays out what is in it, so that its content scrolls above its actions. */
export function DialogForm({ busy, onSubmit, children }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      aria-busy={busy}
      // As far below the title as without a form between them; a label above the first field has room.
      sx={{ display: 'contents', '& > .MuiDialogContent-root': { pt: 1 } }}
    >
      {children}
    </Box>
  )
}
