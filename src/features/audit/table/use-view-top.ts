import { useMemo, useState } from 'react'
import { Store } from '../../../lib/store'
import { NONE_ARRIVED, shownOf, without } from '../reading/arrived'
import type { FeedSnapshot } from '../reading/event-feed'
import type { ShownRows } from './shown-rows'

/** What is at the top of the view: which time, and how many events have come in above it unseen. */
export function useViewTop(shown: ShownRows, { newer, order }: FeedSnapshot, hidesOwn: boolean) {
  // Outside of React's state: scrolling changes it, and only the scrubber shows it.
  const viewTime = useMemo(() => new Store<number | null>(null), [])
  const [above, setAbove] = useState({ seen: NONE_ARRIVED, atTop: true })
  const unseen = without(newer.arrived, above.seen)
  return {
    viewTime,
    newCount: above.atTop || order !== 'newest' ? 0 : shownOf(unseen, hidesOwn),
    onView: (place: number) => {
      const ms = shown.rows.timeAt(shown.rowAt(place))
      viewTime.set(Number.isNaN(ms) ? viewTime.get() : ms)
      const atTop = place === 0
      if (atTop !== above.atTop || (atTop && unseen.events !== 0)) {
        setAbove({ seen: atTop ? newer.arrived : above.seen, atTop })
      }
    },
  }
}
