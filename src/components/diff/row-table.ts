import {
  BLOCK,
  BLOCK_SIZE,
  type Comparison,
  type Section,
  type Side,
  type TextDiff,
} from '../../lib/diff/comparison'
import { foldOf } from '../../lib/diff/fold'
import { blockAt } from '../../lib/diff/text-diff'
import { pieceCount } from './pieces'

/** What a row is. `moved`: stands before lines that moved; `note`: a change that has no lines to show. */
export const ROW = {
  heading: 0,
  value: 1,
  same: 2,
  change: 3,
  fold: 4,
  coarse: 5,
  moved: 6,
  note: 7,
} as const
/**
 * Numbers of one row: kind, section, block, two lines (from 0, -1 for none), piece of a long line. A fold keeps its
 * offset in the block and how many lines it hides in place of the lines; `moved` the run and the side.
 */
const ROW_SIZE = 6

export type View = 'split' | 'unified'
/** How many more lines of a folded stretch are open at its start and at its end. */
type Opened = { head: number; tail: number }
/** Opened folds by `foldKey`. */
export type OpenedFolds = ReadonlyMap<string, Opened>
export const foldKey = (section: number, block: number) => `${section}:${block}`

/** One stop of "Next change": `row` to `end` are its rows. */
export type Stop = {
  row: number
  end: number
  section: number
  block: number
  removed: number
  added: number
}

/** All rows of a comparison in a view, as numbers: some milliseconds for 100,000 lines. */
export type RowTable = {
  count: number
  numbers: Int32Array
  /** By section: its heading's row; one past the end at last. */
  sectionRows: Int32Array
  stops: Stop[]
}

export type RowNumbers = {
  kind: number
  section: number
  block: number
  before: number
  after: number
  piece: number
}

class Rows {
  private numbers = new Int32Array(1024 * ROW_SIZE)
  count = 0
  push(kind: number, section: number, block: number, before: number, after: number, piece = 0) {
    const at = this.count * ROW_SIZE
    if (at === this.numbers.length) {
      const grown = new Int32Array(this.numbers.length * 2)
      grown.set(this.numbers)
      this.numbers = grown
    }
    this.numbers[at] = kind
    this.numbers[at + 1] = section
    this.numbers[at + 2] = block
    this.numbers[at + 3] = before
    this.numbers[at + 4] = after
    this.numbers[at + 5] = piece
    this.count += 1
  }
  done = () => this.numbers.subarray(0, this.count * ROW_SIZE)
}

export function layOut(comparison: Comparison, view: View, opened: OpenedFolds): RowTable {
  const rows = new Rows()
  const stops: Stop[] = []
  const sectionRows = new Int32Array(comparison.sections.length + 1)
  comparison.sections.forEach((section, index) => {
    sectionRows[index] = rows.count
    rows.push(ROW.heading, index, -1, -1, -1)
    if (section.kind === 'value') {
      stops.push({ ...stopAt(rows.count, index), end: rows.count + 1 })
      rows.push(ROW.value, index, -1, -1, -1)
      return
    }
    const { diff, change } = section
    if (change !== 'same' && diff.addedCount === 0 && diff.removedCount === 0) {
      // An empty text that was added, an item at another place, white space that is ignored: told in words.
      // What was asked to be ignored is told, and is no stop.
      if (!ignoredOnly(section)) {
        stops.push({ ...stopAt(rows.count, index), end: rows.count + 1 })
      }
      rows.push(ROW.note, index, -1, -1, -1)
    }
    layOutText(rows, stops, diff, index, view, opened)
  })
  sectionRows[comparison.sections.length] = rows.count
  return { count: rows.count, numbers: rows.done(), sectionRows, stops }
}

const ignoredOnly = ({ item, diff }: Section) =>
  diff.whitespaceLines > 0 && (item === null || item.before === item.after)

const stopAt = (row: number, section: number) => ({
  row,
  section,
  block: -1,
  removed: 0,
  added: 0,
})

function layOutText(
  rows: Rows,
  stops: Stop[],
  diff: TextDiff,
  section: number,
  view: View,
  opened: OpenedFolds,
) {
  const blocks = diff.blocks.length / BLOCK_SIZE
  const line = (kind: number, block: number, before: number, after: number) => {
    const pieces = Math.max(
      before < 0 ? 1 : pieceCount(lineLength(diff, 'before', before)),
      after < 0 ? 1 : pieceCount(lineLength(diff, 'after', after)),
    )
    for (let piece = 0; piece < pieces; piece += 1) {
      rows.push(kind, section, block, before, after, piece)
    }
  }
  for (let block = 0; block < blocks; block += 1) {
    const [kind, before, beforeCount, after, afterCount] = blockAt(diff, block)
    if (kind === BLOCK.same) {
      const fold = shownOf(beforeCount, block, blocks, opened.get(foldKey(section, block)))
      for (let n = 0; n < fold.head; n += 1) line(ROW.same, block, before + n, after + n)
      if (fold.hidden > 0) rows.push(ROW.fold, section, block, fold.head, fold.hidden)
      for (let n = beforeCount - fold.tail; n < beforeCount; n += 1) {
        line(ROW.same, block, before + n, after + n)
      }
      continue
    }
    const row = rows.count
    if (kind === BLOCK.coarse) rows.push(ROW.coarse, section, block, -1, -1)
    const beforeEnd = before + beforeCount
    const afterEnd = after + afterCount
    const change = (left: number, right: number) => {
      const out = left < 0 ? -1 : (diff.movedOf.before[left] ?? -1)
      if (out >= 0 && out !== (diff.movedOf.before[left - 1] ?? -1)) {
        rows.push(ROW.moved, section, block, out, 0)
      }
      const into = right < 0 ? -1 : (diff.movedOf.after[right] ?? -1)
      if (into >= 0 && into !== (diff.movedOf.after[right - 1] ?? -1)) {
        rows.push(ROW.moved, section, block, into, 1)
      }
      line(ROW.change, block, left, right)
    }
    if (view === 'unified') {
      for (let left = before; left < beforeEnd; left += 1) change(left, -1)
      for (let right = after; right < afterEnd; right += 1) change(-1, right)
    } else besideEachOther(diff, before, beforeEnd, after, afterEnd, change)
    stops.push({
      row,
      end: rows.count,
      section,
      block,
      removed: beforeCount,
      added: afterCount,
    })
  }
}

/** Lines that became each other stand beside each other; what lies between them is filled up in order. */
function besideEachOther(
  { pairs }: TextDiff,
  before: number,
  beforeEnd: number,
  after: number,
  afterEnd: number,
  change: (left: number, right: number) => void,
) {
  let left = before
  let right = after
  while (left < beforeEnd || right < afterEnd) {
    const leftPaired = left < beforeEnd && (pairs.before[left] ?? -1) >= 0
    const rightPaired = right < afterEnd && (pairs.after[right] ?? -1) >= 0
    const wait = leftPaired !== rightPaired
    const takeLeft = left < beforeEnd && !(wait && leftPaired && right < afterEnd)
    const takeRight = right < afterEnd && !(wait && rightPaired && left < beforeEnd)
    change(takeLeft ? left : -1, takeRight ? right : -1)
    if (takeLeft) left += 1
    if (takeRight) right += 1
  }
}

/** A stretch of unchanged lines: what of it shows at its ends, and what the fold between hides. */
function shownOf(count: number, block: number, blocks: number, opened: Opened | undefined) {
  const fold = foldOf(count, { afterChange: block > 0, beforeChange: block < blocks - 1 })
  if (!opened || fold.hidden === 0) return fold
  const head = Math.min(count, fold.head + opened.head)
  const tail = Math.min(count - head, fold.tail + opened.tail)
  return { head, tail, hidden: count - head - tail }
}

/** UTF-16 units of a line, without its feed. */
export const lineLength = (diff: TextDiff, side: Side, line: number): number =>
  (diff.lines[side][line + 1] ?? 0) - (diff.lines[side][line] ?? 0) - 1

/** The numbers of one row. */
export function rowAt({ numbers }: RowTable, row: number): RowNumbers {
  const at = row * ROW_SIZE
  const number = (offset: number) => numbers[at + offset] ?? -1
  return {
    kind: number(0),
    section: number(1),
    block: number(2),
    before: number(3),
    after: number(4),
    piece: number(5),
  }
}

/** A number that a row keeps while folds above it open: what was measured of it stays true. */
export function rowKey(table: RowTable, row: number): number {
  const { kind, section, block, before, after, piece } = rowAt(table, row)
  const side = before < 0 ? 1 : 0
  const line = before < 0 ? after : before
  const place =
    kind === ROW.moved
      ? before * 2 + after
      : kind === ROW.fold || kind === ROW.coarse
        ? block
        : line + 1
  return (((section * 8 + kind) * 2 + side) * 2 ** 22 + place) * 2 ** 13 + piece
}

/** The row in which a line (from 0) of a side begins, -1 when it is folded away. */
export function lineRow(table: RowTable, section: number, side: Side, line: number): number {
  const end = table.sectionRows[section + 1] ?? table.count
  for (let row = table.sectionRows[section] ?? 0; row < end; row += 1) {
    const { kind, piece, ...lines } = rowAt(table, row)
    if ((kind === ROW.same || kind === ROW.change) && piece === 0 && lines[side] === line) {
      return row
    }
  }
  return -1
}
