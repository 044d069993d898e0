import { placeOf, type JsonFault } from './json-fault'

// JSON that comes back as it went in. `JSON.parse` makes 9007199254740992 of 9007199254740993 and 1 of 1.0; a number
// that it would change is kept as its own text instead, in a `String` object: JSON never makes one, and a worker gets it
// as what it is.

declare const EXACT: unique symbol
/** A number that is kept as it was written, see `parseExactJson`; `String(it)` is its text. */
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
const MARK = `number-${crypto.getRandomValues(new Uint32Array(4)).join('-')}:`
const MARKED = new RegExp(`"${MARK}([^"]*)"`, 'g')
const TOKEN = /["[\]{},]|-?\d[\d.eE+-]*/g

/**
 * The value of a JSON text, with every number as it is written there.
 * @throws SyntaxError for what is not JSON; RepeatedKey
 */
export function parseExactJson(text: string): unknown {
  const plain: unknown = JSON.parse(text)
  let marked = ''
  let done = 0
  /** The keys of each object that is open; null for an array. */
  const open: (Set<string> | null)[] = []
  let keyAhead = false
  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) {
    const [token] = match
    const { index } = match
    if (token === '{' || token === '[') {
      open.push(token === '{' ? new Set() : null)
      keyAhead = token === '{'
    } else if (token === '}' || token === ']') {
      open.pop()
      keyAhead = false
    } else if (token === ',') keyAhead = open.at(-1) !== null
    else if (token === '"') {
      TOKEN.lastIndex = endOfString(text, index)
      const keys = keyAhead ? open.at(-1) : null
      keyAhead = false
      if (!keys) continue
      const key = JSON.parse(text.slice(index, TOKEN.lastIndex)) as string
      if (keys.has(key)) throw new RepeatedKey(key, index)
      keys.add(key)
    } else if (String(Number(token)) !== token) {
      marked += `${text.slice(done, index)}"${MARK}${token}"`
      done = index + token.length
    }
  }
  if (done === 0) return plain
  return JSON.parse(marked + text.slice(done), (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith(MARK) ? Object(value.slice(MARK.length)) : value,
  )
}

/** Where a string ends that begins at `start`; not by a pattern, which a text of megabytes takes too deep. */
function endOfString(text: string, start: number): number {
  let end = start
  do {
    end = text.indexOf('"', end + 1)
  } while (isEscaped(text, end))
  return end + 1
}

function isEscaped(text: string, at: number): boolean {
  let before = at
  while (text[before - 1] === '\\') before -= 1
  return (at - before) % 2 === 1
}

/** The same; null for what is not JSON, or names a key twice. */
export function readExactJson(text: string): { value: unknown } | null {
  try {
    return { value: parseExactJson(text) }
  } catch {
    return null
  }
}

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

/** The key that a text names twice in one object, and where; null where there is none, or the text is not JSON. */
export function repeatedKey(text: string): (JsonFault & { key: string }) | null {
  try {
    parseExactJson(text)
  } catch (error) {
    if (error instanceof RepeatedKey) return { ...placeOf(text, error.offset), key: error.key }
  }
  return null
}

/**
 * Whether two numbers are the same, however they are written and however many digits they have.
 * @param one as JSON writes it
 */
export const sameNumber = (one: string, other: string): boolean => decimal(one) === decimal(other)

function decimal(number: string): string {
  const [, sign = '', whole = '', part = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(number) ?? []
  const digits = (whole + part).replace(/^0+/, '')
  const short = digits.replace(/0+$/, '')
  if (short === '') return '0'
  return `${sign}${short}e${Number(power) - part.length + digits.length - short.length}`
}
