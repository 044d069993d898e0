import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTexts } from '../ui/language'
import { sharedTexts } from './shared-texts'

/** What stands in place of what is read, announced as loading. */
export function Loading({ sx, children }: { sx?: SxProps<Theme>; children: ReactNode }) {
  const t = useTexts(sharedTexts)
  return (
    <Box role="status" aria-label={t.loading} aria-busy="true" sx={sx}>
      {children}
    </Box>
  )
}
