import { useMemo, useState } from 'react'
import type { Comparison } from '../../lib/diff/comparison'
import { layOut, type OpenedFolds, type Stop, type View } from './row-table'

type Place = { of: Comparison | null; at: number; opened: OpenedFolds }

const NO_STOPS: Stop[] = []

/** Where the reader is in a comparison, which folds they have opened, and the rows that result. Another comparison starts at its top. */
export function usePlace(comparison: Comparison | null, view: View) {
  const fresh: Place = { of: comparison, at: 0, opened: new Map() }
  const [kept, setPlace] = useState<Place>(fresh)
  const place = kept.of === comparison ? kept : fresh
  if (place !== kept) setPlace(place)
  const { at, opened } = place
  const table = useMemo(
    () => (comparison ? layOut(comparison, view, opened) : null),
    [comparison, view, opened],
  )
  return {
    at,
    opened,
    table,
    stops: table?.stops ?? NO_STOPS,
    setAt: (stop: number) => setPlace({ ...place, at: stop }),
    setOpened: (folds: OpenedFolds) => setPlace({ ...place, opened: folds }),
  }
}

export type ReadingPlace = ReturnType<typeof usePlace>
