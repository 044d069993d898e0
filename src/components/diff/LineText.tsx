/** @jsxImportSource react */
// Marks its texts itself: the signs for white space hold a character that is hidden elsewhere.
import type { Side, TextDiff } from '../../lib/diff/comparison'
import { lineText } from '../../lib/diff/text-diff'
import { shownPieces } from '../../lib/text/hidden-text'
import { HiddenMark } from '../../ui/marked/HiddenMark'
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

/** A piece of a line as text. Words that differ stand in <ins> or <del>; hidden characters are marked as everywhere. */
export function LineText({ diff, side, line, piece, changed, showWhitespace }: Props) {
  const text = lineText(diff, side, line)
  const { start, end } = pieceOf(text, piece)
  const show = (part: string) => shown(part, showWhitespace)
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

function shown(text: string, showWhitespace: boolean): React.ReactNode {
  const pieces = shownPieces(text)
  if (pieces.length === 1 && !pieces[0]?.hidden && !showWhitespace) return text
  return pieces.map(({ text: source, hidden }, index) =>
    hidden ? (
      <HiddenMark key={index} hidden={hidden} source={source} />
    ) : showWhitespace ? (
      <Plain key={index}>{withDots(source)}</Plain>
    ) : (
      source
    ),
  )
}

/** Spaces as dots, tabs with an arrow. A dot that was there before is told apart by its element. */
function withDots(text: string): React.ReactNode {
  return text.split(/([\t·])/u).map((part, index) => {
    if (index % 2 === 0) return part.replaceAll(' ', SPACE_DOT)
    return (
      <span key={index} data-source={part} data-white={part === '·' ? undefined : ''}>
        {part === '\t' ? '→\t' : part}
      </span>
    )
  })
}
