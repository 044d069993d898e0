import { BLOCK, MARKED, type Marks, type Sides, type TextDiff } from './comparison'
import { splitLines } from './lines'
import { isTrivial, movedRuns } from './moved-runs'
import { pairLines } from './pair-lines'
import { diffSequences, idsOf, STEP_BUDGET } from './sequence-diff'
import { markWords, type Segment } from './word-marks'

export type TextOptions = {
  /** Lines that differ in white space only count as the same. */
  ignoreWhitespace?: boolean
  /** Steps that the search may cost, see `STEP_BUDGET`. */
  steps?: number
}

/** Characters in changed pairs that may be compared word by word in one diff; the pairs after that go unmarked. */
const MARKED_CHARS_MAX = 200_000

/** What a line is compared by when white space is ignored. */
export const withoutWhitespace = (line: string): string => line.replace(/\s+/gu, '')

/**
 * Compares two texts line by line, and word by word within changed lines. Pure; no DOM, so that a worker can run it.
 */
export function compareTexts(before: string, after: string, options: TextOptions = {}): TextDiff {
  const { ignoreWhitespace = false, steps = STEP_BUDGET } = options
  const texts: Sides<string[]> = { before: splitLines(before), after: splitLines(after) }
  const ids = ignoreWhitespace
    ? idsOf(texts.before.map(withoutWhitespace), texts.after.map(withoutWhitespace))
    : idsOf(texts.before, texts.after)
  const sizes = { before: texts.before.length, after: texts.after.length }
  const pairs = sides((side) => new Int32Array(sizes[side]).fill(-1))
  const movedOf = sides((side) => new Int32Array(sizes[side]).fill(-1))
  const changed = sides((side) => new Uint8Array(sizes[side]))
  const found = diffSequences(ids.before, ids.after, steps)
  const blocks: number[] = []
  let whitespaceLines = 0
  const counts = { before: 0, after: 0 }
  for (const block of found) {
    if (block.kind === 'same') {
      blocks.push(BLOCK.same, block.before, block.count, block.after, block.count)
      if (!ignoreWhitespace) continue
      for (let n = 0; n < block.count; n += 1) {
        if (texts.before[block.before + n] !== texts.after[block.after + n]) whitespaceLines += 1
      }
      continue
    }
    const { before: b, beforeCount, after: a, afterCount, coarse } = block
    blocks.push(coarse ? BLOCK.coarse : BLOCK.change, b, beforeCount, a, afterCount)
    changed.before.fill(1, b, b + beforeCount)
    changed.after.fill(1, a, a + afterCount)
    counts.before += beforeCount
    counts.after += afterCount
  }
  const trivialById: boolean[] = []
  for (const side of ['before', 'after'] as const) {
    ids[side].forEach((id, line) => (trivialById[id] ??= isTrivial(texts[side][line] ?? '')))
  }
  const runs = movedRuns({
    before: ids.before,
    after: ids.after,
    removed: changed.before,
    added: changed.after,
    trivial: (id) => trivialById[id] === true,
  })
  runs.forEach(({ before: from, after: to, count }, id) => {
    movedOf.before.fill(id, from, from + count)
    movedOf.after.fill(id, to, to + count)
  })
  const segments = sides((): (Segment[] | null)[] => [])
  const states = sides((side) => new Int32Array(sizes[side]))
  let marked = 0
  let unmarkedPairs = 0
  for (const block of found) {
    if (block.kind === 'same' || block.coarse) continue
    const range = (side: 'before' | 'after', start: number, count: number) =>
      Array.from({ length: count }, (_, n) => start + n).filter((n) => movedOf[side][n] === -1)
    const removed = range('before', block.before, block.beforeCount)
    const added = range('after', block.after, block.afterCount)
    const text = (side: 'before' | 'after') => (line: number) => texts[side][line] ?? ''
    for (const [r, a] of pairLines(removed.map(text('before')), added.map(text('after')))) {
      const left = removed[r] ?? 0
      const right = added[a] ?? 0
      pairs.before[left] = right
      pairs.after[right] = left
      const leftText = texts.before[left] ?? ''
      const rightText = texts.after[right] ?? ''
      marked += leftText.length + rightText.length
      const marks = marked > MARKED_CHARS_MAX ? null : markWords(leftText, rightText)
      const state =
        marked > MARKED_CHARS_MAX ? MARKED.overBudget : marks ? MARKED.marked : MARKED.rewritten
      if (state === MARKED.overBudget) unmarkedPairs += 1
      states.before[left] = state
      states.after[right] = state
      segments.before[left] = marks?.before ?? null
      segments.after[right] = marks?.after ?? null
    }
  }
  return {
    before,
    after,
    lines: sides((side) => startsOf(texts[side])),
    blocks: Int32Array.from(blocks),
    pairs,
    moved: Int32Array.from(runs.flatMap((run) => [run.before, run.after, run.count])),
    movedOf,
    marks: sides((side) => marksOf(states[side], segments[side])),
    addedCount: counts.after,
    removedCount: counts.before,
    movedCount: runs.reduce((sum, run) => sum + run.count, 0),
    coarse: found.some((block) => block.kind === 'change' && block.coarse),
    unmarkedPairs,
    whitespaceLines,
  }
}

const sides = <T>(make: (side: 'before' | 'after') => T): Sides<T> => ({
  before: make('before'),
  after: make('after'),
})

function startsOf(lines: readonly string[]): Int32Array {
  const starts = new Int32Array(lines.length + 1)
  lines.forEach((line, index) => {
    starts[index + 1] = (starts[index] ?? 0) + line.length + 1
  })
  return starts
}

function marksOf(states: Int32Array, segments: readonly (Segment[] | null | undefined)[]): Marks {
  const starts = new Int32Array(states.length + 1)
  const ranges: number[] = []
  for (let line = 0; line < states.length; line += 1) {
    let column = 0
    for (const { text, changed } of segments[line] ?? []) {
      if (changed) ranges.push(column, column + text.length)
      column += text.length
    }
    starts[line + 1] = ranges.length
  }
  return { states, starts, ranges: Int32Array.from(ranges) }
}
