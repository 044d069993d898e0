import type { FeedSnapshot } from '../reading/event-feed'
import type { EventRows } from '../store/rows'

/** ms within which the decisions of one request are expected to be recorded (contract §6.3). */
export const REACH_MS = 10_000

type Read = Pick<
  FeedSnapshot,
  'order' | 'endReached' | 'readRanges' | 'startMs' | 'endMs' | 'until'
>

/**
 * Tells whether all decisions of a request are loaded, by its rows.
 * @param narrowed whether the server leaves out single decisions of the list
 */
export function wholeRequests(read: Read, narrowed: boolean) {
  const { order, endReached, readRanges, startMs, endMs, until } = read
  const last = readRanges.length - 1
  const ranges = readRanges.map((range, index) => {
    const fromStart = index === 0 && (order === 'oldest' || endReached)
    const toEnd = index === last && (order === 'newest' || endReached)
    const closed = endMs ?? (until === null ? Infinity : Date.parse(until))
    return {
      from: (fromStart ? (startMs ?? -Infinity) : range.startMs) + REACH_MS,
      to: (toEnd ? closed : range.endMs) - REACH_MS,
    }
  })
  return (rows: EventRows, its: { rows: readonly number[]; read: number }): boolean => {
    if (narrowed || its.rows.length < its.read) return false
    const times = its.rows.map((row) => rows.timeAt(row))
    const [first, latest] = [Math.min(...times), Math.max(...times)]
    return ranges.some(({ from, to }) => from <= first && latest <= to)
  }
}
