/** Lines of a run that say something, at least: fewer are equal by chance too often. */
export const MOVED_MIN = 3

/** A run of lines that was removed at one place and added at another; lines from 0. */
export type MovedRun = { before: number; after: number; count: number }

/** Whether a line says something: blank lines and lone brackets are equal everywhere. */
const NON_TRIVIAL = /[\p{L}\p{N}]/u
export const isTrivial = (line: string): boolean => !NON_TRIVIAL.test(line)

type Input = {
  /** Equal lines have equal ids on both sides. */
  before: readonly number[]
  after: readonly number[]
  /** By line: it was removed, or added. */
  removed: Uint8Array
  added: Uint8Array
  trivial: (id: number) => boolean
}

/**
 * Finds what was moved for certain: runs of removed lines that were added elsewhere, as long as they get, holding
 * three lines in a row that were removed once and added once, and at least `MOVED_MIN` lines that say something.
 */
export function movedRuns({ before, after, removed, added, trivial }: Input): MovedRun[] {
  const inAfter = uniqueTriples(after, added)
  if (inAfter.size === 0) return []
  const runs: MovedRun[] = []
  const takenAfter = new Uint8Array(after.length)
  let takenBefore = 0
  const candidates = [...uniqueTriples(before, removed)].sort((a, b) => a[1] - b[1])
  for (const [triple, start] of candidates) {
    const other = inAfter.get(triple)
    if (other === undefined || start < takenBefore || takenAfter[other]) continue
    let from = start
    let to = other
    while (
      from > takenBefore &&
      to > 0 &&
      removed[from - 1] &&
      added[to - 1] &&
      !takenAfter[to - 1] &&
      before[from - 1] === after[to - 1]
    ) {
      from -= 1
      to -= 1
    }
    let count = start - from
    while (
      removed[from + count] &&
      added[to + count] &&
      !takenAfter[to + count] &&
      before[from + count] === after[to + count]
    ) {
      count += 1
    }
    let telling = 0
    for (let n = 0; n < count && telling < MOVED_MIN; n += 1) {
      if (!trivial(before[from + n] as number)) telling += 1
    }
    if (telling < MOVED_MIN) continue
    runs.push({ before: from, after: to, count })
    takenBefore = from + count
    takenAfter.fill(1, to, to + count)
  }
  return runs
}

/** Where three lines in a row start that occur, all of them flagged, exactly once. */
function uniqueTriples(ids: readonly number[], flags: Uint8Array): Map<string, number> {
  const found = new Map<string, number>()
  const repeated = new Set<string>()
  for (let at = 0; at + 2 < ids.length; at += 1) {
    if (!(flags[at] && flags[at + 1] && flags[at + 2])) continue
    const triple = `${ids[at]},${ids[at + 1]},${ids[at + 2]}`
    if (repeated.has(triple)) continue
    if (found.delete(triple)) repeated.add(triple)
    else found.set(triple, at)
  }
  return found
}
