import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { Loading } from '../../components/Loading'

/** First load of a Scope: its summary and its panels, announced as loading. */
export function ScopeSkeleton() {
  return (
    <Loading>
      <Skeleton width="50%" sx={{ mb: 2 }} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Skeleton variant="rounded" height={380} />
        <Skeleton variant="rounded" height={220} />
      </Box>
    </Loading>
  )
}
