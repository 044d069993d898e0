// JSON that comes back as it went in. `JSON.parse` makes 9007199254740992 of 9007199254740993 and 1 of 1.0; a number
// that it would change is kept as its own text instead, in a `String` object: JSON never makes one, and a worker gets it
// as what it is.

declare const EXACT: unique symbol
/** A number that is kept as it was written, see `parse-exact-json.ts`; `String(it)` is its text. */
export type ExactNumber = { readonly [EXACT]: true; toString(): string }
export const isExactNumber = (value: unknown): value is ExactNumber => value instanceof String

/** Thrown for an object that names a key twice: what it holds depends on who reads it. */
export class RepeatedKey extends Error {
  override readonly name = 'RepeatedKey'
  constructor(
    readonly key: string,
    readonly offset: number,
  ) {
    super(`An object names the key ${JSON.stringify(key)} twice.`)
  }
}

/** Marks a number within texts; nobody else can know it. */
export const MARK = `number-${crypto.getRandomValues(new Uint32Array(4)).join('-')}:`
const MARKED = new RegExp(`"${MARK}([^"]*)"`, 'g')

/** The JSON of a value, with every number as it was written. */
export function exactJson(value: unknown, indent?: number): string {
  let any = false
  const text = JSON.stringify(
    value,
    (_key, one: unknown) => {
      if (!isExactNumber(one)) return one
      any = true
      return MARK + String(one)
    },
    indent,
  )
  return any ? text.replace(MARKED, '$1') : text
}
