import type { Side, TextDiff } from '../../lib/diff/comparison'
import { lineText } from '../../lib/diff/text-diff'
import { visiblePieces } from '../../lib/diff/visible-text'
import { markedPieces } from './marked-pieces'
import { pieceOf } from './pieces'

type Props = {
  diff: TextDiff
  side: Side
  /** From 0. */
  line: number
  piece: number
  changed: boolean
  showWhitespace: boolean
}

/** What a space shows as where white space is visible; the line may break after it. A copy turns it back. */
export const SPACE_DOT = '·\u200b'

/**
 * A piece of a line as text. Words that differ stand in <ins> or <del>; invisible characters are named where the line
 * changed, with the character itself in `data-source`, so that a copy holds what was saved.
 */
export function LineText({ diff, side, line, piece, changed, showWhitespace }: Props) {
  const text = lineText(diff, side, line)
  const { start, end } = pieceOf(text, piece)
  const show = (part: string) => shown(part, changed, showWhitespace)
  if (!changed) return show(text.slice(start, end))
  const Mark = side === 'after' ? 'ins' : 'del'
  return markedPieces(diff.marks[side], line, text, start, end).map((part, index) =>
    part.changed ? (
      <Mark key={index}>{show(part.text)}</Mark>
    ) : (
      <Plain key={index}>{show(part.text)}</Plain>
    ),
  )
}

const Plain = ({ children }: { children: React.ReactNode }) => children

function shown(text: string, changed: boolean, showWhitespace: boolean): React.ReactNode {
  const pieces = changed ? visiblePieces(text) : [{ text, hidden: false }]
  const only = pieces.length === 1 && pieces[0] && !pieces[0].hidden ? pieces[0].text : null
  if (only !== null && !showWhitespace) return only
  let at = 0
  return pieces.map((piece, index) => {
    const from = at
    at += piece.hidden ? lengthAt(text, from) : piece.text.length
    if (piece.hidden) {
      return (
        <code key={index} data-source={text.slice(from, at)}>
          {piece.text}
        </code>
      )
    }
    return showWhitespace ? <Plain key={index}>{withDots(piece.text)}</Plain> : piece.text
  })
}

const lengthAt = (text: string, at: number) => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)

/** Spaces as dots, tabs with an arrow. A dot that was there before is told apart by its element. */
function withDots(text: string): React.ReactNode {
  return text.split(/([\t·\u00a0])/u).map((part, index) => {
    if (index % 2 === 0) return part.replaceAll(' ', SPACE_DOT)
    return (
      <span key={index} data-source={part} data-white={part === '·' ? undefined : ''}>
        {part === '\t' ? '→\t' : part === '\u00a0' ? '⍽' : part}
      </span>
    )
  })
}
