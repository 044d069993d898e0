import type { AuditEvent } from '../../../api/contract/audit'

/** Decisions that can be selected by hand: the receipt names each, and reading each again may take a call of its own. */
export const PICKS_MAX = 200

/** A decision that was selected. */
export type Picked = {
  eventId: string
  requestId: string | null
  /** ms since the epoch */
  atMs: number
  /** Selected as a part of its request: all decisions of the request are meant, loaded or not. */
  whole: boolean
}

/** What a person has selected by hand in the lists of one audit. */
export type Picks = {
  /** Rows have boxes. */
  on: boolean
  /** By the id of the event, in the order in which they were selected. */
  items: ReadonlyMap<string, Picked>
  /** Ids of the requests that are selected as a whole. */
  wholes: ReadonlySet<string>
  /** The last row was not taken: there would be more than `PICKS_MAX`. */
  full: boolean
  /** Where a range begins: the row that was selected last, and what was selected with it. */
  anchor: { row: PickedRow; items: Picks['items'] } | null
}

/** A row as a list shows it: a decision, or a request by one of its decisions. */
export type PickedRow = { eventId: string; ofRequest: boolean }

/** The events that selecting a row selects. */
export type RowEvents = { events: readonly AuditEvent[]; ofRequest: boolean }

export const NO_PICKS: Picks = {
  on: false,
  items: new Map(),
  wholes: new Set(),
  full: false,
  anchor: null,
}

export type PickState = 'all' | 'some' | 'none'

/** How much of these decisions is selected. */
export function pickState({ items, wholes }: Picks, events: readonly AuditEvent[]): PickState {
  const isPicked = ({ event_id: id, request_id: request }: AuditEvent) =>
    items.has(id) || (request != null && wholes.has(request))
  const picked = events.filter(isPicked).length
  if (picked === 0) return 'none'
  return picked === events.length ? 'all' : 'some'
}

/**
 * Selects a row, or no longer.
 * @param events the decision of the row, or all loaded decisions of its request
 * @param ofRequest the row is a request
 */
export function toggled(picks: Picks, events: readonly AuditEvent[], ofRequest: boolean): Picks {
  const items = new Map(picks.items)
  if (pickState(picks, events) === 'all') {
    const requests = new Set(events.flatMap(({ request_id: id }) => id ?? []))
    for (const { event_id: id } of events) items.delete(id)
    for (const [id, item] of items) {
      if (item.requestId === null || !requests.has(item.requestId)) continue
      // One decision less: the others of its request stay, each by itself.
      if (ofRequest) items.delete(id)
      else items.set(id, { ...item, whole: false })
    }
  } else {
    addTo(items, { events, ofRequest })
  }
  const [first] = events
  // A row is taken whole or not at all: a part of a request would be no request.
  if (items.size > PICKS_MAX) return { ...picks, on: true, full: true }
  const anchor = first ? { row: { eventId: first.event_id, ofRequest }, items } : picks.anchor
  return { on: true, items, wholes: wholesOf(items), full: false, anchor }
}

/** Adds the events of a row. */
export function addTo(items: Map<string, Picked>, { events, ofRequest }: RowEvents) {
  for (const { event_id: eventId, request_id: requestId, occurred_at: at } of events) {
    // What is selected as a part of its request stays that.
    if (!ofRequest && items.get(eventId)?.whole) continue
    const whole = ofRequest && requestId != null
    items.set(eventId, { eventId, requestId: requestId ?? null, atMs: Date.parse(at), whole })
  }
}

/** Ids of the requests that are selected as a whole. */
export const wholesOf = (items: Picks['items']) =>
  new Set([...items.values()].flatMap(({ whole, requestId }) => (whole ? (requestId ?? []) : [])))

/** Rows that are selected, as the list shows them: requests, or decisions. */
export const pickedRows = ({ items }: Picks, decisions: boolean): number =>
  decisions
    ? items.size
    : new Set([...items.values()].map(({ requestId, eventId }) => requestId ?? `event ${eventId}`))
        .size
