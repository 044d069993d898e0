/** Gives each distinct value one small number, by a text that tells values apart. */
export class Interner<T> {
  readonly values: T[] = []
  #codes = new Map<string, number>()

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
  of(value: T): number {
    return this.codeOf(typeof value === 'string' ? `"${value}` : JSON.stringify(value), () => value)
  }
}
