/** Events in a block: a power of two below the numbers of a `Uint16Array`, one of which means "none". */
export const BLOCK_BITS = 15
export const BLOCK_SIZE = 1 << BLOCK_BITS
const TABLE_SIZE = 2 * BLOCK_SIZE

/** An id as four words of 32 bits. */
export type IdOfWords = readonly [number, number, number, number]

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

/** A small number for each event of a block: it takes two bytes until one of them needs four. */
export class Codes {
  #of: Uint16Array | Uint32Array = new Uint16Array(BLOCK_SIZE)

  at(place: number): number {
    return this.#of[place] ?? 0
  }

  set(place: number, code: number) {
    if (code > 0xffff && this.#of instanceof Uint16Array) this.#of = Uint32Array.from(this.#of)
    this.#of[place] = code
  }
}

/** An id of four words for each event of a block. The last two words take room from the first id on that has them. */
export class IdWords {
  readonly #first = new Uint32Array(2 * BLOCK_SIZE)
  #last: Uint32Array | null = null

  at(place: number): IdOfWords {
    const of = this.#last
    return [
      this.#first[2 * place] ?? 0,
      this.#first[2 * place + 1] ?? 0,
      of?.[2 * place] ?? 0,
      of?.[2 * place + 1] ?? 0,
    ]
  }

  set(place: number, [a, b, c, d]: IdOfWords) {
    this.#first[2 * place] = a
    this.#first[2 * place + 1] = b
    if (c === 0 && d === 0) return
    this.#last ??= new Uint32Array(2 * BLOCK_SIZE)
    this.#last[2 * place] = c
    this.#last[2 * place + 1] = d
  }

  /** Whether this id stands at a place. It makes no array, since each search compares many. */
  is(place: number, [a, b, c, d]: IdOfWords): boolean {
    const first = this.#first
    if (first[2 * place] !== a || first[2 * place + 1] !== b) return false
    const of = this.#last
    return of === null ? c === 0 && d === 0 : of[2 * place] === c && of[2 * place + 1] === d
  }
}

/** Holds events in columns, each event in 71 bytes or more. More events go into further blocks, so that none has to be moved. */
export class EventBlock {
  count = 0
  readonly cursor = new Float64Array(BLOCK_SIZE)
  readonly micros = new Float64Array(BLOCK_SIZE)
  readonly eventId = new IdWords()
  readonly requestId = new IdWords()
  readonly shape = new Codes()
  readonly who = new Codes()
  readonly resource = new Codes()
  readonly policy = new Codes()
  readonly matched = new Codes()
  readonly binding = new Codes()
  readonly rest = new Codes()
  readonly own = new Uint8Array(BLOCK_SIZE)
  /** The slot of that event of the same request which was read first, and the one that was read after it or, of the last, the first. */
  readonly request = new Uint32Array(BLOCK_SIZE)
  readonly nextOfRequest = new Uint32Array(BLOCK_SIZE)
  /** By the hash of the event id. */
  readonly byId = new PlaceTable()
  /** The first events of their requests, by the hash of the request id. */
  readonly byRequest = new PlaceTable()
}
