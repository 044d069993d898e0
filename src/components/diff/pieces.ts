/** UTF-16 units of a line that one row shows: a line of 256 KB in one row would cost a second of layout. */
export const PIECE = 1_000
/** How far a cut may move to the left to leave a character whole. */
const BACK_MAX = 32

/** How many rows a line of this length takes. */
export const pieceCount = (length: number) => Math.max(1, Math.ceil(length / PIECE))

/** What may not stand alone at the start of a row: marks that belong to the character before them. */
const JOINED = /^[\p{M}\u200d\ufe00-\ufe0f\u{1f3fb}-\u{1f3ff}]/u

function cut(text: string, at: number): number {
  if (at <= 0) return 0
  if (at >= text.length) return text.length
  for (let back = 0; back < BACK_MAX; back += 1) {
    const here = at - back
    const unit = text.charCodeAt(here)
    const inPair = unit >= 0xdc00 && unit <= 0xdfff && isHigh(text.charCodeAt(here - 1))
    if (!inPair && !JOINED.test(text.slice(here, here + 2)) && text[here - 1] !== '\u200d') {
      return here
    }
  }
  return at
}

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff

/** Where a piece of a line starts and ends: the pieces of a line, joined, are that line. */
export function pieceOf(text: string, piece: number): { start: number; end: number } {
  return { start: cut(text, piece * PIECE), end: cut(text, (piece + 1) * PIECE) }
}
