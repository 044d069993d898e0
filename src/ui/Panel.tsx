import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

type Props = {
  title: string
  /** Stands at the right of the title. */
  action?: ReactNode
  /** Leaves out the inner padding, for lists that reach the border. */
  flush?: boolean
  children: ReactNode
}

/** A titled part of a page on the second surface, set off by a hairline; a region named by its title. */
export function Panel({ title, action, flush = false, children }: Props) {
  const titleId = useId()
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Box
        sx={{
          px: 2,
          minHeight: 40,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          borderBottom: '1px solid',
          borderColor: 'line.main',
        }}
      >
        <Typography variant="h3" component="h2" id={titleId}>
          {title}
        </Typography>
        {action}
      </Box>
      <Box sx={flush ? undefined : { px: 2, py: 1.5 }}>{children}</Box>
    </Paper>
  )
}
