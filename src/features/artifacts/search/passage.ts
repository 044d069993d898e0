/** A piece of a text: before what was searched for, the word itself, and after it. */
export type Passage = { before: string; word: string; after: string }

/** Characters before and after the word. */
const AROUND = 70
const WORD_PART = /[\p{L}\p{N}_]/u
const HAN = /\p{Script=Han}/u

/**
 * Where one of the searched words stands, for a person to see why an Artifact was found. The server does not tell; whole
 * words are looked for as it does, any of them, the longest first.
 * @returns null where none stands in these texts as it was typed
 */
export function passageOf(content: unknown, query: string): Passage | null {
  const words = [...new Set(query.toLowerCase().match(/[\p{L}\p{N}_'’]+/gu) ?? [])].sort(
    (a, b) => b.length - a.length,
  )
  const texts = textsIn(content)
  for (const word of words) {
    for (const text of texts) {
      const at = placeOf(text, word)
      if (at !== null) return cut(text, at, word.length)
    }
  }
  return null
}

function placeOf(text: string, word: string): number | null {
  const lower = text.toLowerCase()
  // A letter whose small form is longer would move all places behind it.
  if (lower.length !== text.length) return null
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
    if (HAN.test(word)) return at
    const isWhole = ![lower[at - 1], lower[at + word.length]].some(
      (beside) => beside !== undefined && WORD_PART.test(beside),
    )
    if (isWhole) return at
  }
  return null
}

function cut(text: string, at: number, length: number): Passage {
  const line = (part: string) => part.replace(/\s+/gu, ' ')
  const start = besideCharacter(text, Math.max(0, at - AROUND))
  const end = besideCharacter(text, Math.min(text.length, at + length + AROUND))
  return {
    before: `${start > 0 ? '…' : ''}${line(text.slice(start, at))}`,
    word: text.slice(at, at + length),
    after: `${line(text.slice(at + length, end))}${end < text.length ? '…' : ''}`,
  }
}

/** The same place, or the one before the character that it would cut in two. */
const besideCharacter = (text: string, at: number) =>
  (text.codePointAt(at - 1) ?? 0) > 0xffff ? at - 1 : at

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []
