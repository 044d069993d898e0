/** Events in a block: a power of two below the numbers of a `Uint16Array`, one of which means "none". */
export const BLOCK_BITS = 15
export const BLOCK_SIZE = 1 << BLOCK_BITS
const TABLE_SIZE = 2 * BLOCK_SIZE

/** The words of an id, mixed: counted ids differ in their low bits alone. */
export function hashOf(a: number, b: number, c: number, d: number): number {
  let hash = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b)
  hash = Math.imul(hash ^ b ^ (hash >>> 13), 0xc2b2ae35)
  hash = Math.imul(hash ^ c ^ (hash >>> 15), 0x27d4eb2f)
  hash = Math.imul(hash ^ d ^ (hash >>> 13), 0x165667b1)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Open addressing by a hash: places of a block, plus one; 0 for none. */
export class PlaceTable {
  readonly #entries = new Uint16Array(TABLE_SIZE)

  /** The places with this hash, one after the other, until `accept` takes one; -1 for none. */
  find(hash: number, accept: (place: number) => boolean): number {
    for (let at = hash & (TABLE_SIZE - 1); ; at = (at + 1) & (TABLE_SIZE - 1)) {
      const entry = this.#entries[at] ?? 0
      if (entry === 0) return -1
      if (accept(entry - 1)) return entry - 1
    }
  }

  enter(hash: number, place: number) {
    let at = hash & (TABLE_SIZE - 1)
    while (this.#entries[at] !== 0) at = (at + 1) & (TABLE_SIZE - 1)
    this.#entries[at] = place + 1
  }
}

/** Events side by side in columns; about 93 bytes each, and nothing is moved when more come. */
export class EventBlock {
  count = 0
  readonly cursor = new Float64Array(BLOCK_SIZE)
  readonly micros = new Float64Array(BLOCK_SIZE)
  readonly eventId = new Uint32Array(4 * BLOCK_SIZE)
  readonly requestId = new Uint32Array(4 * BLOCK_SIZE)
  readonly shape = new Uint32Array(BLOCK_SIZE)
  readonly who = new Uint32Array(BLOCK_SIZE)
  readonly resource = new Uint32Array(BLOCK_SIZE)
  readonly policy = new Uint32Array(BLOCK_SIZE)
  readonly matched = new Uint32Array(BLOCK_SIZE)
  readonly binding = new Uint32Array(BLOCK_SIZE)
  readonly rest = new Uint32Array(BLOCK_SIZE)
  readonly own = new Uint8Array(BLOCK_SIZE)
  /** The slot of that event of the same request which was read first, and the one that was read after it or, of the last, the first. */
  readonly request = new Uint32Array(BLOCK_SIZE)
  readonly nextOfRequest = new Uint32Array(BLOCK_SIZE)
  /** By the hash of the event id. */
  readonly byId = new PlaceTable()
  /** The first events of their requests, by the hash of the request id. */
  readonly byRequest = new PlaceTable()
}
