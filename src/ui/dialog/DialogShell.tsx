import Dialog from '@mui/material/Dialog'
import DialogTitle, { type DialogTitleProps } from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, type ReactNode } from 'react'

type Props = {
  /** The heading, which names the dialog. */
  title: ReactNode
  /** Further properties of the heading, such as `ref` to focus it and `sx` for its look. */
  heading?: DialogTitleProps
  /** The id of what a screen reader reads after the heading: what the dialog asks. */
  describedBy?: string
  maxWidth?: 'xs' | 'sm' | 'lg'
  /** The dialog stays open while its request is under way, because a closed one could not show the answer. */
  held?: boolean
  /** Escape, or a press beside the dialog. */
  onClose: () => void
  children: ReactNode
}

/** A dialog with a heading, as wide as `maxWidth` lets it be; on a phone it fills the screen. */
export function DialogShell({
  title,
  heading,
  describedBy,
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
      aria-describedby={describedBy}
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
