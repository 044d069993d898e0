import type { BlindSpot, EventRows, Order } from '../store/rows'
import type { Arrived } from './arrived'
import type { CursorLoss } from './cursor-loss'

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
export type ReadRange = {
  startMs: number
  endMs: number
  events: number
  /** It reaches the beginning, or the end, of the list: nothing beyond it is left to read. */
  atStart: boolean
  atEnd: boolean
}

export type FeedSnapshot = {
  order: Order
  rows: EventRows
  /**
   * `complete` only when the server said, of every part of this very list, that there is no more. `blind` when it said so
   * of every part but the blind spots. `more` again while a look for newer events has not come to its end.
   */
  phase: 'idle' | 'loading' | 'more' | 'complete' | 'blind' | 'stopped'
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
  newer: { checkedMs: number | null; arrived: Arrived; more: boolean }
  /**
   * Ids of events that came in where a reader may have been already: above the first row without being looked for, or
   * between rows where no gap stood. The server's times were further from its numbers than the feed waits.
   */
  late: readonly string[]
  /** The blind spots found so far, ascending. */
  blind: readonly BlindSpot[]
  /** Ranges of time that were read, oldest first. */
  readRanges: readonly ReadRange[]
  /** Bounds of the list in ms; null where it is open. */
  startMs: number | null
  endMs: number | null
}

/** Nothing is left to read: whatever is missing, the server cannot hand out. */
export const isReadToItsEnd = ({ phase }: Pick<FeedSnapshot, 'phase'>) =>
  phase === 'complete' || phase === 'blind'

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
  /** Reads what is newer than the newest known; answers with what came. */
  loadNew(): Promise<Arrived>
  /** What was stopped, again. */
  retry(): Promise<void>
}
