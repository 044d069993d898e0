import { memo, useMemo } from 'react'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { splitRows } from '../../lib/diff/split-rows'
import type { Line, TextBlock } from '../../lib/diff/text-diff'
import { useTexts } from '../../ui/language'
import { LineText } from './LineText'
import { diffTexts } from './texts'

type Props = {
  block: Extract<TextBlock, { kind: 'change' }>
  view: 'split' | 'unified'
  /** Number of the change among all, from 0: where "Next change" scrolls to. */
  change: number
  current: boolean
}

/** A changed stretch of lines. The sign column tells added from removed by shape, and in words to screen readers. */
export const ChangeRows = memo(function ChangeRows({ block, view, change, current }: Props) {
  const t = useTexts(diffTexts)
  const rows = useMemo(() => (view === 'split' ? splitRows(block) : []), [block, view])
  const sign = (side: 'removed' | 'added') => (
    <td data-cell="sign" data-side={side}>
      <span aria-hidden="true">{side === 'added' ? '+' : '−'}</span>
      <span style={visuallyHidden}>{side === 'added' ? t.added : t.removed}</span>
    </td>
  )
  const text = (line: Line, side: 'removed' | 'added') => (
    <td data-cell="text" data-side={side}>
      <LineText text={line.text} segments={line.segments} side={side} />
    </td>
  )
  const number = (value: number | null, side?: 'removed' | 'added') => (
    <td data-cell="number" data-side={side}>
      {value}
    </td>
  )
  const half = (line: Line | null, side: 'removed' | 'added') =>
    line ? (
      <>
        {number(line.number, side)}
        {sign(side)}
        {text(line, side)}
      </>
    ) : (
      <td colSpan={3} data-cell="none" />
    )
  const columns = view === 'split' ? 6 : 4
  return (
    <tbody data-change={change} aria-current={current || undefined}>
      {block.coarse && (
        <tr data-row="note">
          <td colSpan={columns}>{t.coarseHere}</td>
        </tr>
      )}
      {view === 'split'
        ? rows.map((row, index) => (
            <tr key={index}>
              {half(row.left, 'removed')}
              {half(row.right, 'added')}
            </tr>
          ))
        : [
            ...block.removed.map((line) => (
              <tr key={`-${line.number}`}>
                {number(line.number, 'removed')}
                {number(null, 'removed')}
                {sign('removed')}
                {text(line, 'removed')}
              </tr>
            )),
            ...block.added.map((line) => (
              <tr key={`+${line.number}`}>
                {number(null, 'added')}
                {number(line.number, 'added')}
                {sign('added')}
                {text(line, 'added')}
              </tr>
            )),
          ]}
    </tbody>
  )
})
