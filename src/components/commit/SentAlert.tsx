import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useId, type ReactNode } from 'react'

type Props = { title: string; dismiss: string; onDismiss: () => void; children: ReactNode }

/** Of what was sent on an earlier opening, until it is dismissed. */
export function SentAlert({ title, dismiss, onDismiss, children }: Props) {
  const titleId = useId()
  return (
    <Alert
      severity="warning"
      role="region"
      aria-labelledby={titleId}
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" onClick={onDismiss}>
          {dismiss}
        </Button>
      }
    >
      <AlertTitle id={titleId}>{title}</AlertTitle>
      {children}
    </Alert>
  )
}
