const BITS = 1 << 23

/**
 * Tells of most hashes that were never added that they were not, in a megabyte: of a million, one in twenty is taken for
 * known. So what is new is not looked for in every block.
 */
export class SeenHashes {
  readonly #bits = new Uint8Array(BITS / 8)

  add(hash: number) {
    for (const bit of [hash % BITS, second(hash)]) {
      this.#bits[bit >> 3] = (this.#bits[bit >> 3] ?? 0) | (1 << (bit & 7))
    }
  }

  mayHave(hash: number): boolean {
    const other = second(hash)
    return this.#has(hash % BITS) && this.#has(other)
  }

  #has(bit: number): boolean {
    return ((this.#bits[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0
  }
}

const second = (hash: number) => Math.imul(hash, 0x9e3779b1) >>> 9
