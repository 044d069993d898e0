import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { RailForm } from './RailLinks'

type Props = {
  /** Accessible name. */
  name: string
  form: RailForm
  heading?: string
  /** What the heading may be cut from. */
  whole?: string
  children: ReactNode
}

/** A navigation below the main one. Its heading has no place in a rail of icons. */
export function RailSection({ name, form, heading, whole, children }: Props) {
  return (
    <Box
      component="nav"
      aria-label={name}
      sx={{ mt: 1.5, pt: 1.5, borderTop: '1px solid', borderColor: 'line.main' }}
    >
      {heading !== undefined && form === 'words' && (
        <Typography
          variant="caption"
          component="p"
          color="textSecondary"
          title={whole}
          noWrap
          sx={{ px: 1.25, pb: 0.75, fontWeight: 650 }}
        >
          {heading}
        </Typography>
      )}
      {children}
    </Box>
  )
}
