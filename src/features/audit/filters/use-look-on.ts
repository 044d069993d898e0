import { useCallback, useEffect, useState } from 'react'
import type { EventFeed, FeedSnapshot } from '../reading/event-feed'
import type { ShownRows } from '../table/shown-rows'

/** Audited calls after which the list waits for the person. The last step may take a few more. */
export const LOOK_CALLS = 10
/** Matches that fill a view. */
const ENOUGH = 20

type Look = { of: string; calls: number; wanted: number }

/**
 * Reads on until what the filters leave fills a view, until everything is read, or until `LOOK_CALLS` are spent: the
 * service has none of these filters, so that a match may stand anywhere.
 * @param of names the list and its filters; another one is looked for anew
 */
export function useLookOn(
  feed: EventFeed | undefined,
  snapshot: FeedSnapshot,
  shown: ShownRows,
  of: string,
) {
  const { calls, phase, endReached, rows } = snapshot
  const [kept, setLook] = useState<Look>({ of, calls, wanted: ENOUGH })
  const look = kept.of === of ? kept : { of, calls, wanted: ENOUGH }
  if (look !== kept) setLook(look)

  const goesOn = shown.filtered && shown.events < look.wanted && calls - look.calls < LOOK_CALLS
  const canRead = phase === 'more' && !endReached
  // Rows that have just come are looked through first: they may be enough.
  const asks = goesOn && canRead && shown.rows === rows
  useEffect(() => {
    if (asks) void feed?.loadMore()
  }, [asks, feed])

  const isLooking = goesOn && (canRead || phase === 'loading')
  const lookOn = useCallback(
    () => setLook({ of, calls, wanted: shown.events + ENOUGH }),
    [of, calls, shown.events],
  )
  return { isLooking, lookOn: shown.filtered && canRead && !isLooking ? lookOn : null }
}
