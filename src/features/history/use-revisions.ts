import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { isApiError } from '../../api/errors'
import {
  joinRevisions,
  newestRevisionsQuery,
  olderRevisionsQuery,
} from '../../api/queries/revisions'
import type { Target } from '../../commit/plan'

/** Milliseconds within which a cursor can't have expired: to start over at once would be to do so for ever. */
const YOUNG_MS = 60_000

/**
 * The loaded revisions of an Artifact, newest first. After a commit only the newest page is read again: each page
 * is an audited call, and the older ones hold what they held.
 */
export function useRevisions({ scopeId, family, artifactId }: Target) {
  const client = useQueryClient()
  const first = newestRevisionsQuery(scopeId, family, artifactId)
  const newest = useQuery(first)
  const cursor = newest.data?.cursor ?? null
  const options = olderRevisionsQuery(scopeId, family, artifactId, newest.data)
  const older = useInfiniteQuery(options)
  const { items, broken } = useMemo(
    () =>
      joinRevisions(
        newest.data?.items ?? [],
        older.data?.pages.flatMap((page) => page.items) ?? [],
      ),
    [newest.data, older.data],
  )
  const expired = isApiError(older.error) && older.error.code === 'cursor_expired'
  const startOver = useEffectEvent(async () => {
    if (expired) {
      if (Date.now() - (newest.data?.cursorAt ?? 0) < YOUNG_MS) return
      client.setQueryData(first.queryKey, (data) => data && { ...data, cursorAt: 0 })
      await newest.refetch()
    }
    await client.resetQueries({ queryKey: options.queryKey, exact: true })
  })
  useEffect(() => {
    if (broken || expired) void startOver()
  }, [broken, expired])
  return {
    items,
    /** Failure of the first page, when there is nothing to show. */
    failure: newest.data ? null : newest.error,
    retry: () => void newest.refetch(),
    loaded: newest.data !== undefined,
    /** The first page is on its way and has not failed. */
    awaited: newest.isPending && newest.failureCount === 0,
    hasMore: older.data && !broken ? older.hasNextPage : cursor !== null,
    loadingMore: older.isFetching,
    moreError: older.error,
    loadMore: () => void older.fetchNextPage(),
  }
}

export type Revisions = ReturnType<typeof useRevisions>
