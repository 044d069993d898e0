import type { EventStore } from './event-store'
import type { Order } from './rows'
import type { PlacedGap } from './packed-rows'
import type { SlotList } from './slot-order'

/** What was on display at one moment. */
export type Displayed = { list: SlotList; gaps: readonly PlacedGap[] }

/** Whether an event comes in where a reader of what was displayed may have been already. */
export function isLate(
  slot: number,
  { list, gaps }: Displayed,
  store: EventStore,
  order: Order,
  /** What is newer than the list was asked for. */
  lookedForNewer: boolean,
): boolean {
  const older = list.lowerBound(store.cursorOf(slot), (each) => store.cursorOf(each))
  // A gap says that something is missing there, and whoever reads it asks for that.
  if (list.length === 0 || gaps.some(({ before }) => before === older)) return false
  if (older === 0) return order === 'oldest'
  return older < list.length || (order === 'newest' && !lookedForNewer)
}
