/** @jsxImportSource react */
// Its texts are cut already: marking what is marked would not end.
import type { ReactNode } from 'react'
import { shownPieces, spelledOut, turnedPieces, turnsLine } from '../../lib/text/hidden-text'
import { HiddenMark } from './HiddenMark'

/** A text gets so many elements for its marks, because each costs layout. Marks beyond that are written as plain text. */
const PIECES_MAX = 2_000

/**
 * A text whose hidden characters and letters that pass for others are shown as what they are, and which cannot turn the line around it. It may be a sentence
 * of the console's with a name in it, so it begins at the left, and only what is written from right to left is turned.
 */
export function MarkedText({ text }: { text: string }) {
  const turns = turnsLine(text)
  const parts = shownPieces(text).flatMap((piece) =>
    piece.hidden || !turns
      ? [{ ...piece, turns: false }]
      : turnedPieces(piece.text).map((part) => ({ ...part, hidden: null })),
  )
  const marked = parts
    .slice(0, PIECES_MAX)
    .map(({ text: source, hidden, turns: isTurned }, index): ReactNode => {
      if (hidden) return <HiddenMark key={index} hidden={hidden} source={source} />
      return isTurned ? <bdi key={index}>{source}</bdi> : source
    })
  const rest = parts.slice(PIECES_MAX)
  if (rest.length > 0) marked.push(spelledOut(rest.map((part) => part.text).join('')))
  return turns ? <bdi dir="ltr">{marked}</bdi> : marked
}
