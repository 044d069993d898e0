import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTexts } from '../ui/language'
import { ROW_HEIGHT } from '../ui/tokens'
import { sharedTexts } from './shared-texts'

/** First load of a list: rows of the true height, announced as loading. */
export function LoadingRows({ rows = 8 }: { rows?: number }) {
  const t = useTexts(sharedTexts)
  return (
    <Box role="status" aria-label={t.loading} aria-busy="true">
      {Array.from({ length: rows }, (_, index) => (
        <Box
          key={index}
          sx={{ height: ROW_HEIGHT, display: 'flex', alignItems: 'center', px: 1.5 }}
        >
          <Skeleton variant="text" width={`${88 - ((index * 17) % 45)}%`} height={16} />
        </Box>
      ))}
    </Box>
  )
}
