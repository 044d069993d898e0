import Box from '@mui/material/Box'
import { LoadingRows } from '../components/LoadingRows'
import { StillWaiting } from '../components/StillWaiting'

/** Before the first screen's code is there: rows where rows will be. */
export function ShellLoading() {
  return (
    <Box component="main" sx={{ pt: 10, px: 3, maxWidth: 960, mx: 'auto' }}>
      <StillWaiting />
      <LoadingRows />
    </Box>
  )
}
