/** Gives each distinct value one small number, by a text that tells values apart. */
export class Interner<T> {
  protected readonly values: T[] = []
  #codes = new Map<string, number>()

  get size() {
    return this.values.length
  }

  at(code: number): T | undefined {
    return this.values[code]
  }

  codeOf(key: string, make: () => T): number {
    const known = this.#codes.get(key)
    if (known !== undefined) return known
    const code = this.values.length
    this.values.push(make())
    this.#codes.set(key, code)
    return code
  }
}

/** Numbers of values that are compared as JSON: principals, resources, texts. */
export class JsonInterner<T> extends Interner<T> {
  /** Texts by themselves are not kept a second time as JSON. */
  #texts = new Map<T, number>()

  of(value: T): number {
    if (typeof value !== 'string') return this.codeOf(JSON.stringify(value), () => value)
    const known = this.#texts.get(value)
    if (known !== undefined) return known
    const code = this.values.push(value) - 1
    this.#texts.set(value, code)
    return code
  }
}
