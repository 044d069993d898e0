/** The page lays out so many characters of one field unasked, because a word of a million takes the browser two seconds. */
const CHARACTERS_MAX = 80_000
/** The page lays out so many lines of one field unasked, because the browser lays out each by itself. */
const LINES_MAX = 10_000

/** Where a text is cut that is too long to be laid out unasked, in UTF-16 units; its length where it is not. */
export function cutAt(text: string): number {
  let end = Math.min(text.length, CHARACTERS_MAX)
  // The cut never goes through a character of two UTF-16 units.
  if (end < text.length && (text.codePointAt(end - 1) ?? 0) > 0xffff) end -= 1
  let at = -1
  for (let line = 0; line < LINES_MAX; line += 1) {
    at = text.indexOf('\n', at + 1)
    if (at < 0 || at >= end) return end
  }
  return at
}
