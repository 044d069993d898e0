import type { Virtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Compared } from '../compared'
import type { RevisionPlaces } from '../revision-places'

/** The least height of the list in any window, in pixels. */
const HEIGHT_MIN = 160

/**
 * Scrolls the list, once, to the two revisions that the screen opens with: to the middle of both, or to the end
 * of the comparison where both do not fit.
 * @returns whether the view still stands where this put it
 */
export function useOpeningPlace(
  rows: Virtualizer<HTMLDivElement, Element>,
  places: RevisionPlaces,
  { from, to }: Compared,
): boolean {
  const isPlaced = useRef(false)
  // Most lists open at their top. They begin with that value, so that React draws them only once.
  const [placed, setPlaced] = useState(0)
  const height = rows.scrollRect?.height
  useLayoutEffect(() => {
    const scroller = rows.scrollElement
    const end = rows.measurementsCache[places.indexOf(to)]
    const other = rows.measurementsCache[places.indexOf(from)]
    // A note below the list takes some of its height: then the place is found again, unless the person has moved on.
    const moved = isPlaced.current && (placed === 0 || scroller?.scrollTop !== placed)
    if (!scroller || !end || !other || moved) return
    const both = { start: Math.min(end.start, other.start), end: Math.max(end.end, other.end) }
    if (both.end <= HEIGHT_MIN) {
      // Every list is high enough to show both ends, so its height is not measured: that would lay out the whole page.
      isPlaced.current = true
      return
    }
    const room = scroller.clientHeight
    const shown = both.end - both.start <= room ? both : end
    if (both.end > room) rows.scrollToOffset((shown.start + shown.end - room) / 2)
    isPlaced.current = true
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows how far a list can be scrolled
    setPlaced(scroller.scrollTop)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, and when the list's own height changes
  }, [height])
  // Of the element: the list itself learns of it by an event, a moment later.
  return placed > 0 && rows.scrollElement?.scrollTop === placed
}
