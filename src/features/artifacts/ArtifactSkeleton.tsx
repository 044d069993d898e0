import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { sharedTexts } from '../../components/shared-texts'
import { useTexts } from '../../ui/language'

/** First load of an Artifact: its content beside its details, announced as loading. */
export function ArtifactSkeleton() {
  const t = useTexts(sharedTexts)
  return (
    <Box
      role="status"
      aria-label={t.loading}
      aria-busy="true"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
      }}
    >
      <Skeleton variant="rounded" height={360} />
      <Skeleton variant="rounded" height={280} />
    </Box>
  )
}
