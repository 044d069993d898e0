import { useState, type RefObject } from 'react'
import type { EventFeed } from '../reading/event-feed'
import { lateAbove, NONE_ABOVE } from './late-above'
import type { ShownRows } from './shown-rows'
import type { AuditTableHandle } from './use-table-focus'

/** Tells of events that came in above the reader's place, and leads to them, the nearest first. */
export function useLateAbove(
  feed: EventFeed | undefined,
  late: readonly string[],
  shown: ShownRows,
  table: RefObject<AuditTableHandle | null>,
) {
  const [known, setKnown] = useState({ feed, ...NONE_ABOVE })
  const before = known.feed === feed ? known : NONE_ABOVE
  return {
    lateCount: before.above.length,
    onPlace: (place: number) => {
      const now = lateAbove(before, late, shown, place)
      if (now !== before) setKnown({ feed, ...now })
    },
    goToLate: () => {
      const nearest = before.above.at(-1)
      if (nearest === undefined) return
      const without = (ids: readonly string[]) => ids.filter((id) => id !== nearest)
      const { taken, waiting, above } = before
      setKnown({ feed, taken, waiting: without(waiting), above: without(above) })
      table.current?.showRow(shown.rows.rowOf(nearest), true)
    },
  }
}
