import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTexts } from '../../ui/language'
import { sharedTexts } from '../shared-texts'

/** Height of the toolbar above the lines. */
const TOOLBAR = 32

/** The layout of a comparison before its contents are there; of the height that they will have. */
export function ComparisonSkeleton({ height }: { height: string }) {
  const t = useTexts(sharedTexts)
  return (
    <Box role="status" aria-label={t.loading} aria-busy="true" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ height: TOOLBAR, display: 'flex', alignItems: 'center' }}>
        <Skeleton variant="text" width="40%" />
      </Box>
      <Box
        sx={{
          height,
          overflow: 'hidden',
          border: '1px solid',
          borderColor: 'line.main',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      >
        <Box sx={{ height: 33, bgcolor: 'neutral.soft' }} />
        <SkeletonLines />
      </Box>
    </Box>
  )
}

/** Lines of text to come. */
export function SkeletonLines() {
  return Array.from({ length: 9 }, (_, index) => (
    <Skeleton
      key={index}
      variant="text"
      height={16}
      width={`${82 - ((index * 23) % 55)}%`}
      sx={{ mx: 1.5, my: 0.75 }}
    />
  ))
}
