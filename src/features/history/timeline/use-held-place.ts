import type { Virtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef } from 'react'
import type { RevisionPlaces } from '../revision-places'

/**
 * Keeps the first revision in view where it is when a new head comes in above it, or when rows above it are loaded and take
 * more room than they were given. At the top of the list nothing is kept in place, so that a new head is seen.
 */
export function useHeldPlace(
  rows: Virtualizer<HTMLDivElement, Element>,
  places: RevisionPlaces,
  /** The first row in view. */
  first: number,
) {
  const held = useRef<{ places: RevisionPlaces; revision: number; beyond: number } | null>(null)
  useLayoutEffect(() => {
    const before = held.current
    const offset = rows.scrollOffset ?? 0
    if (before && before.places !== places) {
      held.current = null
      const start = rows.measurementsCache[places.indexOf(before.revision)]?.start
      if (start !== undefined) rows.scrollToOffset(start + before.beyond)
      return
    }
    const start = rows.measurementsCache[first]?.start ?? 0
    held.current =
      offset < 1 ? null : { places, revision: places.revisionAt(first), beyond: offset - start }
  })
}
