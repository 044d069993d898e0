import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTexts } from '../../ui/language'
import { Loading } from '../Loading'
import { sharedTexts } from '../shared-texts'
import { DiffToolbar } from './DiffToolbar'

type Props = {
  /** Height of the lines. */
  height: string
  /** Whether the contents will be shown by their fields. */
  hasFields?: boolean
}

/** The layout of a comparison before its contents are there, of the height that it will have. */
export function ComparisonSkeleton({ height, hasFields = true }: Props) {
  const t = useTexts(sharedTexts)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <DiffToolbar
        summary={t.loading}
        position={null}
        hasFields={hasFields}
        textOf={null}
        onGo={() => {}}
      />
      <Loading
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
      </Loading>
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
