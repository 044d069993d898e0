export type JsonFault = {
  /** Where the text stops being JSON, in UTF-16 units; the text's length when it ends too early. */
  offset: number
  /** Line and column of it, from 1; the column counts characters. */
  line: number
  column: number
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
// Control characters stand in a JSON text as escapes only.

const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const WORD = /true|false|null/y
const SPACE = /[ \t\n\r]*/y

/**
 * Where a text stops being JSON; null when it is JSON. What a browser says of that differs by browser and often
 * names no place, so that the text is walked here. Not recursive: nesting can't overflow the stack.
 */
export function jsonFault(text: string): JsonFault | null {
  const offset = faultOffset(text)
  return offset === null ? null : placeOf(text, offset)
}

/** Line and column, from 1, of an offset in UTF-16 units. */
export function placeOf(text: string, offset: number): JsonFault {
  const before = text.slice(0, offset)
  const line = before.split('\n').length
  const column = [...before.slice(before.lastIndexOf('\n') + 1)].length + 1
  return { offset, line, column }
}

function faultOffset(text: string): number | null {
  let at = 0
  /** What closes the objects and arrays that are open. */
  const open: ('}' | ']')[] = []
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (!found) return false
    at = pattern.lastIndex
    return true
  }
  const takeChar = (char: string) => {
    if (text[at] !== char) return false
    at += 1
    return true
  }
  const takeKey = () => {
    if (!take(STRING)) return false
    take(SPACE)
    if (!takeChar(':')) return false
    take(SPACE)
    return true
  }
  take(SPACE)
  for (;;) {
    // A value begins here.
    if (takeChar('{')) {
      take(SPACE)
      if (!takeChar('}')) {
        if (!takeKey()) return at
        open.push('}')
        continue
      }
    } else if (takeChar('[')) {
      take(SPACE)
      if (!takeChar(']')) {
        open.push(']')
        continue
      }
    } else if (!take(STRING) && !take(WORD) && !take(NUMBER)) return at
    // A value ended here.
    take(SPACE)
    for (;;) {
      const closing = open.at(-1)
      if (closing === undefined) return at === text.length ? null : at
      if (takeChar(closing)) {
        open.pop()
        take(SPACE)
        continue
      }
      if (!takeChar(',')) return at
      take(SPACE)
      if (closing === '}' && !takeKey()) return at
      break
    }
  }
}
