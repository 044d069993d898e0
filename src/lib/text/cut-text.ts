export type Bounds = { characters: number; lines: number }

/**
 * How much of one text the page lays out unasked: a word of a million characters takes the browser two seconds, and it lays
 * out each line by itself.
 */
const LAID_OUT: Bounds = { characters: 80_000, lines: 10_000 }

/** @returns how many UTF-16 units of a text fit into the bounds: all of them, or as many as stand before the cut */
export function cutAt(text: string, { characters, lines }: Bounds = LAID_OUT): number {
  let end = Math.min(text.length, characters)
  // The cut never goes through a character of two UTF-16 units.
  if (end < text.length && (text.codePointAt(end - 1) ?? 0) > 0xffff) end -= 1
  let at = -1
  for (let line = 0; line < lines; line += 1) {
    at = text.indexOf('\n', at + 1)
    if (at < 0 || at >= end) return end
  }
  return at
}
