const BLANKS = /[ \t\n\r]*/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
/** The last two are no JSON; the real service reads them all the same. */
const WORD = /null|true|false|NaN|-?Infinity/y
const HEX = /[0-9a-fA-F]{4}/y
const SPACE = 0x20

class Fault extends Error {
  constructor(readonly at: number) {
    super('The text is no JSON.')
  }
}

/**
 * Finds where the real service's parser stops in a text that is no JSON, counted in characters (contract §2).
 * @returns null where it reads the text: it knows NaN and Infinity.
 * @throws whatever `tooDeep` makes when arrays and objects are nested deeper than `depthMax`
 */
export function jsonFault(text: string, depthMax: number, tooDeep: () => Error): number | null {
  try {
    read(text, depthMax, tooDeep)
    return null
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return [...text.slice(0, error.at)].length
  }
}

function read(text: string, depthMax: number, tooDeep: () => Error) {
  let at = 0
  const past = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found === null) return false
    at += found[0].length
    return true
  }
  const skipBlanks = () => past(BLANKS)
  const expect = (mark: string) => {
    if (text[at] !== mark) throw new Fault(at)
    at += 1
  }
  const readText = () => {
    const beginning = at
    at += 1
    for (;;) {
      while (text.charCodeAt(at) >= SPACE && text[at] !== '"' && text[at] !== '\\') at += 1
      if (at >= text.length) throw new Fault(beginning)
      if (text[at] === '"') break
      if (text[at] !== '\\') throw new Fault(at)
      const escape = text[at + 1]
      if (escape === undefined) throw new Fault(beginning)
      if (!'"\\/bfnrtu'.includes(escape)) throw new Fault(at)
      at += 2
      if (escape !== 'u') continue
      // Four digits that end the text are refused as too few.
      if (at + 4 >= text.length || !past(HEX)) throw new Fault(at - 1)
    }
    at += 1
  }
  /** The closing marks of the arrays and objects that are open. */
  const open: string[] = []
  const readKey = () => {
    skipBlanks()
    if (text[at] !== '"') throw new Fault(at)
    readText()
    skipBlanks()
    expect(':')
  }
  /** Reads to the end of a value that holds no other, or to the first value within. */
  const readValue = (): 'ended' | 'opened' => {
    skipBlanks()
    const mark = text[at]
    if (mark === '{' || mark === '[') {
      at += 1
      const closing = mark === '{' ? '}' : ']'
      skipBlanks()
      if (text[at] === closing) {
        at += 1
        return 'ended'
      }
      if (open.push(closing) > depthMax) throw tooDeep()
      if (closing === '}') readKey()
      return 'opened'
    }
    if (mark === '"') readText()
    else if (!past(WORD) && !past(NUMBER)) throw new Fault(at)
    return 'ended'
  }
  for (;;) {
    if (readValue() === 'opened') continue
    skipBlanks()
    while (open.length > 0 && text[at] === open.at(-1)) {
      open.pop()
      at += 1
      skipBlanks()
    }
    if (open.length === 0) break
    expect(',')
    if (open.at(-1) === '}') readKey()
  }
  if (at < text.length) throw new Fault(at)
}
