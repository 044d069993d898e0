import Box from '@mui/material/Box'
import { useState } from 'react'

/** A reason on one line, whole when it is pressed: of 1,024 characters it would push the change out of view. */
export function ReasonText({ reason }: { reason: string }) {
  const [open, setOpen] = useState(false)
  return (
    <Box
      component="button"
      type="button"
      aria-expanded={open}
      onClick={() => setOpen(!open)}
      sx={{
        font: 'inherit',
        color: 'text.primary',
        textAlign: 'left',
        minHeight: 24,
        p: 0,
        border: 0,
        background: 'none',
        cursor: 'pointer',
        minWidth: 0,
        flex: '0 1 auto',
        display: '-webkit-box',
        WebkitLineClamp: open ? 'none' : 1,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
        lineHeight: '24px',
        // Paper can't be pressed.
        '@media print': { WebkitLineClamp: 'none' },
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      {reason}
    </Box>
  )
}
