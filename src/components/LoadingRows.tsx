import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { ROW_HEIGHT } from '../ui/tokens'
import { Loading } from './Loading'

/** First load of a list: rows of the true height, announced as loading. */
export function LoadingRows({ rows = 8 }: { rows?: number }) {
  return (
    <Loading>
      {Array.from({ length: rows }, (_, index) => (
        <Box
          key={index}
          sx={{ height: ROW_HEIGHT, display: 'flex', alignItems: 'center', px: 1.5 }}
        >
          <Skeleton variant="text" width={`${88 - ((index * 17) % 45)}%`} height={16} />
        </Box>
      ))}
    </Loading>
  )
}
