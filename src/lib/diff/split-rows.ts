import type { Line } from './text-diff'

/** A row of the side-by-side view: a removed line, an added line, or both next to each other. */
export type SplitRow = { left: Line | null; right: Line | null }

/** Puts the lines of a change side by side: pairs beside each other, what lies between them filled up in order. */
export function splitRows(change: {
  removed: readonly Line[]
  added: readonly Line[]
  pairs: readonly (readonly [removed: number, added: number])[]
}): SplitRow[] {
  const rows: SplitRow[] = []
  let left = 0
  let right = 0
  for (const [r, a] of [...change.pairs, [change.removed.length, change.added.length] as const]) {
    while (left < r || right < a) {
      rows.push({
        left: left < r ? (change.removed[left] ?? null) : null,
        right: right < a ? (change.added[right] ?? null) : null,
      })
      if (left < r) left += 1
      if (right < a) right += 1
    }
    const pair = { left: change.removed[r] ?? null, right: change.added[a] ?? null }
    if (pair.left || pair.right) rows.push(pair)
    left = r + 1
    right = a + 1
  }
  return rows
}
