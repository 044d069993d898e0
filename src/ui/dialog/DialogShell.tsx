import Dialog from '@mui/material/Dialog'
import DialogTitle, { type DialogTitleProps } from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, type ReactNode } from 'react'

type Props = {
  /** The heading, which names the dialog. */
  title: ReactNode
  /** What else the heading takes: the focus, a look of its own. */
  heading?: DialogTitleProps
  maxWidth?: 'sm' | 'lg'
  /** Nothing closes the dialog now, because something is under way that nobody would see the end of. */
  held?: boolean
  /** Escape, or a press beside the dialog. */
  onClose: () => void
  children: ReactNode
}

/** A dialog with a heading, as wide as `maxWidth` lets it be; on a phone it fills the screen. */
export function DialogShell({
  title,
  heading,
  maxWidth = 'sm',
  held = false,
  onClose,
  children,
}: Props) {
  const titleId = useId()
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  return (
    <Dialog
      open
      onClose={held ? undefined : onClose}
      aria-labelledby={titleId}
      fullWidth
      fullScreen={narrow}
      maxWidth={maxWidth}
    >
      <DialogTitle {...heading} id={titleId}>
        {title}
      </DialogTitle>
      {children}
    </Dialog>
  )
}
