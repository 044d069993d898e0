import fc from 'fast-check'

/** The choices behind one request, as fast-check generates and shrinks them: smaller numbers mean plainer requests. */
export type Choices = { picks: number[]; text: string; json: unknown }

export const choices: fc.Arbitrary<Choices> = fc.record({
  picks: fc.array(fc.nat({ max: 0xffff }), { minLength: 24, maxLength: 24 }),
  text: fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'binary-ascii', maxLength: 40 }),
  ),
  json: fc.jsonValue({ maxDepth: 4 }),
})

/** Spends the choices of one request in order. */
export class Picker {
  readonly text: string
  readonly json: unknown
  readonly #picks: readonly number[]
  #next = 0

  constructor({ picks, text, json }: Choices) {
    this.#picks = picks
    this.text = text
    this.json = json
  }

  /** From 0 up to `count` - 1. */
  index(count: number): number {
    const value = this.#picks[this.#next % this.#picks.length] ?? 0
    this.#next += 1
    return value % count
  }

  of<T>(list: readonly [T, ...T[]]): T {
    return list[this.index(list.length)] as T
  }

  /** One of what the world has by now; `otherwise` while it has none. */
  from<T>(list: readonly T[], otherwise: T): T {
    return list.length === 0 ? otherwise : (list[this.index(list.length)] as T)
  }

  /** True once in `n` times, and never in the plainest request. */
  rarely(n: number): boolean {
    return this.index(n) === n - 1
  }
}
