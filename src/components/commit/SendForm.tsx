import DialogContent from '@mui/material/DialogContent'
import type { ComponentProps, ReactNode } from 'react'
import { isBusy } from '../../commit/state-machine'
import { DialogForm } from '../../ui/dialog/DialogForm'
import { dialogContent } from '../../ui/dialog/dialog-styles'
import { SendActions } from './SendActions'

type Props = ComponentProps<typeof SendActions> & {
  onSubmit: () => void
  /** What is to be sent, and what became of it so far. */
  children: ReactNode
}

/** The form of a change in its dialog. Enter sends it as the button does, where nothing speaks against it. */
export function SendForm({ children, onSubmit, ...actions }: Props) {
  const { state, blocked } = actions
  const busy = isBusy(state)
  const submit = () => {
    if (blocked === null && !busy) onSubmit()
  }
  return (
    <DialogForm busy={busy} onSubmit={submit}>
      <DialogContent sx={dialogContent}>{children}</DialogContent>
      <SendActions {...actions} />
    </DialogForm>
  )
}
