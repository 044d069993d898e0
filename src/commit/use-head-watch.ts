import { useQuery } from '@tanstack/react-query'
import type { Head } from '../api/queries/artifacts'
import { keys } from '../api/queries/keys'
import { familyOf } from '../families/family-of'
import type { Seen, Target } from './plan'
import { readMoved } from './read-head'

/** Milliseconds between two reads of the head when the window gets the focus back: each one is an audit event. */
const RECHECK_AFTER_MS = 15_000

type HeadWatch = {
  /** The head that has come in place of the one that was seen, null as far as is known. */
  moved: Head | null
  /** Milliseconds since 1970 of the last read; 0 before the first. */
  checkedAt: number
  recheck: () => Promise<unknown>
}

/**
 * Watches the head that an open dialog or form is based on.
 * Looks when the window gets the focus back, and at once when another tab of this browser has committed.
 */
export function useHeadWatch(target: Target, seen: Seen, enabled: boolean): HeadWatch {
  const { scopeId, family, artifactId } = target
  const { data, dataUpdatedAt, refetch } = useQuery({
    queryKey: keys.watch(scopeId, family, artifactId, seen.etag),
    meta: {
      base: familyOf(family).configures
        ? keys.prompt(scopeId, artifactId)
        : keys.head(scopeId, family, artifactId),
    },
    queryFn: ({ signal }) => readMoved(target, seen, signal),
    enabled,
    initialData: null,
    initialDataUpdatedAt: 0,
    // Never by itself, so that opening a dialog costs no audit event.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: ({ state }) =>
      Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) >= RECHECK_AFTER_MS &&
      'always',
  })
  return { moved: data, checkedAt: dataUpdatedAt, recheck: refetch }
}
