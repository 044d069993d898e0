import { useState, type RefObject } from 'react'
import { announce } from '../../../ui/announcer'
import { useTexts } from '../../../ui/language'
import type { AuditTableHandle } from '../AuditTable'
import type { AuditFeed } from '../feed/model'
import { lateAbove, NONE_ABOVE } from './late-above'
import type { ShownRows } from './shown-rows'
import { tableTexts } from './table-texts'

/** Tells of events that came in above the reader's place, and leads to them, the nearest first. */
export function useLateAbove(
  feed: AuditFeed | undefined,
  late: readonly string[],
  shown: ShownRows,
  table: RefObject<AuditTableHandle | null>,
) {
  const t = useTexts(tableTexts)
  const [known, setKnown] = useState({ feed, ...NONE_ABOVE })
  const before = known.feed === feed ? known : NONE_ABOVE
  return {
    lateCount: before.above.length,
    onPlace: (place: number) => {
      const now = lateAbove(before, late, shown, place)
      if (now === before) return
      if (now.above.length > before.above.length) announce(t.lateAbove(now.above.length))
      setKnown({ feed, ...now })
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
