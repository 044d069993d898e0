/** @jsxImportSource react */
// Its texts are cut already: marking what is marked would not end.
import { spelledOut, textPieces, turnsLine } from '../../lib/text/hidden-text'
import { HiddenMark } from './HiddenMark'

/** Of a text with more marks the first are elements and the rest are written out: each element costs layout. */
const PIECES_MAX = 2_000

/** A text whose hidden characters are shown as what they are, and which cannot turn the line around it. */
export function MarkedText({ text }: { text: string }) {
  const pieces = textPieces(text)
  const marked = pieces
    .slice(0, PIECES_MAX)
    .map(({ text: source, hidden }, index) =>
      hidden ? <HiddenMark key={index} hidden={hidden} source={source} /> : source,
    )
  const rest = pieces.slice(PIECES_MAX)
  if (rest.length > 0) marked.push(spelledOut(rest.map((piece) => piece.text).join('')))
  return turnsLine(text) ? <bdi>{marked}</bdi> : marked
}
