import type { Side, TextDiff } from '../../lib/diff/comparison'
import { lineText } from '../../lib/diff/text-diff'
import { LineText } from './LineText'
import { pieceCount } from './pieces'
import { lineLength, ROW, type RowNumbers, type View } from './row-table'

type Props = {
  diff: TextDiff
  row: RowNumbers
  view: View
  wrap: boolean
  showWhitespace: boolean
  ignoredWhitespace: boolean
}

const SIDES = { before: 'removed', after: 'added' } as const

/** The cells of a line: numbers and text, once or side by side. */
export function LineCells({ diff, row, view, wrap, showWhitespace, ignoredWhitespace }: Props) {
  const { kind, piece } = row
  const changed = kind === ROW.change
  const sideOf = (side: Side) => (changed && row[side] >= 0 ? SIDES[side] : undefined)
  const spaced =
    ignoredWhitespace &&
    !changed &&
    lineText(diff, 'before', row.before) !== lineText(diff, 'after', row.after)
  // Below each other, a line's two numbers belong to the side that it is of.
  const other = { before: 'after', after: 'before' } as const
  const number = (side: Side) => (
    <div
      role="cell"
      data-cell="number"
      data-side={sideOf(side) ?? (view === 'unified' ? sideOf(other[side]) : undefined)}
      data-column={side}
    >
      {row[side] >= 0 && piece === 0 ? row[side] + 1 : null}
    </div>
  )
  const text = (side: Side) => {
    const line = row[side]
    if (line < 0) return <div role="cell" data-cell="none" data-column={side} />
    const content = piece < pieceCount(lineLength(diff, side, line)) && (
      <LineText
        diff={diff}
        side={side}
        line={line}
        piece={piece}
        changed={changed}
        showWhitespace={showWhitespace}
      />
    )
    return (
      <div
        role="cell"
        data-cell="text"
        data-side={sideOf(side)}
        data-column={view === 'split' ? side : undefined}
        data-continued={piece > 0 ? '' : undefined}
        data-moved={changed && (diff.movedOf[side][line] ?? -1) >= 0 ? '' : undefined}
        data-spaced={spaced ? '' : undefined}
      >
        {wrap ? content : <span data-part="sideways">{content}</span>}
      </div>
    )
  }
  if (view === 'split') {
    return (
      <>
        {number('before')}
        {text('before')}
        {number('after')}
        {text('after')}
      </>
    )
  }
  return (
    <>
      {number('before')}
      {number('after')}
      {text(row.after < 0 ? 'before' : 'after')}
    </>
  )
}
