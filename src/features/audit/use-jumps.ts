import { useEffect, useState, type RefObject } from 'react'
import { announce } from '../../ui/announcer'
import { stamp, type Zone } from '../../lib/date/stamp'
import { useTexts } from '../../ui/language'
import type { AuditTableHandle } from './table/use-table-focus'
import type { EventFeed, Place } from './reading/event-feed'
import { jumpOrFirst } from './reading/jump'
import { tableTexts } from './table/table-texts'
import type { ShownRows } from './table/shown-rows'

type Goal = { row: number; version: number; focus: boolean }

/** Goes to a time or an end of the list, reading there first if it has to, and says where it came. */
export function useJumps(
  feed: EventFeed | undefined,
  shown: ShownRows,
  table: RefObject<AuditTableHandle | null>,
  zone: Zone,
) {
  const t = useTexts(tableTexts)
  const [goal, setGoal] = useState<Goal | null>(null)
  // The rows of the answer are on display only with the next render.
  useEffect(() => {
    if (!goal || !shown.isKnown || shown.rows.version < goal.version) return
    table.current?.showRow(goal.row, goal.focus)
    const ms = shown.rows.timeAt(goal.row)
    if (!Number.isNaN(ms)) announce(t.arrived(stamp(new Date(ms).toISOString(), zone)))
    setGoal(null) // eslint-disable-line react-hooks/set-state-in-effect -- the goal is reached once
  }, [goal, shown, table, t, zone])
  return async (place: Place, focus = false) => {
    if (!feed) return
    const row = await jumpOrFirst(feed, place)
    if (row < 0) return announce(t.notReached)
    setGoal({ row, version: feed.getSnapshot().rows.version, focus })
  }
}
