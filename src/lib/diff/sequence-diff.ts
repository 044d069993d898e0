import { diffArrays } from 'diff'
import { patienceAnchors, type Range } from './patience'

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

/**
 * Work that one diff may cost, in steps of the shortest-edit search (the square of the edits of each gap).
 * Counted, not timed, so that the same texts give the same diff on every machine; 400,000 are some 30 ms.
 */
export const STEP_BUDGET = 400_000
/** Deeper nesting than this of anchors within gaps comes only from made-up texts: left to the search. */
const DEPTH_MAX = 40

type Run = { before: number; after: number; count: number }

type Context = {
  before: readonly number[]
  after: readonly number[]
  /** Runs of equal elements found so far, rising on both sides. */
  matches: Run[]
  /** Ranges in which the budget ended. */
  coarse: Range[]
  steps: number
}

/** Takes down equal elements; a run that goes on grows, so that equal texts cost one run and not one per line. */
function match(context: Context, before: number, after: number, count: number): void {
  if (count === 0) return
  const last = context.matches.at(-1)
  if (last && last.before + last.count === before && last.after + last.count === after) {
    last.count += count
  } else context.matches.push({ before, after, count })
}

function solve(context: Context, whole: Range, depth: number): void {
  const { before, after } = context
  let { beforeStart, beforeEnd, afterStart, afterEnd } = whole
  while (
    beforeStart < beforeEnd &&
    afterStart < afterEnd &&
    before[beforeStart] === after[afterStart]
  ) {
    beforeStart += 1
    afterStart += 1
  }
  while (
    beforeStart < beforeEnd &&
    afterStart < afterEnd &&
    before[beforeEnd - 1] === after[afterEnd - 1]
  ) {
    beforeEnd -= 1
    afterEnd -= 1
  }
  match(context, whole.beforeStart, whole.afterStart, beforeStart - whole.beforeStart)
  if (beforeStart < beforeEnd && afterStart < afterEnd) {
    between(context, { beforeStart, beforeEnd, afterStart, afterEnd }, depth)
  }
  match(context, beforeEnd, afterEnd, whole.beforeEnd - beforeEnd)
}

/** Solves a range that neither starts nor ends with equal elements. */
function between(context: Context, range: Range, depth: number): void {
  const anchors = depth < DEPTH_MAX ? patienceAnchors(context.before, context.after, range) : []
  if (anchors.length === 0) return searchShortest(context, range)
  let { beforeStart, afterStart } = range
  for (const anchor of anchors) {
    solve(
      context,
      { beforeStart, beforeEnd: anchor.before, afterStart, afterEnd: anchor.after },
      depth + 1,
    )
    match(context, anchor.before, anchor.after, 1)
    beforeStart = anchor.before + 1
    afterStart = anchor.after + 1
  }
  solve(context, { ...range, beforeStart, afterStart }, depth + 1)
}

/** A shortest edit of a gap. Elements that only one side has can't match and would only cost: left out first. */
function searchShortest(context: Context, range: Range): void {
  const { before, after } = context
  const positions = (ids: readonly number[], start: number, end: number, other: Set<number>) => {
    const kept: number[] = []
    for (let index = start; index < end; index += 1) {
      if (other.has(ids[index] as number)) kept.push(index)
    }
    return kept
  }
  const { beforeStart, beforeEnd, afterStart, afterEnd } = range
  const keptBefore = positions(
    before,
    beforeStart,
    beforeEnd,
    new Set(after.slice(afterStart, afterEnd)),
  )
  const keptAfter = positions(
    after,
    afterStart,
    afterEnd,
    new Set(before.slice(beforeStart, beforeEnd)),
  )
  if (keptBefore.length === 0 || keptAfter.length === 0) return
  const edits = Math.floor(Math.sqrt(context.steps))
  const changes = diffArrays(
    keptBefore.map((index) => before[index] as number),
    keptAfter.map((index) => after[index] as number),
    { maxEditLength: edits },
  )
  if (!changes) {
    context.steps = 0
    context.coarse.push(range)
    return
  }
  let b = 0
  let a = 0
  let spent = 0
  for (const change of changes) {
    if (change.removed) b += change.count
    else if (change.added) a += change.count
    if (change.removed || change.added) spent += change.count
    else
      for (let n = 0; n < change.count; n += 1) {
        match(context, keptBefore[b] as number, keptAfter[a] as number, 1)
        b += 1
        a += 1
      }
  }
  context.steps = Math.max(0, context.steps - spent * spent)
}

/**
 * Compares two sequences of ids: patience anchors first, a shortest edit within the gaps. The blocks cover
 * both sequences from end to end, `same` and `change` in turn, so that either side can be rebuilt from them.
 */
export function diffSequences(
  before: readonly number[],
  after: readonly number[],
  steps = STEP_BUDGET,
): SequenceBlock[] {
  const context: Context = { before, after, matches: [], coarse: [], steps }
  solve(
    context,
    { beforeStart: 0, beforeEnd: before.length, afterStart: 0, afterEnd: after.length },
    0,
  )
  const blocks: SequenceBlock[] = []
  let b = 0
  let a = 0
  const change = (beforeEnd: number, afterEnd: number) => {
    if (b === beforeEnd && a === afterEnd) return
    const coarse = context.coarse.some(
      (range) => range.beforeStart < beforeEnd && range.beforeEnd > b,
    )
    blocks.push({
      kind: 'change',
      before: b,
      beforeCount: beforeEnd - b,
      after: a,
      afterCount: afterEnd - a,
      coarse,
    })
    b = beforeEnd
    a = afterEnd
  }
  for (const run of context.matches) {
    change(run.before, run.after)
    blocks.push({ kind: 'same', ...run })
    b += run.count
    a += run.count
  }
  change(before.length, after.length)
  return blocks
}

/** Gives equal strings equal ids across both lists, so that comparing elements costs a number's comparison. */
export function idsOf(
  before: readonly string[],
  after: readonly string[],
): { before: number[]; after: number[] } {
  const known = new Map<string, number>()
  const idOf = (text: string) => {
    const id = known.get(text) ?? known.size
    known.set(text, id)
    return id
  }
  return { before: before.map(idOf), after: after.map(idOf) }
}
