import { useCallback, useEffect, useState } from 'react'
import type { EventFeed, FeedSnapshot } from '../reading/event-feed'
import type { ShownRows } from '../table/shown-rows'

/** Audited calls after which the list waits for the person. The last step may take a few more. */
export const LOOK_CALLS = 10
/** Events on display that fill a view. */
const ENOUGH = 20
/** Events that are read ahead of a person who scrolls. */
const AHEAD = 100
/** Events that a call has to bring to the display for the list to be read far ahead. */
const WORTH_A_CALL = 25

/** One look: where it began, how many events have to be on display for it to end, and whether a person pressed for it. */
type Look = { of: string; calls: number; events: number; wanted: number; asked: boolean }

/**
 * Reads on until what is on display fills a view, until everything is read, or until `LOOK_CALLS` are spent: the service has
 * none of the filters over what is loaded, and cannot leave out the reader's own reading, so that a match may stand anywhere.
 * @param of names the list and what is on display of it; another one is looked for anew
 */
export function useLookOn(
  feed: EventFeed | undefined,
  snapshot: FeedSnapshot,
  shown: ShownRows,
  of: string,
) {
  const { calls, phase, endReached, rows } = snapshot
  const { filtered, hidden, events, isKnown } = shown
  const [kept, setLook] = useState<Look>({ of, calls, events: 0, wanted: ENOUGH, asked: false })
  const look = kept.of === of ? kept : { of, calls, events: 0, wanted: ENOUGH, asked: false }
  if (look !== kept) setLook(look)

  const isShort = isKnown && (filtered || hidden > 0) && events < look.wanted
  const goesOn = isShort && calls - look.calls < LOOK_CALLS
  const canRead = phase === 'more' && !endReached
  // Rows that have just come are looked through first: they may be enough.
  const asks = goesOn && canRead && shown.rows === rows
  useEffect(() => {
    if (asks) void feed?.loadMore()
  }, [asks, feed])

  const isLooking = goesOn && (canRead || phase === 'loading')
  const lookOn = useCallback(
    () => setLook({ of, calls, events, wanted: events + ENOUGH, asked: true }),
    [of, calls, events],
  )
  const isWorthIt = events - look.events >= WORTH_A_CALL * (calls - look.calls)
  /**
   * Reads on for a person who comes near the end of what is on display. Where much of the list is hidden, that end stays near
   * however much is read: then a look begins only at the last rows, and none after one that found too little.
   * @param left rows below the view
   */
  const readOn = useCallback(
    (left: number) => {
      if (hidden === 0) void feed?.loadMore()
      else if (!isShort && (isWorthIt || left < ENOUGH))
        setLook({ of, calls, events, wanted: events + AHEAD, asked: false })
    },
    [feed, hidden, isShort, isWorthIt, of, calls, events],
  )
  return {
    isLooking,
    isAsked: isLooking && look.asked,
    lookOn: canRead && isKnown && !isLooking && (filtered || isShort) ? lookOn : null,
    readOn,
  }
}
