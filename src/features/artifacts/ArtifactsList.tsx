import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, memo, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { codeOf } from '../../api/errors'
import { artifactListQuery } from '../../api/queries/artifacts'
import { DeferredWhenLate } from '../../components/Deferred'
import { EmptyState } from '../../components/EmptyState'
import { FailureState } from '../../components/FailureState'
import { LoadMore } from '../../components/LoadMore'
import { TableSearch } from '../../components/TableSearch'
import { familyOf } from '../../families/family-of'
import { familyWords, wordsOf } from '../../families/words'
import { paths } from '../../routing/paths'
import { readSearch } from '../../routing/search-params'
import { useTexts } from '../../ui/language'
import { artifactsSearch, FILTER_MAX } from './artifacts-search'
import { ArtifactsSkeleton } from './ArtifactsSkeleton'
import { filterTexts } from './filter-texts'
import { LoadedArtifacts } from './LoadedArtifacts'
import { taggedIn } from './tagged-search'
import { artifactsTexts } from './texts'

const ServerSearch = lazy(async () => ({
  default: (await import('./search/ServerSearch')).ServerSearch,
}))
const TagFilter = lazy(async () => ({ default: (await import('./tags/TagFilter')).TagFilter }))

type Props = { scopeId: string; family: string }

/** The Artifacts of a family: what the server's own search finds where the address asks for it, otherwise the list. */
export const ArtifactsList = memo(function ArtifactsList({ scopeId, family }: Props) {
  const [params] = useSearchParams()
  const text = readSearch(params, artifactsSearch).search ?? ''
  const [searches, setSearches] = useState(false)
  if ((text !== '' || searches) && familyOf(family).searched) {
    return (
      <Suspense fallback={<ArtifactsSkeleton />}>
        <ServerSearch
          scopeId={scopeId}
          family={family}
          text={text}
          onClose={() => setSearches(false)}
        />
      </Suspense>
    )
  }
  return <WholeList scopeId={scopeId} family={family} onSearch={() => setSearches(true)} />
})

type ListProps = Props & { onSearch: () => void }

/** The list of a family as far as it is loaded, how many Artifacts that are, and its end. */
function WholeList({ scopeId, family, onSearch }: ListProps) {
  const t = useTexts(artifactsTexts)
  const filter = useTexts(filterTexts)
  const words = wordsOf(useTexts(familyWords), family)
  const [params] = useSearchParams()
  const tagged = taggedIn(params)
  const query = useInfiniteQuery(artifactListQuery(scopeId, family, tagged))
  const items = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data])
  // The field shows each letter at once. The rows follow when the browser has time.
  const q = useDeferredValue(readSearch(params, artifactsSearch).q ?? '')
  // No answer says whether the server searches. This key is taken for a sign of it (contract §4.9).
  const searches =
    familyOf(family).searched !== null && items.some((item) => 'restored_from_revision' in item)
  const [filtersTags, setFiltersTags] = useState(false)
  const tagFilter = (tagged || filtersTags) && (
    <Suspense fallback={<Box sx={{ mt: 1.5, mb: 1, minHeight: 36 }} />}>
      <TagFilter tagged={tagged} error={query.error} onClose={() => setFiltersTags(false)} />
    </Suspense>
  )
  if (query.isLoadingError) {
    const legacy = codeOf(query.error) === 'legacy_memory_operation_unsupported'
    return (
      <>
        {tagFilter}
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
      </>
    )
  }
  if (query.isSuccess && !tagged && items.length === 0 && !query.hasNextPage) {
    return <EmptyState title={t.emptyTitle(family)}>{words.empty}</EmptyState>
  }
  return (
    <>
      <Box sx={{ mb: 1, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '0 0 220px', md: '1 1 220px' }, maxWidth: 480 }}>
          <TableSearch label={filter.filter} placeholder={filter.filterBy} max={FILTER_MAX} />
        </Box>
        {!tagFilter && (
          <Button variant="text" onClick={() => setFiltersTags(true)}>
            {filter.byTag}
          </Button>
        )}
        {/* It comes with the list, and moves nothing: a phone has a line for both buttons, and other windows room beside the field. */}
        {searches && (
          <Button variant="text" onClick={onSearch}>
            {filter.inTexts}
          </Button>
        )}
      </Box>
      {tagFilter}
      <DeferredWhenLate ready={!query.isPending} fallback={<ArtifactsSkeleton />}>
        {() => (
          <>
            {tagged && items.length === 0 && !query.hasNextPage ? (
              <EmptyState title={filter.noneTagged(family)}>{filter.noneTaggedHelp}</EmptyState>
            ) : (
              <LoadedArtifacts items={items} hasMore={query.hasNextPage} q={q} />
            )}
            {/* `LoadMore` loads once it is in view. Below the skeleton it would be in view too early. */}
            <LoadMore
              hasMore={query.hasNextPage}
              loading={query.isFetchingNextPage}
              byHand={q !== ''}
              error={query.isFetchNextPageError ? query.error : null}
              onLoadMore={() => void query.fetchNextPage()}
            />
          </>
        )}
      </DeferredWhenLate>
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
