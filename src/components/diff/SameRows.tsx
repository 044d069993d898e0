import { memo, useEffect, useRef, useState } from 'react'
import { foldOf } from '../../lib/diff/fold'
import type { TextBlock } from '../../lib/diff/text-diff'
import { FoldRow } from './FoldRow'
import { LineText } from './LineText'

type Props = {
  block: Extract<TextBlock, { kind: 'same' }>
  view: 'split' | 'unified'
  /** Whether a change stands before and after this stretch: there the context is kept. */
  afterChange: boolean
  beforeChange: boolean
}

/** An unchanged stretch, folded but for the lines next to a change. */
export const SameRows = memo(function SameRows({ block, view, afterChange, beforeChange }: Props) {
  const [open, setOpen] = useState(false)
  const body = useRef<HTMLTableSectionElement>(null)
  useEffect(() => {
    // The button that had the focus is gone: what it stood for takes it, so that Tab goes on from there.
    if (open) body.current?.focus({ preventScroll: true })
  }, [open])
  const count = block.lines.length
  const fold = foldOf(count, { afterChange, beforeChange })
  const row = (index: number) => {
    const text = (
      <td data-cell="text">
        <LineText text={block.lines[index] ?? ''} side="same" />
      </td>
    )
    const before = <td data-cell="number">{block.before + index}</td>
    const after = <td data-cell="number">{block.after + index}</td>
    return (
      <tr key={index}>
        {before}
        {view === 'split' ? (
          <>
            <td data-cell="sign" />
            {text}
            {after}
            <td data-cell="sign" />
            {text}
          </>
        ) : (
          <>
            {after}
            <td data-cell="sign" />
            {text}
          </>
        )}
      </tr>
    )
  }
  const rows = (start: number, end: number) =>
    Array.from({ length: end - start }, (_, index) => row(start + index))
  if (open || fold.hidden === 0) {
    return (
      <tbody ref={body} tabIndex={open ? -1 : undefined}>
        {rows(0, count)}
      </tbody>
    )
  }
  return (
    <tbody>
      {rows(0, fold.head)}
      <FoldRow
        hidden={fold.hidden}
        columns={view === 'split' ? 6 : 4}
        onOpen={() => setOpen(true)}
      />
      {rows(count - fold.tail, count)}
    </tbody>
  )
})
