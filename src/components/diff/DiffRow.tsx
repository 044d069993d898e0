import { memo, type ReactNode, type Ref } from 'react'
import type { Comparison, Side } from '../../lib/diff/comparison'
import { movedAt } from '../../lib/diff/text-diff'
import { FoldCell } from './FoldCell'
import { LineCells } from './LineCells'
import { ROW, rowAt, type RowTable, type View } from './row-table'
import type { DiffTexts } from './texts'

export type RowActions = {
  /** Opens a fold: some lines at its start or end, or all of it. */
  open: (section: number, block: number, where: 'head' | 'tail' | 'all') => void
  /** Goes to the other end of lines that moved. */
  follow: (section: number, run: number, to: Side) => void
}

type Props = {
  comparison: Comparison
  table: RowTable
  index: number
  /** The first row of its table. */
  firstRow: number
  view: View
  /** It belongs to the change that the reader is at. */
  current: boolean
  wrap: boolean
  showWhitespace: boolean
  t: DiffTexts
  actions: RowActions
  measure: Ref<HTMLDivElement>
}

/**
 * One row of a table of lines. Few elements, and plain ones: styles come from one rule at the region, the sign of a side
 * and its word from generated content.
 */
export const DiffRow = memo(function DiffRow(props: Props) {
  const {
    comparison,
    table,
    index,
    firstRow,
    view,
    current,
    wrap,
    showWhitespace,
    t,
    actions,
    measure,
  } = props
  const row = rowAt(table, index)
  const { kind, section, block, before, after } = row
  const diff = comparison.sections[section]?.diff
  if (!diff) return null
  const element = (name: string, children: ReactNode) => (
    <div
      ref={measure}
      role="row"
      aria-rowindex={index - firstRow + 2}
      data-index={index}
      data-row={name}
      data-current={current || undefined}
    >
      {children}
    </div>
  )
  const whole = (children: ReactNode) => (
    <div role="cell" aria-colspan={view === 'split' ? 4 : 3}>
      {children}
    </div>
  )
  if (kind === ROW.fold) {
    const onOpen = (where: 'head' | 'tail' | 'all') => actions.open(section, block, where)
    return element(
      'fold',
      whole(<FoldCell hidden={after} first={block === 0} t={t} onOpen={onOpen} />),
    )
  }
  if (kind === ROW.coarse) return element('coarse', whole(t.coarseHere))
  if (kind === ROW.moved) {
    const { from, to, count } = movedAt(diff, before)
    const out = after === 0
    const target = out ? to : from
    return element(
      'moved',
      whole(
        <>
          <span aria-hidden="true">{out ? '↷ ' : '↶ '}</span>
          {out ? t.movedTo(count, to) : t.movedFrom(count, from)}
          <button
            type="button"
            onClick={() => actions.follow(section, before, out ? 'after' : 'before')}
          >
            {t.goToLine(target)}
          </button>
        </>,
      ),
    )
  }
  return element(
    'line',
    <LineCells
      diff={diff}
      row={row}
      view={view}
      wrap={wrap}
      showWhitespace={showWhitespace}
      ignoredWhitespace={comparison.ignoredWhitespace}
    />,
  )
})
