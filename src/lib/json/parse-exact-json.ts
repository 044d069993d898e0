import { MARK, RepeatedKey } from './exact-json'
import { placeOf, type JsonFault } from './json-fault'

const TOKEN = /["[\]{},]|-?\d[\d.eE+-]*/g

/**
 * The value of a JSON text, with every number as it is written there.
 * @param depthMax how many levels of arrays and objects are read. Callers name it for a text that somebody may have changed: code that
 *   walks through thousands of levels overflows the stack.
 * @throws SyntaxError for what is not JSON, or too deep; RepeatedKey
 */
export function parseExactJson(text: string, depthMax = Infinity): unknown {
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
      if (open.push(token === '{' ? new Set() : null) > depthMax) throw new SyntaxError('too deep')
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
export function endOfString(text: string, start: number): number {
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

/** The same; null for what is not JSON, is too deep, or names a key twice. */
export function readExactJson(text: string, depthMax?: number): { value: unknown } | null {
  try {
    return { value: parseExactJson(text, depthMax) }
  } catch {
    return null
  }
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
