import Alert from '@mui/material/Alert'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { ownScopesQuery } from '../../api/queries/scopes'
import { EmptyState } from '../../components/EmptyState'
import { FailureState } from '../../components/FailureState'
import { useTexts } from '../../ui/language'
import type { ScopeAuthorities } from './scope-actions'
import { filterRows, ownScopeRefs } from './scope-rows'
import { ScopesList } from './ScopesList'
import { ScopesSkeleton } from './ScopesSkeleton'
import { listTexts } from './list-texts'

type Props = { q: string; authorities: NonNullable<ScopeAuthorities>; complete: boolean }

/**
 * The list of a caller without server.observe: the Scopes of its roles, each readable one read once a visit
 * (contract §3). A search needs all of them, so it reads the rest first and says how far it is.
 */
export function OwnScopes({ q, authorities, complete }: Props) {
  const t = useTexts(listTexts)
  const refs = useMemo(() => ownScopeRefs(authorities), [authorities])
  const signature = useMemo(
    () => refs.map((ref) => `${ref.readable ? '+' : '-'}${ref.scopeId}`).join('\n'),
    [refs],
  )
  const query = useInfiniteQuery({
    ...ownScopesQuery(refs, signature),
    enabled: refs.length > 0,
    placeholderData: keepPreviousData,
  })
  const { fetchNextPage } = query
  const drain = q !== '' && query.hasNextPage && !query.isFetching && !query.isError
  useEffect(() => {
    if (drain) void fetchNextPage()
  }, [drain, fetchNextPage])

  const answers = query.data?.pages
  const pages = useMemo(() => (answers ?? []).map((rows) => filterRows(rows, q)), [answers, q])
  const total = pages.flat().length
  if (refs.length === 0) return <EmptyState title={t.noneOpen}>{t.noneOpenHelp}</EmptyState>
  if (query.isPending) return <ScopesSkeleton />
  if (query.isError && !query.data) {
    return <FailureState error={query.error} onRetry={() => void query.refetch()} />
  }
  const rest = !query.hasNextPage
    ? q
      ? t.allSearched
      : t.allLoaded
    : q
      ? t.searchedOf(answers?.flat().length ?? 0, refs.length)
      : t.moreToLoad
  return (
    <>
      {!complete && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {t.incomplete}
        </Alert>
      )}
      <ScopesList
        pages={pages}
        q={q}
        isWhole={!query.hasNextPage}
        authorities={authorities}
        stale={query.isPlaceholderData}
        summary={`${t.count(total)} · ${rest}`}
        noMatch={total === 0 && q && !query.hasNextPage ? { q, help: t.noneMatchOwn } : null}
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        error={query.isFetchNextPageError ? query.error : null}
        onLoadMore={fetchNextPage}
        onStartOver={query.refetch}
      />
    </>
  )
}
