import { splitLines } from './lines'
import { pairLines } from './pair-lines'
import { diffSequences, idsOf, STEP_BUDGET } from './sequence-diff'
import { markWords, type Segment } from './word-marks'

/** A line of one side. `number` counts from 1; `segments` are its words, marked, when it has a counterpart. */
export type Line = { number: number; text: string; segments: Segment[] | null }

export type TextBlock =
  | { kind: 'same'; before: number; after: number; lines: string[] }
  | {
      kind: 'change'
      removed: Line[]
      added: Line[]
      /** Which removed line became which added line, by index; rises on both sides. */
      pairs: [removed: number, added: number][]
      coarse: boolean
    }

/** A true diff of two texts: the removed and same lines are the one text, the added and same lines the other. */
export type TextDiff = {
  blocks: TextBlock[]
  addedCount: number
  removedCount: number
  /** Some stretch was too costly to compare line by line and stands as replaced whole. */
  coarse: boolean
}

/** Characters in changed pairs that may be compared word by word in one diff; the pairs after that go unmarked. */
const MARKED_CHARS_MAX = 200_000

/** Compares two texts line by line, and word by word within changed lines. Pure; no DOM, so that a worker can run it. */
export function diffTexts(before: string, after: string, steps = STEP_BUDGET): TextDiff {
  const beforeLines = splitLines(before)
  const afterLines = splitLines(after)
  const ids = idsOf(beforeLines, afterLines)
  const result: TextDiff = { blocks: [], addedCount: 0, removedCount: 0, coarse: false }
  let marked = 0
  for (const block of diffSequences(ids, steps)) {
    if (block.kind === 'same') {
      result.blocks.push({
        kind: 'same',
        before: block.before + 1,
        after: block.after + 1,
        lines: beforeLines.slice(block.before, block.before + block.count),
      })
      continue
    }
    const line =
      (start: number) =>
      (text: string, index: number): Line => ({ number: start + index + 1, text, segments: null })
    const removed = beforeLines
      .slice(block.before, block.before + block.beforeCount)
      .map(line(block.before))
    const added = afterLines
      .slice(block.after, block.after + block.afterCount)
      .map(line(block.after))
    const pairs = block.coarse
      ? []
      : pairLines(
          removed.map((one) => one.text),
          added.map((one) => one.text),
        )
    for (const [r, a] of pairs) {
      const left = removed[r]
      const right = added[a]
      if (!left || !right) continue
      marked += left.text.length + right.text.length
      if (marked > MARKED_CHARS_MAX) break
      const marks = markWords(left.text, right.text)
      left.segments = marks?.before ?? null
      right.segments = marks?.after ?? null
    }
    result.blocks.push({ kind: 'change', removed, added, pairs, coarse: block.coarse })
    result.addedCount += added.length
    result.removedCount += removed.length
    result.coarse ||= block.coarse
  }
  return result
}
