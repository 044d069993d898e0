import { diffArrays } from 'diff'
import { GRAM, gramIds } from './gram-ids'
import {
  clear,
  patienceAnchors,
  scratchFor,
  type Anchor,
  type Range,
  type Scratch,
} from './patience'

/** `count` elements that are the same on both sides, from these positions on. */
export type Run = { before: number; after: number; count: number }

/**
 * Steps of the shortest-edit search (the square of the edits of each gap) that are left. Counted, not timed, so that
 * the same texts give the same diff on every machine.
 */
export type Budget = { steps: number }

/** Deeper nesting than this of anchors within gaps comes only from made-up texts: left to the search. */
const DEPTH_MAX = 40
/** Elements of a range from which on a search among elements of which none is unique would cost too much. */
const LARGE = 2_000

type Context = {
  before: Int32Array
  after: Int32Array
  scratch: Scratch
  budget: Budget
  runs: Run[]
  coarse: Range[]
}

/**
 * Finds what two ranges share: patience anchors first, a shortest edit within the gaps. The runs rise on both sides.
 * `coarse` lists the ranges for which the budget did not suffice: they may share more.
 */
export function matchingRuns(
  before: Int32Array,
  after: Int32Array,
  range: Range,
  scratch: Scratch,
  budget: Budget,
): { runs: Run[]; coarse: Range[] } {
  const context: Context = { before, after, scratch, budget, runs: [], coarse: [] }
  solve(context, range, 0)
  return { runs: context.runs, coarse: context.coarse }
}

/** Takes down equal elements; a run that goes on grows, so that equal texts cost one run and not one per line. */
function match({ runs }: Context, before: number, after: number, count: number): void {
  if (count === 0) return
  const last = runs.at(-1)
  if (last && last.before + last.count === before && last.after + last.count === after) {
    last.count += count
  } else runs.push({ before, after, count })
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
  const { before, after, scratch } = context
  let anchors: Anchor[] = []
  if (depth < DEPTH_MAX) {
    anchors = patienceAnchors(before, after, range, scratch)
    if (anchors.length === 0) anchors = gramAnchors(context, range)
  }
  if (anchors.length === 0) return searchShortest(context, range)
  let { beforeStart, afterStart } = range
  for (const anchor of anchors) {
    const gap = { beforeStart, beforeEnd: anchor.before, afterStart, afterEnd: anchor.after }
    solve(context, gap, depth + 1)
    match(context, anchor.before, anchor.after, 1)
    beforeStart = anchor.before + 1
    afterStart = anchor.after + 1
  }
  solve(context, { ...range, beforeStart, afterStart }, depth + 1)
}

/** Anchors of a large range by several elements in a row; each stands for the first of them only. */
function gramAnchors({ before, after, scratch }: Context, range: Range): Anchor[] {
  const { beforeStart, beforeEnd, afterStart, afterEnd } = range
  if (Math.min(beforeEnd - beforeStart, afterEnd - afterStart) < GRAM) return []
  if (beforeEnd - beforeStart + afterEnd - afterStart < LARGE) return []
  const grams = gramIds(
    before.subarray(beforeStart, beforeEnd),
    after.subarray(afterStart, afterEnd),
    scratch.before.length,
  )
  const whole = {
    beforeStart: 0,
    beforeEnd: grams.before.length,
    afterStart: 0,
    afterEnd: grams.after.length,
  }
  return patienceAnchors(grams.before, grams.after, whole, scratchFor(grams.count)).map(
    (anchor) => ({
      before: anchor.before + beforeStart,
      after: anchor.after + afterStart,
    }),
  )
}

/** Positions of the elements of one side that the other side has too; the others can't match and would only cost. */
function shared(
  ids: Int32Array,
  start: number,
  end: number,
  other: { ids: Int32Array; start: number; end: number },
  notes: Int32Array,
): number[] {
  for (let index = other.start; index < other.end; index += 1) notes[other.ids[index] as number] = 1
  const kept: number[] = []
  for (let index = start; index < end; index += 1) {
    if (notes[ids[index] as number] === 1) kept.push(index)
  }
  clear(notes, other.ids, other.start, other.end)
  return kept
}

/** A shortest edit of a gap. */
function searchShortest(context: Context, range: Range): void {
  const { before, after, scratch, budget } = context
  const { beforeStart, beforeEnd, afterStart, afterEnd } = range
  const left = { ids: before, start: beforeStart, end: beforeEnd }
  const right = { ids: after, start: afterStart, end: afterEnd }
  const keptBefore = shared(before, beforeStart, beforeEnd, right, scratch.after)
  if (keptBefore.length === 0) return
  const keptAfter = shared(after, afterStart, afterEnd, left, scratch.before)
  // One element against others of its kind: any of them will do, and most gaps within a line are like this.
  if (keptBefore.length === 1 || keptAfter.length === 1) {
    return match(context, keptBefore[0] as number, keptAfter[0] as number, 1)
  }
  // Half of what is left at most: a gap that is too costly must not make all gaps after it coarse.
  const edits = Math.floor(Math.sqrt(budget.steps / 2))
  const changes = diffArrays(
    keptBefore.map((index) => before[index] as number),
    keptAfter.map((index) => after[index] as number),
    { maxEditLength: edits },
  )
  if (!changes) {
    budget.steps -= edits * edits
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
  budget.steps = Math.max(0, budget.steps - spent * spent)
}
