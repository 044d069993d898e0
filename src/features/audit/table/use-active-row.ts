import { useState } from 'react'
import type { ShownRows } from './shown-rows'

/** The row that keys move, by its event: it stays with it while rows come in above. */
export function useActiveRow(shown: ShownRows) {
  const [active, setActive] = useState({ place: 0, column: null as number | null, turn: 0 })
  const [known, setKnown] = useState(shown)
  if (known !== shown) {
    setKnown(shown)
    const event = active.turn > 0 ? known.rows.at(known.rowAt(active.place)) : undefined
    const row = event ? shown.rows.rowOf(event.event_id) : -1
    if (row >= 0) setActive({ ...active, place: shown.placeOf(row) })
  }
  return { active, setActive, tabbable: Math.min(active.place, shown.length - 1) }
}
