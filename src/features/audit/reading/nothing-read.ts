import { arrayRows } from '../store/array-rows'
import { NONE_ARRIVED } from './arrived'
import type { FeedSnapshot } from './event-feed'
import type { Order } from '../store/rows'

/** What a list shows before it is there. */
export const nothingRead = (order: Order): FeedSnapshot => ({
  order,
  rows: arrayRows([], order),
  phase: 'loading',
  endReached: false,
  stop: null,
  reading: null,
  resumed: { policy: 0, cursor: 0 },
  irregular: false,
  until: null,
  calls: 0,
  pending: 0,
  newer: { checkedMs: null, arrived: NONE_ARRIVED, more: false },
  late: [],
  blind: [],
  readRanges: [],
  startMs: null,
  endMs: null,
})
