import { cutAt, type Bounds } from '../../lib/text/cut-text'

/** Of one piece: laying it out is a short task, whatever stands in it. */
const PIECE: Bounds = { characters: 24_000, lines: 1_000 }
/** Each mark of a hidden character is an element or two, and there may be some among letters that are not ASCII's. */
const MARKED: Bounds = { characters: 8_000, lines: 1_000 }

/** A stretch of a text that is laid out by itself. */
export type LaidOut = {
  text: string
  /** Whether this piece continues the last line of the piece before it. If not, a line feed stands between the two, and neither holds it. */
  goesOn: boolean
}

/** Cuts a text into pieces. A cut falls at the end of a line, or at a blank, where one is near: the browser's search finds no word that a cut divides. */
export function laidOutPieces(text: string): LaidOut[] {
  const bounds = /[^\n\t\x20-\x7e]/.test(text) ? MARKED : PIECE
  const pieces: LaidOut[] = []
  let start = 0
  let goesOn = false
  for (;;) {
    const most = text.slice(start, start + bounds.characters + 1)
    let end = cutAt(most, bounds)
    if (start + end >= text.length) {
      pieces.push({ text: text.slice(start), goesOn })
      return pieces
    }
    if (most[end] !== '\n') {
      const line = most.lastIndexOf('\n', end - 1)
      const blank = most.lastIndexOf(' ', end - 1)
      if (line > 0) end = line
      else if (blank > 0) end = blank + 1
    }
    pieces.push({ text: most.slice(0, end), goesOn })
    goesOn = most[end] !== '\n'
    start += goesOn ? end : end + 1
  }
}
