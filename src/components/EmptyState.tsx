import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type Props = {
  title: string
  /** What would be here and how it comes to be here. */
  children: ReactNode
}

/** An empty list: a sight of its own, told apart from loading and failing. */
export function EmptyState({ title, children }: Props) {
  return (
    <Box
      sx={{
        p: { xs: 3, sm: 5 },
        textAlign: 'center',
        border: '1px dashed',
        borderColor: 'line.main',
        borderRadius: 1,
      }}
    >
      <Typography variant="h2" component="p">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: 560, mx: 'auto' }}>
        {children}
      </Typography>
    </Box>
  )
}
