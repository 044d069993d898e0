import { BLOCK, type Sides, type TextDiff } from './comparison'
import { splitLines } from './lines'
import { markChanges } from './mark-changes'
import { movedRuns } from './moved-runs'
import { diffSequences, idsOf, STEP_BUDGET } from './sequence-diff'

export type TextOptions = {
  /** Lines that differ in white space only count as the same. */
  ignoreWhitespace?: boolean
  /** Steps that the search may cost, see `STEP_BUDGET`. */
  steps?: number
}

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
  const found = diffSequences(ids, steps)
  const changed = sides((side) => new Uint8Array(texts[side].length))
  const blocks: number[] = []
  const counts = { added: 0, removed: 0, whitespace: 0 }
  for (const block of found) {
    if (block.kind === 'same') {
      blocks.push(BLOCK.same, block.before, block.count, block.after, block.count)
      for (let n = 0; ignoreWhitespace && n < block.count; n += 1) {
        if (texts.before[block.before + n] !== texts.after[block.after + n]) counts.whitespace += 1
      }
      continue
    }
    const { before: b, beforeCount, after: a, afterCount, coarse } = block
    blocks.push(coarse ? BLOCK.coarse : BLOCK.change, b, beforeCount, a, afterCount)
    changed.before.fill(1, b, b + beforeCount)
    changed.after.fill(1, a, a + afterCount)
    counts.removed += beforeCount
    counts.added += afterCount
  }
  const runs = movedRuns({
    ids,
    removed: changed.before,
    added: changed.after,
    textOf: (line) => texts.before[line] ?? '',
  })
  const movedOf = sides((side) => new Int32Array(texts[side].length).fill(-1))
  runs.forEach(({ before: from, after: to, count }, id) => {
    movedOf.before.fill(id, from, from + count)
    movedOf.after.fill(id, to, to + count)
  })
  return {
    before,
    after,
    lines: sides((side) => startsOf(texts[side])),
    blocks: Int32Array.from(blocks),
    moved: Int32Array.from(runs.flatMap((run) => [run.before, run.after, run.count])),
    movedOf,
    ...markChanges(texts, found, movedOf, ignoreWhitespace),
    addedCount: counts.added,
    removedCount: counts.removed,
    movedCount: runs.reduce((sum, run) => sum + run.count, 0),
    coarse: found.some((block) => block.kind === 'change' && block.coarse),
    whitespaceLines: counts.whitespace,
  }
}

const sides = <T>(make: (side: 'before' | 'after') => T): Sides<T> => ({
  before: make('before'),
  after: make('after'),
})

function startsOf(lines: readonly string[]): Int32Array {
  const starts = new Int32Array(lines.length + 1)
  let at = 0
  lines.forEach((line, index) => {
    at += line.length + 1
    starts[index + 1] = at
  })
  return starts
}
