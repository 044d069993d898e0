import Alert from '@mui/material/Alert'
import { useEffect, useRef, type ReactNode } from 'react'

type Props = {
  /** What was done: another one takes the focus again. */
  done: unknown
  close: string
  onClose: () => void
  children: ReactNode
}

/** Says what was done. It takes the focus that the closed dialog gave up. */
export function SuccessAlert({ done, close, onClose, children }: Props) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    alert.current?.focus()
  }, [done])
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      role="alert"
      severity="success"
      onClose={onClose}
      closeText={close}
      sx={{ mb: 2 }}
    >
      {children}
    </Alert>
  )
}
