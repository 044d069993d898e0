import type { AuditEvent } from '../../../api/contract/audit'
import type { EventRows, Order } from '../store/rows'

/**
 * Rows on either side of an event among which the others of its request are looked for. One request writes its
 * events together (contract §6); requests at the same time stand between them, hardly hundreds.
 */
const REACH = 1_000

/** The events of one request, this one among them, in the order in which they were recorded. */
export function sameRequest(rows: EventRows, event: AuditEvent): AuditEvent[] {
  const at = rows.rowOf(event.event_id)
  if (!event.request_id || at < 0) return [event]
  const found: AuditEvent[] = []
  const last = Math.min(rows.length, at + REACH + 1)
  for (let row = Math.max(0, at - REACH); row < last; row += 1) {
    const other = rows.at(row)
    if (other?.request_id === event.request_id) found.push(other)
  }
  return found.sort((a, b) => a.cursor - b.cursor)
}

export type Neighbours = { before: AuditEvent[]; after: AuditEvent[] }

/**
 * What the same principal did just before and after, of other requests, nearest first. A gap or a blind spot
 * ends the search: what lies in it is not known.
 */
export function samePrincipal(
  rows: EventRows,
  order: Order,
  event: AuditEvent,
  count: number,
): Neighbours {
  const at = rows.rowOf(event.event_id)
  if (at < 0) return { before: [], after: [] }
  const principal = rows.codeAt(at, 'principal')
  const towards = (step: 1 | -1) => {
    const found: AuditEvent[] = []
    for (let row = at + step; row >= 0 && row < rows.length; row += step) {
      if (rows.gapAt(row) || rows.blindAt(row)) break
      if (rows.codeAt(row, 'principal') !== principal) continue
      const other = rows.at(row)
      if (!other || (event.request_id && other.request_id === event.request_id)) continue
      found.push(other)
      if (found.length === count) break
    }
    return found
  }
  const up = towards(-1)
  const down = towards(1)
  return order === 'oldest' ? { before: up, after: down } : { before: down, after: up }
}
