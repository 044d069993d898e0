import { matchingRuns } from './matching-runs'
import { scratchFor } from './patience'

/**
 * A stretch of a diff. `same` holds `count` equal elements; `change` replaces a range of the one sequence by a
 * range of the other, either of which may be empty. `coarse`: the budget ended, so that the stretch is shown
 * as replaced whole although parts of it may be the same.
 */
export type SequenceBlock =
  | { kind: 'same'; before: number; after: number; count: number }
  | {
      kind: 'change'
      before: number
      beforeCount: number
      after: number
      afterCount: number
      coarse: boolean
    }

/** Work that one diff may cost, see `Budget`; 400,000 are some 30 ms. */
export const STEP_BUDGET = 400_000

/** Two sequences as numbers from 0 to `count`: equal elements have equal ids. */
export type Ids = { before: Int32Array; after: Int32Array; count: number }

/**
 * Compares two sequences. The blocks cover both from end to end, `same` and `change` in turn, so that either side can
 * be rebuilt from them.
 */
export function diffSequences(ids: Ids, steps = STEP_BUDGET): SequenceBlock[] {
  const { before, after } = ids
  const whole = {
    beforeStart: 0,
    beforeEnd: before.length,
    afterStart: 0,
    afterEnd: after.length,
  }
  const { runs, coarse } = matchingRuns(before, after, whole, scratchFor(ids.count), { steps })
  const blocks: SequenceBlock[] = []
  let b = 0
  let a = 0
  let nextCoarse = 0
  const change = (beforeEnd: number, afterEnd: number) => {
    if (b === beforeEnd && a === afterEnd) return
    while ((coarse[nextCoarse]?.beforeEnd ?? Infinity) <= b) nextCoarse += 1
    blocks.push({
      kind: 'change',
      before: b,
      beforeCount: beforeEnd - b,
      after: a,
      afterCount: afterEnd - a,
      coarse: (coarse[nextCoarse]?.beforeStart ?? Infinity) < beforeEnd,
    })
    b = beforeEnd
    a = afterEnd
  }
  for (const run of runs) {
    change(run.before, run.after)
    blocks.push({ kind: 'same', ...run })
    b += run.count
    a += run.count
  }
  change(before.length, after.length)
  return blocks
}

/** Gives equal strings equal ids across both lists, so that comparing elements costs a number's comparison. */
export function idsOf(before: readonly string[], after: readonly string[]): Ids {
  const known = new Map<string, number>()
  const idOf = (text: string) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const id = known.size
    known.set(text, id)
    return id
  }
  return {
    before: Int32Array.from(before, idOf),
    after: Int32Array.from(after, idOf),
    count: known.size,
  }
}
