/** Half-open ranges `[start, end)` of two sequences that are compared with each other. */
export type Range = { beforeStart: number; beforeEnd: number; afterStart: number; afterEnd: number }
/** Positions of an element that both sequences are taken to share. */
export type Anchor = { before: number; after: number }

/** Positions of the elements that occur exactly once in `[start, end)`. */
function uniquePositions(ids: readonly number[], start: number, end: number): Map<number, number> {
  const positions = new Map<number, number>()
  const repeated = new Set<number>()
  for (let index = start; index < end; index += 1) {
    const id = ids[index] as number
    if (repeated.has(id)) continue
    if (positions.has(id)) {
      positions.delete(id)
      repeated.add(id)
    } else positions.set(id, index)
  }
  return positions
}

/** The longest run of anchors that rises on both sides: patience sorting, O(n log n). */
function longestRising(candidates: readonly Anchor[]): Anchor[] {
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
  before: readonly number[],
  after: readonly number[],
  range: Range,
): Anchor[] {
  const inAfter = uniquePositions(after, range.afterStart, range.afterEnd)
  const candidates: Anchor[] = []
  for (const [id, position] of uniquePositions(before, range.beforeStart, range.beforeEnd)) {
    const other = inAfter.get(id)
    if (other !== undefined) candidates.push({ before: position, after: other })
  }
  candidates.sort((a, b) => a.before - b.before)
  return longestRising(candidates)
}
