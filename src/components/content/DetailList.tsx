import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export type Detail = [label: string, value: ReactNode, action?: ReactNode]

/** Facts beside a content, each below its label, with what can be done with it at the right. */
export function DetailList({ rows }: { rows: readonly Detail[] }) {
  return (
    <Box component="dl" sx={{ m: 0, fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      {rows.map(([label, value, action]) => (
        <Box key={label} sx={{ '&:not(:last-of-type)': { mb: 1.25 } }}>
          <Box
            component="dt"
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              color: 'text.secondary',
              fontSize: '0.75rem',
            }}
          >
            {label}
            {action}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
