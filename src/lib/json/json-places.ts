import { endOfString } from './parse-exact-json'

/** A stretch of a text, in UTF-16 units. */
export type Place = { from: number; to: number }

type Value = Place & { parts: Map<string | number, Value> }
type Open = { value: Value; step: string | number; isObject: boolean }

const TOKEN = /["[\]{},:]|[^\s"[\]{},:]+/g

/**
 * Finds where values stand in a JSON text. A place begins with the value's key; the place of an object or a list ends at its
 * opening bracket. A value that is missing gets the place of the nearest value around it. The function does not call itself,
 * so deep nesting cannot overflow the stack.
 */
export function jsonPlaces(text: string): (path: readonly (string | number)[]) => Place {
  const root: Value = { from: 0, to: 0, parts: new Map() }
  const open: Open[] = []
  let keyAhead = false
  let keyStart: number | null = null
  const add = (from: number, to: number): Value => {
    const around = open.at(-1)
    const value = around ? { from: keyStart ?? from, to, parts: new Map() } : root
    if (around) around.value.parts.set(around.step, value)
    else Object.assign(root, { from, to })
    keyStart = null
    return value
  }
  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) {
    const [token] = match
    const { index } = match
    const around = open.at(-1)
    if (token === '{' || token === '[') {
      const isObject = token === '{'
      open.push({ value: add(index, index + 1), step: isObject ? '' : 0, isObject })
      keyAhead = isObject
    } else if (token === '}' || token === ']') {
      open.pop()
      keyAhead = false
    } else if (token === ',') {
      if (typeof around?.step === 'number') around.step += 1
      keyAhead = around?.isObject ?? false
    } else if (token === '"') {
      TOKEN.lastIndex = endOfString(text, index)
      if (keyAhead && around) {
        around.step = JSON.parse(text.slice(index, TOKEN.lastIndex)) as string
        keyStart = index
        keyAhead = false
      } else add(index, TOKEN.lastIndex)
    } else if (token !== ':') add(index, index + token.length)
  }
  return (path) => {
    let found = root
    for (const step of path) {
      const part = found.parts.get(step)
      if (!part) break
      found = part
    }
    return { from: found.from, to: found.to }
  }
}
