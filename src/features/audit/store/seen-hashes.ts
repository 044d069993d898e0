const BITS = 1 << 23

/**
 * Says of a hash whether it may have been added: a "no" is always right, and one "yes" in twenty is wrong once there are a
 * million. So nobody looks through all blocks for what is new. It takes a megabyte.
 */
export class SeenHashes {
  readonly #bits = new Uint8Array(BITS / 8)

  add(hash: number) {
    for (const bit of [hash % BITS, second(hash)]) {
      this.#bits[bit >> 3] = (this.#bits[bit >> 3] ?? 0) | (1 << (bit & 7))
    }
  }

  mayHave(hash: number): boolean {
    return this.#has(hash % BITS) && this.#has(second(hash))
  }

  #has(bit: number): boolean {
    return ((this.#bits[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0
  }
}

const second = (hash: number) => Math.imul(hash, 0x9e3779b1) >>> 9
