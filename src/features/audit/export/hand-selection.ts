import type { AuditQuery } from '../query/audit-query'
import type { LocalFilter } from './local-filter'

/** A stretch of time: ISO instants, the end excluded. */
export type Stretch = { start: string; end: string }

/** Decisions that a person selected by hand, and of which list. */
export type HandSelection = {
  /** Requests that were selected as a row: each of their decisions is meant, loaded or not. */
  requestIds: readonly string[]
  /** Decisions that were selected by themselves. */
  eventIds: readonly string[]
  /** Every decision that was selected, those of the requests among them as far as they were loaded. */
  decisions: readonly string[]
  /** Rows that were selected, and what a row was. */
  rows: number
  rowsAre: 'requests' | 'decisions'
  /** Decisions that the console had loaded of the list on screen, and how many of those selected are among them. */
  loaded: number
  ofList: number
  /** The server said of that list that there is no more. */
  listRead: boolean
  /** The list on screen: what the server was asked for, and what the console itself left out of it. */
  list: AuditQuery
  filters: Pick<LocalFilter, 'words' | 'params'>
  /** Where the decisions are looked for again: ascending, apart from each other. */
  stretches: readonly [Stretch, ...Stretch[]]
}
