import type { Principal, Resource } from '../../../api/contract/access'
import type { AuditEvent } from '../../../api/contract/audit'
import type { CursorLoss } from './cursor-loss'

export type Order = 'newest' | 'oldest'

/** Time between two ranges that were read, of which nothing is known yet. A row of its own. */
export type Gap = {
  /** Stays the same while the gap is read from either side. */
  id: number
  startMs: number
  endMs: number
}

/** What a column of the packed events holds. A value has one small number, the same as long as the feed lives. */
export type ColumnValues = {
  operation: string
  action: string
  reason: string
  transport: string
  allowed: boolean
  principal: Principal
  actor: Principal | null
  resource: Resource
  policy: string | null
  matched: Principal | null
  binding: string | null
  target: Principal | null
  role: string | null
}
export type Column = keyof ColumnValues

/**
 * The events in the order of display, as they were at one moment: a snapshot, never changed. Rows are events and
 * gaps; an event is only made when it is asked for.
 */
export interface EventRows {
  /** Another number whenever anything about the rows is different. */
  readonly version: number
  /** Rows, gaps among them. */
  readonly length: number
  /** Events alone. */
  readonly events: number
  /** The event of a row, exactly as the server sent it; undefined for a gap and outside. */
  at(row: number): AuditEvent | undefined
  gapAt(row: number): Gap | undefined
  /** When it happened, ms since the epoch; NaN for a gap. */
  timeAt(row: number): number
  cursorAt(row: number): number
  /** Number of the row's value in this column, -1 for a gap. */
  codeAt(row: number, column: Column): number
  /** The value behind a number. */
  valueOf<C extends Column>(column: C, code: number): ColumnValues[C]
  /** How many numbers this column has so far: each is below it. */
  codesOf(column: Column): number
  /** Whether the event belongs to an audit call that this console made in this visit. */
  isOwn(row: number): boolean
  /** Names an event for as long as the feed lives, wherever its row moves; -1 for a gap. Small, growing, dense. */
  slotAt(row: number): number
  /** The row of an event, -1 when it is not here. */
  rowOf(eventId: string): number
  /** The row that stands at this time: the first one in the order of display that is not before it in that order. */
  rowAtTime(ms: number): number
}

export type Stop =
  | { kind: 'failure'; error: Error }
  /** One gesture's calls are spent; `pending` events are read whose place in the order is not certain yet. */
  | { kind: 'limit'; calls: number; pending: number; reachedMs: number | null }
  /** Answers without anything new, again and again. */
  | { kind: 'no-progress'; calls: number }
  /** Role bindings change faster than the list can be taken up again. */
  | { kind: 'policy-changing'; calls: number }
  | { kind: 'cursor-repeated' }
  | { kind: 'cursor-conflict'; cursor: number }

/** A range of time that was read without a hole. */
export type ReadRange = { startMs: number; endMs: number; events: number; complete: boolean }

export type FeedSnapshot = {
  order: Order
  rows: EventRows
  /** `complete` only when the server said, of every part of this very list, that there is no more. */
  phase: 'idle' | 'loading' | 'more' | 'complete' | 'stopped'
  /** The last row in the order of display is the last of the list; gaps above it may remain. */
  endReached: boolean
  stop: Stop | null
  /** What is being read: the end of the display, a gap, what is newer, or a place that was jumped to. */
  reading: { what: 'end' | 'newer' | 'jump' } | { what: 'gap'; gap: number } | null
  /** How often the place in the list was lost and taken up again, by why. */
  resumed: Record<CursorLoss, number>
  /** The server sent events out of order or twice. */
  irregular: boolean
  /** Set once an open list was closed: later events came while it was read, and are not in it. */
  until: string | null
  calls: number
  /** Events read whose place in the order is not certain yet; they are not among the rows. */
  pending: number
  /** What is newer than the list: when it was last looked for (server's clock, ms), how many have come at
   *  that end since the feed was opened, and whether there are more that were not read. */
  newer: { checkedMs: number | null; arrived: number; more: boolean }
  /**
   * Ids of events that came in where a reader may have been already: above the first row without being looked for, or
   * between rows where no gap stood. The server's times were further from its numbers than the feed waits.
   */
  late: readonly string[]
  /** Ranges of time that were read, oldest first. */
  readRanges: readonly ReadRange[]
  /** Bounds of the list in ms; null where it is open. */
  startMs: number | null
  endMs: number | null
}

/** Where to read on: at the end of the display, or in a gap, from the side that is above or below on screen. */
export type Edge = 'end' | { gap: number; from: 'above' | 'below' }
/** Where to go: either end of the list by time, or an instant in ms since the epoch. */
export type Place = 'start' | 'end' | number

/** One list of events, read on demand. Each gesture costs a limited number of audited calls. */
export interface EventFeed {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => FeedSnapshot
  /** Reads the first rows, once however often it is called. */
  start(): void
  /** Reads on. Does nothing while reading, or where nothing is left. */
  loadMore(edge?: Edge): Promise<void>
  /** Makes the rows at a place known and answers with the row that stands there, -1 when reading it was stopped. */
  jumpTo(place: Place): Promise<number>
  /** Reads what is newer than the newest known; answers with how many events came. */
  loadNew(): Promise<number>
  /** What was stopped, again. */
  retry(): Promise<void>
}
