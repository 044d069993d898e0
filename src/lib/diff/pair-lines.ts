/** Products of line counts beyond which the lines of a block are paired by position only. */
const CELLS_MAX = 2_500
/** Lowest likeness (0-1) at which two lines are taken for the same line, changed. */
const LIKENESS_MIN = 0.4
/** Characters of a line that its likeness is judged by. */
const SAMPLE = 2_000

const wordsOf = (line: string) => line.slice(0, SAMPLE).match(/[\p{L}\p{N}_]+|[^\s]/gu) ?? []

/** Dice coefficient of the words of two lines: 1 for the same words, 0 for none in common. */
function likeness(before: readonly string[], after: readonly string[]): number {
  if (before.length === 0 || after.length === 0) return 0
  const counts = new Map<string, number>()
  for (const word of before) counts.set(word, (counts.get(word) ?? 0) + 1)
  let common = 0
  for (const word of after) {
    const left = counts.get(word) ?? 0
    if (left > 0) {
      common += 1
      counts.set(word, left - 1)
    }
  }
  return (2 * common) / (before.length + after.length)
}

/**
 * Which removed line became which added line: pairs `[removed, added]` that rise on both sides, chosen for the
 * highest likeness in all. Blocks too large for that pair by position, and only when both sides have as many.
 */
export function pairLines(
  removed: readonly string[],
  added: readonly string[],
): [removed: number, added: number][] {
  const before = removed.length * added.length <= CELLS_MAX ? removed.map(wordsOf) : null
  if (!before) {
    if (removed.length !== added.length) return []
    return removed.flatMap((line, index): [number, number][] =>
      likeness(wordsOf(line), wordsOf(added[index] ?? '')) >= LIKENESS_MIN ? [[index, index]] : [],
    )
  }
  const after = added.map(wordsOf)
  const width = after.length + 1
  // best[i * width + j]: highest sum for the lines from i and j on.
  const best = new Float64Array((before.length + 1) * width)
  const likes = new Float64Array(best.length)
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const like = likeness(before[i] ?? [], after[j] ?? [])
      const at = i * width + j
      likes[at] = like
      const skip = Math.max(best[at + width] ?? 0, best[at + 1] ?? 0)
      const pair = like >= LIKENESS_MIN ? like + (best[at + width + 1] ?? 0) : 0
      best[at] = Math.max(skip, pair)
    }
  }
  const pairs: [number, number][] = []
  let i = 0
  let j = 0
  while (i < before.length && j < after.length) {
    const at = i * width + j
    const like = likes[at] ?? 0
    if (like >= LIKENESS_MIN && best[at] === like + (best[at + width + 1] ?? 0)) {
      pairs.push([i, j])
      i += 1
      j += 1
    } else if (best[at] === best[at + width]) i += 1
    else j += 1
  }
  return pairs
}
