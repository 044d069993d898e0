import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { isApiError } from '../../api/errors'
import { artifactListQuery } from '../../api/queries/artifacts'
import { EmptyState } from '../../components/EmptyState'
import { FailureState } from '../../components/FailureState'
import { LoadMore } from '../../components/LoadMore'
import { TableSearch } from '../../components/TableSearch'
import { familyWords, wordsOf } from '../../families/words'
import { paths } from '../../routing/paths'
import { readSearch } from '../../routing/search-params'
import { useTexts } from '../../ui/language'
import { artifactsSearch, FILTER_MAX } from './artifacts-search'
import { ArtifactsSkeleton } from './ArtifactsSkeleton'
import { filterTexts } from './filter-texts'
import { LoadedArtifacts } from './LoadedArtifacts'
import { artifactsTexts } from './texts'

const codeOf = (error: Error | null) => (isApiError(error) ? error.code : null)

/** The Artifacts of a family as far as they are loaded, how many that are, and the list's end. */
export function ArtifactsList({ scopeId, family }: { scopeId: string; family: string }) {
  const t = useTexts(artifactsTexts)
  const filter = useTexts(filterTexts)
  const words = wordsOf(useTexts(familyWords), family)
  const query = useInfiniteQuery(artifactListQuery(scopeId, family))
  const items = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data])
  const [params] = useSearchParams()
  // The field shows each letter at once. The rows follow when the browser has time.
  const q = useDeferredValue(readSearch(params, artifactsSearch).q ?? '')
  if (query.isLoadingError) {
    const legacy = codeOf(query.error) === 'legacy_memory_operation_unsupported'
    return (
      <FailureState
        error={query.error}
        onRetry={() => void query.refetch()}
        {...(legacy && {
          help: (
            <>
              {t.legacyMemory}{' '}
              <Link
                component={RouterLink}
                to={paths.artifacts(scopeId, 'atomic-memory')}
                color="inherit"
                underline="always"
              >
                {t.openAtomic}
              </Link>
            </>
          ),
        })}
      />
    )
  }
  if (query.isSuccess && items.length === 0 && !query.hasNextPage) {
    return <EmptyState title={t.emptyTitle(family)}>{words.empty}</EmptyState>
  }
  return (
    <>
      <Box sx={{ mb: 1 }}>
        <TableSearch label={filter.filter} placeholder={filter.filterBy} max={FILTER_MAX} />
      </Box>
      {query.isPending ? (
        <ArtifactsSkeleton />
      ) : (
        <LoadedArtifacts items={items} hasMore={query.hasNextPage} q={q} />
      )}
      <LoadMore
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        byHand={q !== ''}
        error={query.isFetchNextPageError ? query.error : null}
        onLoadMore={() => void query.fetchNextPage()}
      />
      {query.isFetchNextPageError && codeOf(query.error) === 'cursor_expired' && (
        <Box sx={{ mt: 1 }}>
          <Button variant="outlined" onClick={() => void query.refetch()}>
            {t.startOver}
          </Button>
        </Box>
      )}
    </>
  )
}
