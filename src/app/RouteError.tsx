import Box from '@mui/material/Box'
import { useRouteError } from 'react-router'
import { FailureState } from '../components/FailureState'

/** A crash while rendering, or code that could not be loaded: the navigation around it survives. */
export function RouteError() {
  const thrown = useRouteError()
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto', p: 3 }}>
      <FailureState error={error} onRetry={() => location.reload()} />
    </Box>
  )
}
