import type { Comparison } from '../../lib/diff/comparison'
import { PIECE } from './pieces'
import { lineLength, ROW, rowAt, type RowTable, type View } from './row-table'
import type { Metrics } from './use-metrics'

/** Pixels, before a row is measured. */
const HEADING = 33
const FOLD = 28
const NOTE = 42
/** Letters beside the text of a line: the sign before it and the space after it. */
const BESIDE = 3.5
/** Letters that a line of wrapped words leaves empty at its end. */
const RAGGED = 3

/** Width of the line numbers' column in letters. */
export function numberLetters(comparison: Comparison): number {
  let most = 1
  for (const { diff } of comparison.sections) {
    most = Math.max(most, diff.lines.before.length, diff.lines.after.length)
  }
  return Math.max(3, String(most).length) + 2
}

/** Foretells the height of a row, so that the scroll bar is right before a row is on screen. */
export function rowHeights(
  comparison: Comparison,
  table: RowTable,
  view: View,
  wrap: boolean,
  metrics: Metrics,
): (row: number) => number {
  const columns = view === 'split' ? 2 : 1
  const numbers = numberLetters(comparison) * 2
  const letters = (metrics.width / metrics.letter - numbers) / columns - BESIDE
  const linesOf = (length: number) =>
    length <= letters ? 1 : Math.ceil(length / Math.max(8, letters - RAGGED))
  return (row) => {
    const { kind, section, before, after, piece } = rowAt(table, row)
    if (kind === ROW.heading) return HEADING
    if (kind === ROW.fold || kind === ROW.moved) return FOLD
    if (kind !== ROW.same && kind !== ROW.change) return NOTE
    if (!wrap) return metrics.line
    const diff = comparison.sections[section]?.diff
    if (!diff) return metrics.line
    const shown = (length: number) => Math.min(PIECE, Math.max(0, length - piece * PIECE))
    const longest = Math.max(
      before < 0 ? 0 : shown(lineLength(diff, 'before', before)),
      after < 0 ? 0 : shown(lineLength(diff, 'after', after)),
    )
    return linesOf(longest) * metrics.line
  }
}
