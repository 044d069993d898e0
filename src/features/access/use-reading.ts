import { useQuery } from '@tanstack/react-query'
import { allBindingsQuery } from '../../api/queries/all-bindings'
import type { Shown } from './shown'
import { useListedOn } from './use-listed-on'

/** How the list on screen came to be here, without asking for it. */
export function useReading(shown: Shown) {
  const list = useListedOn(shown)
  const { data, dataUpdatedAt, isError, error, refetch } = useQuery({
    ...allBindingsQuery(list),
    enabled: false,
  })
  return {
    list,
    data,
    /** The last look at it failed; what was read before it stays. */
    isError,
    error,
    /** Milliseconds since the epoch. */
    at: dataUpdatedAt,
    /** Further pages are still to come, or to be drawn. */
    isReading:
      !data || data.bindings !== shown.bindings || (!data.complete && data.stopped === null),
    /** Reads the list anew: each page is a recorded call. */
    refetch,
  }
}
