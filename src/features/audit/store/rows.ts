import type { Principal, Resource } from '../../../api/contract/access'
import type { AuditEvent } from '../../../api/contract/audit'
import type { Micros } from '../../../lib/date/micros'
import type { TextSearch } from './text-search'

export type Order = 'newest' | 'oldest'

/** Time between two ranges that were read, of which nothing is known yet. A row of its own. */
export type Gap = {
  /** Stays the same while the gap is read from either side. */
  id: number
  startMs: number
  endMs: number
}

/**
 * A blind spot: a stretch of time [from, to) that holds at least one event which the server cannot hand out (contract
 * §6.1). It is one microsecond long, or a few that follow on each other, and it is a row of its own.
 */
export type BlindSpot = { from: Micros; to: Micros }

/** How many events are missing at least: each microsecond of a blind spot holds one. */
export const eventsIn = (spots: readonly BlindSpot[]) =>
  spots.reduce((sum, { from, to }) => sum + to - from, 0)

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
 * The events in the order of display, as they were at one moment: a snapshot, never changed. Rows are events, gaps and
 * blind spots; an event is only made when it is asked for.
 */
export interface EventRows {
  /** Another number whenever anything about the rows is different. */
  readonly version: number
  /** Rows, gaps and blind spots among them. */
  readonly length: number
  /** Events alone. */
  readonly events: number
  /** The event of a row, exactly as the server sent it; undefined for any other row and outside. */
  at(row: number): AuditEvent | undefined
  gapAt(row: number): Gap | undefined
  blindAt(row: number): BlindSpot | undefined
  /** When it happened, ms since the epoch; NaN for what is no event. */
  timeAt(row: number): number
  cursorAt(row: number): number
  /** Number of the row's value in this column, -1 for what is no event. */
  codeAt(row: number, column: Column): number
  /** The value behind a number. */
  valueOf<C extends Column>(column: C, code: number): ColumnValues[C]
  /** How many numbers this column has so far: each is below it. */
  codesOf(column: Column): number
  /** Whether a text stands in the event's id, in that of its request or in its time; false for what is no event. */
  holdsText(row: number, search: TextSearch): boolean
  /** Whether the event is the reader's own reading. */
  isOwn(row: number): boolean
  /** A number that all events of one request share, for as long as the feed lives; -1 for what is no event. */
  requestAt(row: number): number
  /**
   * The rows of a request's events in the order of their cursors, and how many of it were read: those whose place is not
   * certain yet have no row.
   */
  requestRows(row: number): { rows: number[]; read: number }
  /** Names an event for as long as the feed lives, wherever its row moves; -1 for what is no event. Small, growing, dense. */
  slotAt(row: number): number
  /** The row of an event, -1 when it is not here. */
  rowOf(eventId: string): number
  /** The row that stands at this time: the first one in the order of display that is not before it in that order. */
  rowAtTime(ms: number): number
}
