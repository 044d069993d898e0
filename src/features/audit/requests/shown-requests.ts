import { lowerBound } from '../../../lib/lower-bound'
import type { ShownRows } from '../table/shown-rows'
import type { Grouped } from './grouped-rows'

/** Requests on display, and below those that are open their decisions. A place of a request has its first row on display. */
export type ShownRequests = ShownRows & {
  requests: number
  /** Whether the place is one of a decision below its request. */
  isDecision: (place: number) => boolean
  /** Whether the decisions of the request are on display. */
  isOpen: (place: number) => boolean
}

type Opened = { index: number; rows: readonly number[]; before: number }

/** @param open ids of events whose requests are open */
export function shownRequests(grouped: Grouped, open: ReadonlySet<string>): ShownRequests {
  const { of, isKnown, leaders, requests } = grouped
  const { rows } = of
  const indexFrom = (row: number) => lowerBound(leaders.length, (at) => (leaders[at] ?? 0) < row)
  /** The group of a row, or the one that comes next. */
  const indexOf = (row: number) => {
    const own = indexFrom(row)
    if (leaders[own] === row) return own
    const others = rows.requestRows(row).rows.map(indexFrom)
    const request = rows.requestAt(row)
    const leads = (index: number) => rows.requestAt(leaders[index] ?? -1) === request
    return request < 0 ? own : (others.sort((a, b) => a - b).find(leads) ?? own)
  }
  const byIndex = new Map<number, readonly number[]>()
  for (const eventId of open) {
    const row = rows.rowOf(eventId)
    const index = row < 0 ? -1 : indexOf(row)
    if (index < 0 || rows.requestAt(leaders[index] ?? -1) !== rows.requestAt(row)) continue
    byIndex.set(index, rows.requestRows(row).rows)
  }
  let total = 0
  const opened: Opened[] = [...byIndex]
    .sort(([a], [b]) => a - b)
    .map(([index, its]) => {
      const before = total
      total += its.length
      return { index, rows: its, before }
    })
  /** The last request that is open at a place or above it. */
  const openedBy = (place: number) => opened.findLast((one) => one.index + one.before <= place)
  const decisionAt = (place: number) => {
    const one = openedBy(place)
    return one?.rows[place - one.index - one.before - 1]
  }
  const shift = (place: number) => {
    const one = openedBy(place)
    return one && place > one.index + one.before ? one.before + one.rows.length : (one?.before ?? 0)
  }
  return {
    rows,
    of: of.of,
    isKnown,
    length: leaders.length + total,
    events: of.events,
    filtered: of.filtered,
    hidden: of.hidden,
    requests,
    rowAt: (place) => decisionAt(place) ?? leaders[place - shift(place)] ?? -1,
    placeOf: (row) => {
      const index = indexOf(row)
      const one = opened.findLast((each) => each.index <= index)
      if (one?.index !== index) return index + (one ? one.before + one.rows.length : 0)
      const below = leaders[index] === row ? -1 : one.rows.indexOf(row)
      return index + one.before + below + 1
    },
    isDecision: (place) => decisionAt(place) !== undefined,
    isOpen: (place) => {
      const one = openedBy(place)
      return one !== undefined && one.index + one.before === place
    },
  }
}
