/** What a character does to the token before it. */
const KIND = { unknown: 0, word: 1, space: 2, single: 3, extending: 4, joiner: 5, flag: 6 } as const

const SPACE = /\s/u
/** Belongs to what stands before it: accents, variation selectors, skin tones, halfwidth voicing marks, tags, vowels. */
const EXTENDING = /[\p{M}\p{Emoji_Modifier}\u200c\uff9e\uff9f\u{e0020}-\u{e007f}\u0e33\u0eb3]/u
/** Written without spaces, so that a run of them is no word. */
const IDEOGRAPH = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u
/** Letters, digits, and signs that enclose the digits after them. */
const WORD = /[\p{L}\p{N}_\u0600-\u0605\u06dd\u070f\u08e2]/u
const FLAG = /\p{Regional_Indicator}/u

function kindOf(character: string): number {
  if (SPACE.test(character)) return KIND.space
  if (character === '\u200d') return KIND.joiner
  if (EXTENDING.test(character)) return KIND.extending
  if (FLAG.test(character)) return KIND.flag
  return WORD.test(character) && !IDEOGRAPH.test(character) ? KIND.word : KIND.single
}

/** A long word is one word all the same: beside it, the name of a JSON field must still count. */
const WEIGHT_MAX = 4
const ASCII = 128
/** By code point: the classes above cost too much to ask them for every character. */
const kinds = new Uint8Array(0x110000)

/**
 * Lines cut into words, runs of spaces and single characters, as numbers: equal tokens have equal ids. No cut divides
 * what a reader sees as one character (a surrogate pair, a letter with its accents, a joined emoji, a flag).
 */
export class TokenPool {
  /** Of all lines, one after the other; each line ends with an entry of its own, so that `columns` tells its length. */
  ids: Int32Array = new Int32Array(256)
  /** Where in its line each token starts. */
  columns: Int32Array = new Int32Array(256)
  size = 0
  /** By id: how much a token says when two lines are compared: its length within bounds, nothing for spaces. */
  readonly weights: number[] = []
  private readonly known = new Map<string, number>()
  private readonly knownAscii = new Int32Array(ASCII).fill(-1)

  /** Adds a line; its tokens are `ids[start]` up to `ids[end]`, excluded. */
  add(line: string): { start: number; end: number } {
    const start = this.size
    let at = 0
    while (at < line.length) {
      const end = tokenEnd(line, at)
      this.push(this.idOf(line, at, end), at)
      at = end
    }
    this.push(0, line.length)
    return { start, end: this.size - 1 }
  }

  private push(id: number, column: number): void {
    if (this.size === this.ids.length) {
      this.ids = grown(this.ids)
      this.columns = grown(this.columns)
    }
    this.ids[this.size] = id
    this.columns[this.size] = column
    this.size += 1
  }

  private idOf(line: string, start: number, end: number): number {
    const code = line.charCodeAt(start)
    const ascii = end === start + 1 && code < ASCII
    if (ascii && (this.knownAscii[code] as number) >= 0) return this.knownAscii[code] as number
    const text = line.slice(start, end)
    const found = this.known.get(text)
    if (found !== undefined) return found
    const id = this.weights.length
    this.weights.push(text.trim() === '' ? 0 : Math.min(text.length, WEIGHT_MAX))
    this.known.set(text, id)
    if (ascii) this.knownAscii[code] = id
    return id
  }
}

function grown(numbers: Int32Array): Int32Array {
  const larger = new Int32Array(numbers.length * 2)
  larger.set(numbers)
  return larger
}

/** The kind of the character at `at`; a half of a surrogate pair without its other half is a character too. */
function kindAt(line: string, at: number): number {
  const code = line.codePointAt(at) ?? 0
  let kind = kinds[code] as number
  if (kind === KIND.unknown) {
    kind = kindOf(String.fromCodePoint(code))
    kinds[code] = kind
  }
  return kind
}

/** How many UTF-16 units the character at `at` has. */
const sizeAt = (line: string, at: number): number => ((line.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)

/** Where the token ends that starts at `start`. */
function tokenEnd(line: string, start: number): number {
  let run = kindAt(line, start)
  let last = run
  let at = start + sizeAt(line, start)
  while (at < line.length) {
    const kind = kindAt(line, at)
    // After a joiner another character goes on with the same picture; spaces never do.
    const joined = last === KIND.joiner && kind !== KIND.space
    if (kind === KIND.extending || kind === KIND.joiner) {
      // A space with an accent is a character of its own, not white space before the next.
      if (run === KIND.space) run = KIND.single
    } else if (joined) run = kind
    else if (kind !== run || kind === KIND.single) break
    at += sizeAt(line, at)
    last = kind
  }
  return at
}
