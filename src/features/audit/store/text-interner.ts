import { BLOCK_BITS, BLOCK_SIZE, PlaceTable } from './event-block'
import { largerBytes } from './larger-bytes'
import { SeenHashes } from './seen-hashes'

/** Stands in place of the start of a text that cannot be kept as bytes. */
const KEPT = 0xffffffff
const LONGEST = 255

export function textHash(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** Tells whether a text can be kept as bytes: its length and each of its UTF-16 units must fit into one. */
function fits(text: string): boolean {
  if (text.length > LONGEST) return false
  for (let i = 0; i < text.length; i += 1) if (text.charCodeAt(i) > 255) return false
  return true
}

/** Texts one after the other, each behind its length. */
class TextBlock {
  count = 0
  readonly starts = new Uint32Array(BLOCK_SIZE)
  readonly places = new PlaceTable()
  #bytes = new Uint8Array(8_192)
  #end = 0

  is(place: number, text: string): boolean {
    let at = this.starts[place] ?? KEPT
    if (at === KEPT || this.#bytes[at] !== text.length) return false
    for (let i = 0; i < text.length; i += 1) {
      at += 1
      if (this.#bytes[at] !== text.charCodeAt(i)) return false
    }
    return true
  }

  at(place: number): string {
    const start = (this.starts[place] ?? 0) + 1
    return String.fromCharCode(
      ...this.#bytes.subarray(start, start + (this.#bytes[start - 1] ?? 0)),
    )
  }

  add(text: string, hash: number) {
    const end = this.#end + 1 + text.length
    if (end > this.#bytes.length) this.#bytes = largerBytes(this.#bytes, 2 * this.#bytes.length)
    this.starts[this.count] = this.#end
    this.#bytes[this.#end] = text.length
    for (let i = 0; i < text.length; i += 1) this.#bytes[this.#end + 1 + i] = text.charCodeAt(i)
    this.#end = end
    this.places.enter(hash, this.count)
    this.count += 1
  }
}

/**
 * Numbers of texts of which there may be a million, such as ids of bindings: some 22 bytes for one of twelve letters, where
 * a text and its entry in a `Map` take more than fifty.
 */
export class TextInterner {
  #blocks: TextBlock[] = []
  /** Texts that are not among the bytes, by their numbers, and the numbers by the texts. */
  #kept = new Map<number, string | null>()
  #codes = new Map<string | null, number>()
  #size = 0
  /** The hashes of texts outside the first block, from the second block on. */
  #seen: SeenHashes | null = null

  get size() {
    return this.#size
  }

  at(code: number): string | null | undefined {
    const kept = this.#kept.get(code)
    if (kept !== undefined) return kept
    const block = this.#blocks[code >> BLOCK_BITS]
    const place = code & (BLOCK_SIZE - 1)
    return block === undefined || place >= block.count ? undefined : block.at(place)
  }

  of(text: string | null): number {
    if (text === null || !fits(text)) return this.#ofKept(text)
    const hash = textHash(text)
    const last = this.#seen?.mayHave(hash) === false ? 0 : this.#blocks.length - 1
    for (let index = last; index >= 0; index -= 1) {
      const block = this.#blocks[index]
      const place = block?.places.find(hash, (at) => block.is(at, text)) ?? -1
      if (place >= 0) return (index << BLOCK_BITS) | place
    }
    this.#last().add(text, hash)
    this.#seen?.add(hash)
    return this.#size++
  }

  #ofKept(text: string | null): number {
    const known = this.#codes.get(text)
    if (known !== undefined) return known
    const block = this.#last()
    block.starts[block.count] = KEPT
    block.count += 1
    this.#kept.set(this.#size, text)
    this.#codes.set(text, this.#size)
    return this.#size++
  }

  /** The block with room for one more. */
  #last(): TextBlock {
    const last = this.#blocks.at(-1)
    if (last && last.count < BLOCK_SIZE) return last
    if (this.#blocks.length === 1) this.#seen = new SeenHashes()
    const block = new TextBlock()
    this.#blocks.push(block)
    return block
  }
}
