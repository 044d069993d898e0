/** Half-open ranges `[start, end)` of two sequences that are compared with each other. */
export type Range = { beforeStart: number; beforeEnd: number; afterStart: number; afterEnd: number }
/** Positions of an element that both sequences are taken to share. */
export type Anchor = { before: number; after: number }

/** Room to note something by id, all zero between two uses: cheaper by far than a map for each range. */
export type Scratch = { before: Int32Array; after: Int32Array }
export const scratchFor = (ids: number): Scratch => ({
  before: new Int32Array(ids),
  after: new Int32Array(ids),
})

const REPEATED = -1

/** Notes for each id its position plus one, or that it occurs more than once. */
function notePositions(notes: Int32Array, ids: Int32Array, start: number, end: number): void {
  for (let index = start; index < end; index += 1) {
    const id = ids[index] as number
    notes[id] = notes[id] === 0 ? index + 1 : REPEATED
  }
}

export function clear(notes: Int32Array, ids: Int32Array, start: number, end: number): void {
  for (let index = start; index < end; index += 1) notes[ids[index] as number] = 0
}

/** The longest run of anchors that rises on both sides, of candidates that rise before: patience sorting, O(n log n). */
export function longestRising(candidates: readonly Anchor[]): Anchor[] {
  const piles: number[] = []
  const previous: number[] = []
  candidates.forEach((candidate, index) => {
    let low = 0
    let high = piles.length
    while (low < high) {
      const middle = (low + high) >> 1
      const top = candidates[piles[middle] as number] as Anchor
      if (top.after < candidate.after) low = middle + 1
      else high = middle
    }
    previous[index] = low > 0 ? (piles[low - 1] as number) : -1
    piles[low] = index
  })
  const result: Anchor[] = []
  let at = piles.length > 0 ? (piles[piles.length - 1] as number) : -1
  while (at >= 0) {
    result.push(candidates[at] as Anchor)
    at = previous[at] as number
  }
  return result.reverse()
}

/**
 * Anchors of a patience diff: elements that occur once on each side of the range, as many of them as keep
 * their order. They hold a diff to what a person sees as the same line, where a shortest edit would also
 * match blank lines and braces.
 */
export function patienceAnchors(
  before: Int32Array,
  after: Int32Array,
  range: Range,
  scratch: Scratch,
): Anchor[] {
  const { beforeStart, beforeEnd, afterStart, afterEnd } = range
  notePositions(scratch.before, before, beforeStart, beforeEnd)
  notePositions(scratch.after, after, afterStart, afterEnd)
  const candidates: Anchor[] = []
  for (let index = beforeStart; index < beforeEnd; index += 1) {
    const id = before[index] as number
    const other = scratch.after[id] as number
    if (other > 0 && scratch.before[id] === index + 1) {
      candidates.push({ before: index, after: other - 1 })
    }
  }
  clear(scratch.before, before, beforeStart, beforeEnd)
  clear(scratch.after, after, afterStart, afterEnd)
  return longestRising(candidates)
}
