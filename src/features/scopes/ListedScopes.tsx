import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listedScopesQuery } from '../../api/queries/scopes'
import { EmptyState } from '../../components/EmptyState'
import { FailureState } from '../../components/FailureState'
import { useTexts } from '../../ui/language'
import type { ScopeAuthorities } from './scope-actions'
import { distinctPages } from './scope-rows'
import { ScopesList } from './ScopesList'
import { ScopesSkeleton } from './ScopesSkeleton'
import { listTexts } from './list-texts'
import { useDebounced } from '../../ui/use-debounced'

/** Milliseconds without a keystroke before the server is asked: each search is audited calls. */
const SEARCH_DELAY_MS = 400

type Props = { q: string; authorities: ScopeAuthorities }

/** The list of a caller with server.observe: paged and searched by the server (contract §4). */
export function ListedScopes({ q, authorities }: Props) {
  const t = useTexts(listTexts)
  const asked = useDebounced(q, SEARCH_DELAY_MS)
  const query = useInfiniteQuery({
    ...listedScopesQuery(asked),
    placeholderData: keepPreviousData,
  })
  const answers = query.data?.pages
  const pages = useMemo(() => distinctPages(answers ?? []), [answers])
  const total = pages.flat().length
  if (query.isPending) return <ScopesSkeleton />
  if (query.isError && !query.data) {
    return <FailureState error={query.error} onRetry={() => void query.refetch()} />
  }
  const stale = asked !== q || query.isPlaceholderData
  const nothing = total === 0 && !query.hasNextPage && !stale
  if (nothing && q === '') {
    return <EmptyState title={t.noneExist}>{t.noneExistHelp}</EmptyState>
  }
  const count = t.count(total)
  const rest = stale
    ? t.searching
    : query.hasNextPage
      ? q && query.isFetchingNextPage
        ? t.searching
        : t.moreToLoad
      : q
        ? t.allSearched
        : t.allLoaded
  return (
    <ScopesList
      pages={pages}
      q={asked}
      isWhole={!query.hasNextPage}
      authorities={authorities}
      stale={stale}
      summary={`${count} · ${rest}`}
      noMatch={nothing ? { q, help: t.noneMatchServer } : null}
      hasMore={query.hasNextPage && !stale}
      loading={query.isFetchingNextPage}
      error={query.isFetchNextPageError ? query.error : null}
      onLoadMore={query.fetchNextPage}
      onStartOver={query.refetch}
    />
  )
}
