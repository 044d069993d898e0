import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import {
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import type { Comparison } from '../../lib/diff/comparison'
import { useTexts } from '../../ui/language'
import { usePrintedAt } from '../../ui/printing'
import { DiffRow, type RowActions } from './DiffRow'
import { DiffSection, type SideTitles } from './DiffSection'
import { rowHeights } from './row-height'
import { ROW, rowAt, rowKey, type RowTable, type Stop, type View } from './row-table'
import { diffTexts } from './texts'
import type { Metrics } from './use-metrics'

const OVERSCAN = 6
/** Rows that paper gets at most: about a hundred pages. */
const PRINTED_MAX = 5_000
const allRows = ({ count }: Range) =>
  Array.from({ length: Math.min(count, PRINTED_MAX) }, (_, row) => row)
/** Pixels that stay above a change that is gone to: its heading, and two lines. */
const ABOVE = 76

export type RowsHandle = { show: (row: number) => void }

type Props = {
  region: RefObject<HTMLDivElement | null>
  comparison: Comparison
  table: RowTable
  view: View
  titles: SideTitles | undefined
  metrics: Metrics
  wrap: boolean
  showWhitespace: boolean
  current: Stop | null
  actions: RowActions
  ref: Ref<RowsHandle>
}

/** The rows of a comparison, however many: only those near the view exist. */
export function DiffRows(props: Props) {
  const { region, comparison, table, view, metrics, wrap, showWhitespace, current } = props
  const t = useTexts(diffTexts)
  const isPrinting = usePrintedAt() !== null
  const estimateSize = useMemo(
    () => rowHeights(comparison, table, view, wrap, metrics),
    [comparison, table, view, wrap, metrics],
  )
  const getItemKey = useCallback((row: number) => rowKey(table, row), [table])
  // eslint-disable-next-line react-hooks/incompatible-library -- rows are memoised by hand, on plain values
  const rows = useVirtualizer({
    count: table.count,
    getScrollElement: () => region.current,
    estimateSize,
    getItemKey,
    overscan: OVERSCAN,
    rangeExtractor: isPrinting ? allRows : defaultRangeExtractor,
    scrollPaddingStart: ABOVE,
    initialRect: { width: metrics.width, height: region.current?.clientHeight ?? 0 },
  })
  const measured = useRef({ metrics, wrap, view })
  useLayoutEffect(() => {
    const last = measured.current
    if (last.metrics === metrics && last.wrap === wrap && last.view === view) return
    measured.current = { metrics, wrap, view }
    rows.measure()
  }, [rows, metrics, wrap, view])
  useImperativeHandle(
    props.ref,
    () => ({ show: (row) => rows.scrollToIndex(row, { align: 'start' }) }),
    [rows],
  )
  const items = rows.getVirtualItems()
  const first = items[0]?.index ?? 0
  const last = items.at(-1)?.index ?? -1
  const startOf = (row: number) =>
    row < table.count ? (rows.measurementsCache[row]?.start ?? 0) : rows.getTotalSize()
  const isCurrent = (row: number) => current !== null && row >= current.row && row < current.end

  const sections: ReactNode[] = []
  comparison.sections.forEach((section, index) => {
    const heading = table.sectionRows[index] ?? 0
    const end = table.sectionRows[index + 1] ?? table.count
    if (last < heading || first >= end) return
    let from = heading + 1
    let single: { row: number; current: boolean } | null = null
    const kind = from < end ? rowAt(table, from).kind : ROW.same
    if (kind === ROW.value || kind === ROW.note) {
      single = { row: from, current: isCurrent(from) }
      from += 1
    }
    const shown: ReactNode[] = []
    const start = Math.max(from, first)
    for (let row = start; row < Math.min(end, last + 1); row += 1) {
      shown.push(
        <DiffRow
          key={getItemKey(row)}
          comparison={comparison}
          table={table}
          index={row}
          firstRow={from}
          view={view}
          current={isCurrent(row)}
          wrap={wrap}
          showWhitespace={showWhitespace}
          t={t}
          actions={props.actions}
          measure={rows.measureElement}
        />,
      )
    }
    const top = startOf(heading)
    sections.push(
      <DiffSection
        key={index}
        section={section}
        view={view}
        titles={props.titles}
        headingRow={heading}
        top={top}
        height={startOf(end) - top}
        skipped={startOf(start) - startOf(from)}
        rowCount={end - from}
        single={single}
        measure={rows.measureElement}
      >
        {shown}
      </DiffSection>,
    )
  })
  return (
    <div data-part="rows" style={{ height: rows.getTotalSize() }}>
      {sections}
      {isPrinting && table.count > PRINTED_MAX && <p>{t.printedPart(PRINTED_MAX, table.count)}</p>}
    </div>
  )
}
