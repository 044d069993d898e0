/** What does not show, or turns the line around it, by its name: a reviewer must see it to judge it. */
const HIDDEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu

/** A stretch of a line: text as it is, or an invisible character by its name. */
export type VisiblePiece = { text: string; hidden: boolean }

/** Cuts a line at its invisible characters (controls, bidirectional overrides, zero-width ones, CR). */
export function visiblePieces(line: string): VisiblePiece[] {
  const pieces: VisiblePiece[] = []
  let end = 0
  for (const match of line.matchAll(HIDDEN)) {
    if (match.index > end) pieces.push({ text: line.slice(end, match.index), hidden: false })
    pieces.push({ text: nameOf(match[0]), hidden: true })
    end = match.index + match[0].length
  }
  if (end < line.length || pieces.length === 0) {
    pieces.push({ text: line.slice(end), hidden: false })
  }
  return pieces
}

function nameOf(character: string): string {
  if (character === '\r') return 'CR'
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
