import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link as RouterLink } from 'react-router'
import { isApiError } from '../../api/errors'
import { artifactListQuery } from '../../api/queries/artifacts'
import { EmptyState } from '../../components/EmptyState'
import { FailureState } from '../../components/FailureState'
import { LoadMore } from '../../components/LoadMore'
import { familyWords, wordsOf } from '../../families/words'
import { useNamesInView } from '../../names/use-names-in-view'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { ArtifactsSkeleton } from './ArtifactsSkeleton'
import { ArtifactsTable } from './ArtifactsTable'
import { NamesNote } from './NamesNote'
import { artifactsTexts } from './texts'

const codeOf = (error: Error | null) => (isApiError(error) ? error.code : null)

/** The Artifacts of a family as far as they are loaded, how many that are, and the list's end. */
export function ArtifactsList({ scopeId, family }: { scopeId: string; family: string }) {
  const t = useTexts(artifactsTexts)
  const words = wordsOf(useTexts(familyWords), family)
  const query = useInfiniteQuery(artifactListQuery(scopeId, family))
  const items = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data])
  const { body, names } = useNamesInView(items)
  const summary = query.data
    ? `${t.count(items.length)} · ${query.hasNextPage ? t.moreToLoad : t.allLoaded}`
    : null
  if (query.isPending) return <ArtifactsSkeleton />
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
  if (items.length === 0 && !query.hasNextPage) {
    return <EmptyState title={t.emptyTitle(family)}>{words.empty}</EmptyState>
  }
  return (
    <>
      <Typography
        component="div"
        variant="body2"
        color="textSecondary"
        sx={{ mb: 1, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
      >
        <span role="status">{summary}</span>
        <NamesNote names={names} />
      </Typography>
      <ArtifactsTable items={items} body={body} />
      <LoadMore
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
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
