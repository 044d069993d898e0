import Skeleton from '@mui/material/Skeleton'
import { Loading } from '../../components/Loading'

/** First load of an Artifact: its content beside its details, announced as loading. */
export function ArtifactSkeleton() {
  return (
    <Loading
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
      }}
    >
      <Skeleton variant="rounded" height={360} />
      <Skeleton variant="rounded" height={280} />
    </Loading>
  )
}
