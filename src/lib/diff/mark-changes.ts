import { MARKED, type Marks, type Sides, type TextDiff } from './comparison'
import { SimilarLines, type TokenSpan } from './similar-lines'
import { markPair } from './mark-pair'
import { scratchFor } from './patience'
import type { SequenceBlock } from './sequence-diff'
import { TokenPool } from './tokens'

/** Characters of changed lines that are compared word by word in one diff; the blocks after that go unmarked. */
const MARKED_CHARACTERS_MAX = 1_500_000
/** Steps for the words of one diff, see `Budget`. */
const WORD_STEPS = 200_000

type Line = { number: number; span: TokenSpan }

/** Finds out which removed line became which added line, and which of their words differ. */
export function markChanges(
  texts: Sides<readonly string[]>,
  blocks: readonly SequenceBlock[],
  movedOf: Sides<Int32Array>,
  ignoreWhitespace: boolean,
): Pick<TextDiff, 'pairs' | 'marks' | 'unmarkedPairs'> {
  const pool = new TokenPool()
  const work: Sides<Line[]>[] = []
  let characters = 0
  let unmarkedPairs = 0
  for (const block of blocks) {
    if (block.kind === 'same' || block.coarse) continue
    // A line that only moved became itself.
    const stay = (side: 'before' | 'after', start: number, count: number) =>
      Array.from({ length: count }, (_, n) => start + n).filter((n) => movedOf[side][n] === -1)
    const removed = stay('before', block.before, block.beforeCount)
    const added = stay('after', block.after, block.afterCount)
    if (removed.length === 0 || added.length === 0) continue
    for (const line of removed) characters += texts.before[line]?.length ?? 0
    for (const line of added) characters += texts.after[line]?.length ?? 0
    if (characters > MARKED_CHARACTERS_MAX) {
      unmarkedPairs += Math.min(removed.length, added.length)
      continue
    }
    const lines = (side: 'before' | 'after', numbers: number[]) =>
      numbers.map((number) => ({ number, span: pool.add(texts[side][number] ?? '') }))
    work.push({ before: lines('before', removed), after: lines('after', added) })
  }
  const similar = new SimilarLines(pool)
  const scratch = scratchFor(pool.weights.length)
  const budget = { steps: WORD_STEPS }
  const sizes = { before: texts.before.length, after: texts.after.length }
  const pairs = {
    before: new Int32Array(sizes.before).fill(-1),
    after: new Int32Array(sizes.after).fill(-1),
  }
  const marks = { before: new MarkList(sizes.before), after: new MarkList(sizes.after) }
  const spans = (lines: readonly Line[]) => lines.map(({ span }) => span)
  for (const { before, after } of work) {
    for (const pair of similar.pairs(spans(before), spans(after))) {
      const left = before[pair.before] as Line
      const right = after[pair.after] as Line
      pairs.before[left.number] = right.number
      pairs.after[right.number] = left.number
      const found = markPair(pool, left.span, right.span, scratch, budget, ignoreWhitespace)
      if (found === 'coarse') unmarkedPairs += 1
      marks.before.add(left.number, typeof found === 'string' ? null : found.before)
      marks.after.add(right.number, typeof found === 'string' ? null : found.after)
    }
  }
  return {
    pairs,
    marks: { before: marks.before.done(), after: marks.after.done() },
    unmarkedPairs,
  }
}

/** Collects the marks of one side, line by line in rising order. */
class MarkList {
  private readonly states: Int32Array
  private readonly starts: Int32Array
  private readonly ranges: number[] = []

  constructor(lines: number) {
    this.states = new Int32Array(lines)
    this.starts = new Int32Array(lines + 1)
  }

  add(line: number, ranges: readonly number[] | null): void {
    this.states[line] = ranges ? MARKED.marked : MARKED.rewritten
    for (const column of ranges ?? []) this.ranges.push(column)
    // How many numbers the line has; `done` makes places of these.
    this.starts[line + 1] = ranges?.length ?? 0
  }

  done(): Marks {
    const { states, starts } = this
    for (let line = 1; line < starts.length; line += 1) {
      starts[line] = (starts[line] as number) + (starts[line - 1] as number)
    }
    return { states, starts, ranges: Int32Array.from(this.ranges) }
  }
}
