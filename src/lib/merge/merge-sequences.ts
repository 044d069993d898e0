import { diffSequences, idsOf } from '../diff/sequence-diff'

/** Half-open: `[start, end)`. */
type Span = readonly [start: number, end: number]

/**
 * A stretch of a merge with its place on all three sides. `base`: as it was; `mine`, `theirs`: only that side changed
 * it; `alike`: both did, in the same way; `conflict`: both did, differently.
 */
export type Region = {
  kind: 'base' | 'mine' | 'theirs' | 'alike' | 'conflict'
  base: Span
  mine: Span
  theirs: Span
}

type Hunk = { side: 'mine' | 'theirs'; start: number; end: number; grows: number }

/**
 * Merges two sequences that came from one. Changes that overlap, or that touch with nothing between them, are one
 * region. Where a comparison is too costly its changes, and so the conflicts, get larger; nothing is guessed.
 */
export function mergeSequences(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): Region[] {
  const hunks = [...hunksOf('mine', base, mine), ...hunksOf('theirs', base, theirs)].sort(
    (one, other) => one.start - other.start || one.end - other.end,
  )
  const regions: Region[] = []
  // Where each side is at; outside of changes all three go on in step.
  const at = { base: 0, mine: 0, theirs: 0 }
  const push = (kind: Region['kind'], end: number, grown: { mine: number; theirs: number }) => {
    const count = end - at.base
    const to = { mine: at.mine + count + grown.mine, theirs: at.theirs + count + grown.theirs }
    const region: Region = {
      kind,
      base: [at.base, end],
      mine: [at.mine, to.mine],
      theirs: [at.theirs, to.theirs],
    }
    Object.assign(at, { base: end, ...to })
    regions.push(region)
    return region
  }
  const unchanged = (end: number) => {
    if (end > at.base) push('base', end, { mine: 0, theirs: 0 })
  }
  for (let next = 0; next < hunks.length;) {
    const start = hunks[next]?.start ?? 0
    unchanged(start)
    let end = start
    const grown = { mine: 0, theirs: 0 }
    const changed = { mine: false, theirs: false }
    for (let hunk = hunks[next]; hunk && hunk.start <= end; hunk = hunks[next]) {
      end = Math.max(end, hunk.end)
      grown[hunk.side] += hunk.grows
      changed[hunk.side] = true
      next += 1
    }
    const kind = !changed.theirs ? 'mine' : !changed.mine ? 'theirs' : 'conflict'
    const region = push(kind, end, grown)
    if (kind !== 'conflict') continue
    // A change can stand for none where a comparison was cut short.
    if (sameSpans(mine, region.mine, theirs, region.theirs)) region.kind = 'alike'
    else if (sameSpans(base, region.base, mine, region.mine)) region.kind = 'theirs'
    else if (sameSpans(base, region.base, theirs, region.theirs)) region.kind = 'mine'
  }
  unchanged(base.length)
  return regions
}

function hunksOf(side: Hunk['side'], base: readonly string[], other: readonly string[]): Hunk[] {
  const ids = idsOf(base, other)
  return diffSequences(ids).flatMap((block) =>
    block.kind === 'same'
      ? []
      : [
          {
            side,
            start: block.before,
            end: block.before + block.beforeCount,
            grows: block.afterCount - block.beforeCount,
          },
        ],
  )
}

function sameSpans(
  one: readonly string[],
  [start, end]: Span,
  other: readonly string[],
  [otherStart, otherEnd]: Span,
): boolean {
  if (end - start !== otherEnd - otherStart) return false
  for (let n = 0; n < end - start; n += 1) {
    if (one[start + n] !== other[otherStart + n]) return false
  }
  return true
}
