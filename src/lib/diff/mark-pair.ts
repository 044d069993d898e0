import { matchingRuns, type Budget } from './matching-runs'
import type { Scratch } from './patience'
import type { TokenSpan } from './similar-lines'
import type { TokenPool } from './tokens'

/** Share of a pair that must have stayed, by length: marks on nearly all of a line only hide the line. */
const KEPT_MIN = 0.25

/** Columns `start, end` of each piece that differs, rising; by side. */
export type PairMarks = {
  before: number[]
  after: number[]
}

/**
 * Marks the words that differ between two lines: `rewritten` when nearly nothing stayed, `coarse` when the budget did not
 * suffice to tell. Spaces alone between two changed
 * words are part of one change; with `ignoreWhitespace`, no other spaces are marked.
 */
export function markPair(
  pool: TokenPool,
  before: TokenSpan,
  after: TokenSpan,
  scratch: Scratch,
  budget: Budget,
  ignoreWhitespace: boolean,
): PairMarks | 'rewritten' | 'coarse' {
  const { ids, columns, weights } = pool
  const range = {
    beforeStart: before.start,
    beforeEnd: before.end,
    afterStart: after.start,
    afterEnd: after.end,
  }
  const isSpace = (start: number, end: number) => {
    for (let at = start; at < end; at += 1) if (weights[ids[at] as number] !== 0) return false
    return true
  }
  const { runs, coarse } = matchingRuns(ids, ids, range, scratch, budget)
  const marks: PairMarks = { before: [], after: [] }
  let [b, a, kept] = [before.start, after.start, 0]
  const mark = (side: number[], start: number, end: number) => {
    let [from, to] = [start, end]
    if (ignoreWhitespace) {
      while (from < to && isSpace(from, from + 1)) from += 1
      while (from < to && isSpace(to - 1, to)) to -= 1
    }
    if (from < to) side.push(columns[from] as number, columns[to] as number)
  }
  const change = (beforeEnd: number, afterEnd: number) => {
    mark(marks.before, b, beforeEnd)
    mark(marks.after, a, afterEnd)
  }
  for (const run of runs) {
    const end = { before: run.before + run.count, after: run.after + run.count }
    const inner =
      (run.before > b || run.after > a) && (end.before < before.end || end.after < after.end)
    if (inner && isSpace(run.before, end.before)) continue
    change(run.before, run.after)
    kept += (columns[end.before] as number) - (columns[run.before] as number)
    b = end.before
    a = end.after
  }
  change(before.end, after.end)
  const longest = Math.max(columns[before.end] as number, columns[after.end] as number)
  if (kept >= KEPT_MIN * longest) return marks
  return coarse.length > 0 ? 'coarse' : 'rewritten'
}
