import { useRef } from 'react'
import type { Zone } from '../../lib/date/stamp'
import { useLateAbove } from './table/use-late-above'
import type { AuditTableHandle } from './table/use-table-focus'
import { useViewTop } from './table/use-view-top'
import type { AuditListState } from './use-audit-list'
import { useJumps } from './use-jumps'

/** Where the view is in the list, what came in above it, and the ways to another place. */
export function useListView({ feed, snapshot, display, hidesOwn }: AuditListState, zone: Zone) {
  const table = useRef<AuditTableHandle>(null)
  const jump = useJumps(feed, display, table, zone)
  const { viewTime, newCount, onView } = useViewTop(display, snapshot, hidesOwn)
  const { lateCount, onPlace, goToLate } = useLateAbove(feed, snapshot.late, display, table)
  return {
    table,
    viewTime,
    jump,
    /** Goes to an end of all that matches, with the focus: a key asks for it. */
    jumpToEnd: (end: 'top' | 'bottom') =>
      void jump((end === 'top') === (snapshot.order === 'newest') ? 'end' : 'start', true),
    newCount,
    goToNew: () => table.current?.showRow(0, true),
    lateCount,
    goToLate,
    onView: (place: number) => {
      if (!display.isKnown) return
      onView(place)
      onPlace(place)
    },
  }
}

export type ListView = ReturnType<typeof useListView>
