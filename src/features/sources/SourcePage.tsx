import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { isSourceMissing } from '../../api/missing'
import { sourceQuery } from '../../api/queries/sources'
import { CopyButton } from '../../components/CopyButton'
import { FailureState } from '../../components/FailureState'
import { IdText } from '../../components/IdText'
import { Loading } from '../../components/Loading'
import { PageHeader } from '../../components/PageHeader'
import { useScopeTitle } from '../../components/use-scope-title'
import { sourceName } from '../../families/source-name'
import { useIdsOnly } from '../../names/ids-only'
import { paths } from '../../routing/paths'
import { Chip } from '../../ui/Chip'
import { useTexts } from '../../ui/language'
import { CitedBy } from './CitedBy'
import { SourceContent } from './SourceContent'
import { SourceDetails } from './SourceDetails'
import { sourceTexts } from './texts'

/** `/scopes/:scopeId/sources/:sourceType/:sourceId`: a Source, to be read. */
export function SourcePage() {
  const { scopeId = '', sourceType = '', sourceId = '' } = useParams()
  const t = useTexts(sourceTexts)
  const scopeTitle = useScopeTitle(scopeId)
  const idsOnly = useIdsOnly()
  const { data: source, error, refetch } = useQuery(sourceQuery(scopeId, sourceType, sourceId))
  const name = source && !idsOnly ? sourceName(source.content) : null
  const missing = isSourceMissing(error)
  return (
    <>
      <PageHeader
        title={name ?? sourceId}
        mono={name === null}
        awaited={!source && !error}
        crumbs={[
          { label: t.scopes, to: paths.scopes() },
          { label: scopeTitle, to: paths.scope(scopeId) },
        ]}
        chips={<Chip label={t.chip} sx={{ bgcolor: 'neutral.soft' }} />}
      >
        <span>
          {name === null ? t.sourceId : <IdText id={sourceId} whole />}{' '}
          <CopyButton value={sourceId} what={t.sourceId} />
        </span>
      </PageHeader>
      {error && !source && (
        <FailureState
          error={error}
          onRetry={() => void refetch()}
          {...(missing && { title: t.noSuchSource, help: t.noSuchHelp })}
        />
      )}
      {!error && !source && (
        <Loading sx={beside}>
          <Skeleton variant="rounded" height={360} />
          <Skeleton variant="rounded" height={280} />
        </Loading>
      )}
      {source && (
        <Box sx={beside}>
          <SourceContent source={source} />
          <Box sx={{ display: 'grid', gap: 2 }}>
            <SourceDetails source={source} />
            <CitedBy scopeId={scopeId} reference={source} />
          </Box>
        </Box>
      )}
    </>
  )
}

const beside = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
} as const
