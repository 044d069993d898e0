import type { EventStore } from './event-store'
import type { Column, EventRows, Gap, Order } from './rows'
import type { SlotList } from './slot-order'

/** A gap and how many events stand before it, oldest first. */
export type PlacedGap = Gap & { before: number }

let versions = 0

/** Rows over packed events: the list of slots is of one moment, and what the slots hold never changes. */
export function packedRows(
  store: EventStore,
  list: SlotList,
  gaps: readonly PlacedGap[],
  order: Order,
): EventRows {
  const length = list.length + gaps.length
  /** Counting from the oldest: the gap at this place, or the place in the list of events. */
  const placed = gaps.map((gap, index) => gap.before + index)
  const ascending = (row: number) => (order === 'oldest' ? row : length - 1 - row)
  const slotAt = (row: number) => {
    if (row < 0 || row >= length) return -1
    const at = ascending(row)
    let skipped = 0
    for (const place of placed) {
      if (place === at) return -1
      if (place > at) break
      skipped += 1
    }
    return list.at(at - skipped)
  }
  const rowOfIndex = (index: number) => {
    let at = index
    for (const gap of gaps) if (gap.before <= index) at += 1
    return ascending(at)
  }
  const cursorOf = (slot: number) => store.cursorOf(slot)
  const timeAt = (row: number) => {
    const slot = slotAt(row)
    return slot < 0 ? NaN : store.timeOf(slot)
  }
  return {
    version: (versions += 1),
    length,
    events: list.length,
    at: (row) => {
      const slot = slotAt(row)
      return slot < 0 ? undefined : store.eventOf(slot)
    },
    gapAt: (row) => gaps[placed.indexOf(ascending(row))],
    timeAt,
    cursorAt: (row) => {
      const slot = slotAt(row)
      return slot < 0 ? -1 : store.cursorOf(slot)
    },
    codeAt: (row, column: Column) => {
      const slot = slotAt(row)
      return slot < 0 ? -1 : store.codeOf(slot, column)
    },
    valueOf: (column, code) => store.valueOf(column, code),
    codesOf: (column) => store.codesOf(column),
    isOwn: (row) => {
      const slot = slotAt(row)
      return slot >= 0 && store.isOwn(slot)
    },
    slotAt,
    rowOf: (eventId) => {
      const slot = store.slotOf(eventId)
      if (slot < 0) return -1
      const index = list.lowerBound(store.cursorOf(slot), cursorOf)
      return list.at(index) === slot ? rowOfIndex(index) : -1
    },
    rowAtTime: (ms) => {
      if (length === 0) return -1
      // Times run back by seconds in the order of the cursors: near enough to show the place.
      const timeOf = (slot: number) => store.timeOf(slot)
      const index = list.lowerBound(order === 'oldest' ? ms : ms + 1, timeOf)
      const row = order === 'oldest' ? rowOfIndex(index) : rowOfIndex(index - 1)
      return Math.max(0, Math.min(length - 1, row))
    },
  }
}
