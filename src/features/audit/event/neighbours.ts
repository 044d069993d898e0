import type { AuditEvent } from '../../../api/contract/audit'
import type { ShownRows } from '../table/shown-rows'

/** Where an event stands among the events on display, in their order. */
export type Neighbours = {
  /** 1 for the first event; 0 where the event is not on display. */
  position: number
  previous: AuditEvent | null
  next: AuditEvent | null
}

/** The events before and after one, and its position. Gaps and blind spots are passed over and not counted. */
export function neighboursOf(shown: ShownRows, eventId: string): Neighbours {
  const { rows, length } = shown
  const row = rows.rowOf(eventId)
  const place = row < 0 ? -1 : shown.placeOf(row)
  if (place < 0 || place >= length || shown.rowAt(place) !== row) {
    return { position: 0, previous: null, next: null }
  }
  const nearest = (step: 1 | -1) => {
    for (let at = place + step; at >= 0 && at < length; at += step) {
      const event = rows.at(shown.rowAt(at))
      if (event) return event
    }
    return null
  }
  return {
    position: place + 1 - othersBefore(shown, place),
    previous: nearest(-1),
    next: nearest(1),
  }
}

/** Rows before a place that are no events. Only a list with gaps or blind spots is looked through. */
function othersBefore(shown: ShownRows, place: number): number {
  if (shown.length === shown.events) return 0
  let others = 0
  for (let at = 0; at < place; at += 1) {
    if (shown.rows.slotAt(shown.rowAt(at)) < 0) others += 1
  }
  return others
}
