import { endOfString } from './parse-exact-json'

/** Levels that are followed: a file of the console's own has fewer than ten, and writing thousands overflows the stack. */
const DEPTH_MAX = 100

/**
 * Reads a JSON text that somebody handed over or may have changed.
 * @returns null for a text that is not JSON, that is too deep to be written again, or in which an object has a key twice:
 *   programs differ in which of the two values they take
 */
export function readGivenJson(text: string): { value: unknown } | null {
  try {
    return isPlain(text) ? { value: JSON.parse(text) as unknown } : null
  } catch {
    return null
  }
}

const TOKEN = /["[\]{},]/g

/**
 * Whether no key stands twice and nothing is too deep, looked at before the text is parsed: what is too deep takes seconds to
 * read. Of a text that is no JSON it says anything.
 * @throws SyntaxError for a key that is no JSON
 */
function isPlain(text: string): boolean {
  /** The keys of each object that is open; null for an array. */
  const open: (Set<string> | null)[] = []
  let keyAhead = false
  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) {
    const [token] = match
    if (token === '"') {
      const end = endOfString(text, match.index)
      // A string without an end.
      if (end === 0) return false
      TOKEN.lastIndex = end
      const keys = keyAhead ? open.at(-1) : null
      keyAhead = false
      if (!keys) continue
      const key = JSON.parse(text.slice(match.index, end)) as string
      if (keys.has(key)) return false
      keys.add(key)
    } else if (token === '{' || token === '[') {
      if (open.push(token === '{' ? new Set() : null) > DEPTH_MAX) return false
      keyAhead = token === '{'
    } else if (token === ',') keyAhead = open.at(-1) instanceof Set
    else {
      open.pop()
      keyAhead = false
    }
  }
  return true
}
