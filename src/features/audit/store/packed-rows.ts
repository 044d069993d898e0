import { lowerBound } from '../../../lib/lower-bound'
import type { EventStore } from './event-store'
import type { BlindSpot, Column, EventRows, Gap, Order } from './rows'
import type { SlotList } from './slot-order'

/** A gap and how many events stand before it, oldest first. */
export type PlacedGap = Gap & { before: number }
/** A blind spot in its place: it begins at `startMs`, and `before` older events stand before its row. */
export type PlacedSpot = { spot: BlindSpot; startMs: number; before: number }

let versions = 0

/** How many of these numbers, which ascend, are below a value. */
const countBelow = (numbers: readonly number[], value: number) =>
  lowerBound(numbers.length, (place) => (numbers[place] ?? 0) < value)

/** Rows over packed events: the list of slots is of one moment, and what the slots hold never changes. */
export function packedRows(
  store: EventStore,
  list: SlotList,
  others: readonly (PlacedGap | PlacedSpot)[],
  order: Order,
): EventRows {
  const length = list.length + others.length
  const between = [...others].sort((a, b) => a.before - b.before || a.startMs - b.startMs)
  const befores = between.map(({ before }) => before)
  /** Rows of gaps and blind spots, counted from the oldest row. */
  const places = befores.map((before, index) => before + index)
  const ascending = (row: number) => (order === 'oldest' ? row : length - 1 - row)
  const slotAt = (row: number) => {
    if (row < 0 || row >= length) return -1
    const at = ascending(row)
    const skipped = countBelow(places, at)
    return places[skipped] === at ? -1 : list.at(at - skipped)
  }
  const otherAt = (row: number) => {
    const at = ascending(row)
    const index = countBelow(places, at)
    return places[index] === at ? between[index] : undefined
  }
  const rowOfSlot = (slot: number) => {
    const index = list.lowerBound(store.cursorOf(slot), cursorOf)
    return list.at(index) === slot ? rowOfIndex(index) : -1
  }
  const rowOfIndex = (index: number) => ascending(index + countBelow(befores, index + 1))
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
    gapAt: (row) => {
      const other = otherAt(row)
      return other && 'id' in other ? other : undefined
    },
    blindAt: (row) => {
      const other = otherAt(row)
      return other && 'spot' in other ? other.spot : undefined
    },
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
    holdsText: (row, search) => {
      const slot = slotAt(row)
      return slot >= 0 && store.holdsText(slot, search)
    },
    isOwn: (row) => {
      const slot = slotAt(row)
      return slot >= 0 && store.isOwn(slot)
    },
    requestAt: (row) => {
      const slot = slotAt(row)
      return slot < 0 ? -1 : store.requestOf(slot)
    },
    requestRows: (row) => {
      const slot = slotAt(row)
      const slots = slot < 0 ? [] : store.sameRequest(slot)
      slots.sort((a, b) => store.cursorOf(a) - store.cursorOf(b))
      const rows = slots.map(rowOfSlot).filter((each) => each >= 0)
      return { rows, read: slots.length }
    },
    slotAt,
    rowOf: (eventId) => {
      const slot = store.slotOf(eventId)
      return slot < 0 ? -1 : rowOfSlot(slot)
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
