import { visiblePieces } from '../../lib/diff/visible-text'
import type { Segment } from '../../lib/diff/word-marks'

type Props = {
  text: string
  segments?: Segment[] | null
  side: 'removed' | 'added' | 'same'
}

/** A line as text. Words that differ stand in <ins> or <del>; invisible characters are named where the line changed. */
export function LineText({ text, segments, side }: Props) {
  if (side === 'same') return <bdi>{text}</bdi>
  if (!segments) return <bdi>{pieces(text)}</bdi>
  const Mark = side === 'added' ? 'ins' : 'del'
  return (
    <bdi>
      {segments.map((segment, index) =>
        segment.changed ? (
          <Mark key={index}>{pieces(segment.text)}</Mark>
        ) : (
          <span key={index}>{pieces(segment.text)}</span>
        ),
      )}
    </bdi>
  )
}

function pieces(text: string) {
  const all = visiblePieces(text)
  if (all.length === 1 && !all[0]?.hidden) return text
  return all.map((piece, index) =>
    piece.hidden ? (
      <code key={index} data-hidden-character="">
        {piece.text}
      </code>
    ) : (
      piece.text
    ),
  )
}
