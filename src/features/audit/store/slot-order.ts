import { lowerBound } from '../../../lib/lower-bound'

/** Slots that a chunk is filled up to; a snapshot of a million events is then some 250 chunks. */
const CHUNK = 4_096

/** Slots in ascending order of their cursors at one moment. Chunks are never changed, only replaced. */
export class SlotList {
  readonly length: number
  readonly #starts: Float64Array
  #last = 0

  constructor(private readonly chunks: readonly Int32Array[]) {
    this.#starts = new Float64Array(chunks.length + 1)
    let total = 0
    chunks.forEach((chunk, index) => {
      this.#starts[index] = total
      total += chunk.length
    })
    this.#starts[chunks.length] = total
    this.length = total
  }

  /** The slot at a place, -1 outside. */
  at(index: number): number {
    if (index < 0 || index >= this.length) return -1
    const starts = this.#starts
    let chunk = this.#last
    // Neighbours are asked for one after the other.
    if (index < (starts[chunk] ?? 0) || index >= (starts[chunk + 1] ?? 0)) {
      let low = 0
      let high = this.chunks.length - 1
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if ((starts[middle] ?? 0) <= index) low = middle
        else high = middle - 1
      }
      chunk = low
      this.#last = low
    }
    return this.chunks[chunk]?.[index - (starts[chunk] ?? 0)] ?? -1
  }

  /** The first place whose slot's key is not below this one. */
  lowerBound(key: number, keyOf: (slot: number) => number): number {
    return lowerBound(this.length, (place) => keyOf(this.at(place)) < key)
  }
}

/** Puts events in the order of their cursors, wherever in that order they come. */
export class SlotOrder {
  #chunks: Int32Array[] = []
  #list: SlotList | null = null

  constructor(private readonly cursorOf: (slot: number) => number) {}

  get list(): SlotList {
    return (this.#list ??= new SlotList([...this.#chunks]))
  }

  /** The slot with this cursor, -1 when there is none. */
  find(cursor: number): number {
    const { list } = this
    const slot = list.at(list.lowerBound(cursor, this.cursorOf))
    return slot >= 0 && this.cursorOf(slot) === cursor ? slot : -1
  }

  /** Takes in slots that are not in it, in ascending order of their cursors. */
  insert(slots: Int32Array) {
    if (slots.length === 0) return
    this.#list = null
    let from = 0
    while (from < slots.length) {
      const chunk = this.#chunkFor(this.cursorOf(slots[from] ?? 0))
      const next = this.#chunks[chunk + 1]?.[0]
      let to = slots.length
      if (next !== undefined) {
        const limit = this.cursorOf(next)
        to = from
        while (to < slots.length && this.cursorOf(slots[to] ?? 0) < limit) to += 1
      }
      this.#insertAt(chunk, slots.subarray(from, to))
      from = to
    }
  }

  /** The last chunk that begins before this cursor, or the first one. */
  #chunkFor(cursor: number): number {
    let low = 0
    let high = this.#chunks.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.cursorOf(this.#chunks[middle]?.[0] ?? 0) <= cursor) low = middle
      else high = middle - 1
    }
    return low
  }

  #insertAt(index: number, slots: Int32Array) {
    const chunk = this.#chunks[index]
    if (!chunk) {
      this.#chunks.push(Int32Array.from(slots))
      return
    }
    const first = this.cursorOf(slots[0] ?? 0)
    const last = this.cursorOf(slots.at(-1) ?? 0)
    const after = this.cursorOf(chunk.at(-1) ?? 0) < first
    const before = last < this.cursorOf(chunk[0] ?? 0)
    if ((after || before) && chunk.length + slots.length > CHUNK) {
      this.#chunks.splice(after ? index + 1 : index, 0, Int32Array.from(slots))
      return
    }
    const joined = new Int32Array(chunk.length + slots.length)
    let old = 0
    let fresh = 0
    for (let at = 0; at < joined.length; at += 1) {
      const a = chunk[old]
      const b = slots[fresh]
      const takeOld = b === undefined || (a !== undefined && this.cursorOf(a) < this.cursorOf(b))
      joined[at] = (takeOld ? a : b) ?? 0
      if (takeOld) old += 1
      else fresh += 1
    }
    this.#chunks.splice(index, 1, joined)
  }
}
