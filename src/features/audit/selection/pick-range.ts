import type { ShownRows } from '../table/shown-rows'
import { addTo, PICKS_MAX, wholesOf, type PickedRow, type Picks, type RowEvents } from './picks'

/** The rows of a list. */
export type PickableRows = {
  shown: ShownRows
  /** The events that selecting a row selects; null for a row without any. */
  picked: (place: number) => RowEvents | null
}

/**
 * Selects the rows between the anchor and `place`, whether or not they are laid out. A row without an event, such as a gap, can't
 * be selected. The anchor is kept by its event and not by its place, because new rows push it down.
 * @param start where the range begins if there is no anchor, or the list does not show it
 */
export function pickedUpTo(picks: Picks, list: PickableRows, place: number, start: number): Picks {
  const { picked } = list
  const kept = picks.anchor && placeOfRow(list, picks.anchor.row)
  const from = kept ?? start
  const first = picked(from)
  const event = first?.events[0]
  const row =
    kept === null
      ? event && { eventId: event.event_id, ofRequest: first.ofRequest }
      : picks.anchor?.row
  if (!row) return picks
  const step = place < from ? -1 : 1
  function* rows() {
    for (let at = from; at !== place + step; at += step) {
      const one = picked(at)
      if (one) yield one
    }
  }
  return ranged(picks, row, rows())
}

/**
 * Selects a range of rows in place of the range that was selected before from the same anchor. Stops at the first row that
 * would be too many.
 * @param rows from the anchor on
 */
export function ranged(picks: Picks, anchor: PickedRow, rows: Iterable<RowEvents>): Picks {
  const before = picks.anchor && isSameRow(picks.anchor.row, anchor) ? picks.anchor.items : null
  const from = before ?? picks.items
  let items = new Map(from)
  let full = false
  for (const row of rows) {
    const more = new Map(items)
    addTo(more, row)
    full = more.size > PICKS_MAX
    if (full) break
    items = more
  }
  return { on: true, items, wholes: wholesOf(items), full, anchor: { row: anchor, items: from } }
}

const isSameRow = (a: PickedRow, b: PickedRow) =>
  a.eventId === b.eventId && a.ofRequest === b.ofRequest

/** Where a row is shown now; null when it is not. */
function placeOfRow({ shown, picked }: PickableRows, row: PickedRow): number | null {
  const of = shown.rows.rowOf(row.eventId)
  if (of < 0) return null
  const near = shown.placeOf(of)
  // An open request and its first decision stand one below the other and have the same event.
  return (
    [near, near + 1].find((place) => {
      const one = place < shown.length ? picked(place) : null
      return (
        one?.ofRequest === row.ofRequest &&
        one.events.some(({ event_id: id }) => id === row.eventId)
      )
    }) ?? null
  )
}
