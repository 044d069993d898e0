import type { Comparison } from '../../lib/diff/comparison'
import { blockAt, lineCount, lineText } from '../../lib/diff/text-diff'
import { BLOCK, BLOCK_SIZE } from '../../lib/diff/comparison'
import { hiddenCount } from '../../lib/text/hidden-text'
import { foldKey, type OpenedFolds } from './row-table'

/** A line (from 0) of what is new, and its number among all such lines of all sections. */
export type HiddenLine = { section: number; line: number; number: number }

/** The next line behind the one of a number that hides characters; behind the last one the first. Null: there is none. */
export function nextHidden({ sections }: Comparison, behind: number): HiddenLine | null {
  let number = 0
  let first: HiddenLine | null = null
  for (const [section, { diff }] of sections.entries()) {
    for (let line = 0; line < lineCount(diff, 'after'); line += 1, number += 1) {
      if (hiddenCount(lineText(diff, 'after', line)) === 0) continue
      const found = { section, line, number }
      if (number > behind) return found
      first ??= found
    }
  }
  return first
}

/** The folds that are to be open for a line to be shown. */
export function openedFor(
  { sections }: Comparison,
  { section, line }: HiddenLine,
  opened: OpenedFolds,
): OpenedFolds {
  const diff = sections[section]?.diff
  if (!diff) return opened
  for (let block = 0; block < diff.blocks.length / BLOCK_SIZE; block += 1) {
    const [kind, , , after, count] = blockAt(diff, block)
    if (kind !== BLOCK.same || line < after || line >= after + count) continue
    return new Map(opened).set(foldKey(section, block), { head: Infinity, tail: 0 })
  }
  return opened
}
