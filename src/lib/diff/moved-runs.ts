import type { Ids } from './sequence-diff'

/** Lines of a run that say something, and characters of it, at least: less is equal by chance too often. */
const LINES_MIN = 3
const CHARACTERS_MIN = 24

/** A run of lines that was removed at one place and added at another; lines from 0. */
export type MovedRun = { before: number; after: number; count: number }

/** Blank lines and lone brackets are equal everywhere. */
const NON_TRIVIAL = /[\p{L}\p{N}]/u

type Input = {
  ids: Ids
  /** By line: 1 if it was removed, or added. */
  removed: Uint8Array
  added: Uint8Array
  /** The text of a line before. */
  textOf: (line: number) => string
}

/**
 * Finds what was moved for certain: runs of removed lines that were added elsewhere, as long as they get, that hold three
 * lines in a row which were removed once and added once.
 */
export function movedRuns({ ids, removed, added, textOf }: Input): MovedRun[] {
  const { before, after } = ids
  // Lines that the other side's changes do not have are in no run; they are nearly all lines of most diffs.
  const maybeBefore = withCounterpart(ids.count, before, removed, after, added)
  const maybeAfter = withCounterpart(ids.count, after, added, before, removed)
  const inAfter = uniqueTriples(after, maybeAfter)
  if (inAfter.size === 0) return []
  const runs: MovedRun[] = []
  const matches = (b: number, a: number) =>
    maybeBefore[b] === 1 && maybeAfter[a] === 1 && before[b] === after[a]
  for (const [triple, start] of uniqueTriples(before, maybeBefore)) {
    const other = inAfter.get(triple)
    if (other === undefined || !matches(start, other)) continue
    let from = start
    let to = other
    while (matches(from - 1, to - 1)) {
      from -= 1
      to -= 1
    }
    let count = start - from
    while (matches(from + count, to + count)) count += 1
    // A line is in one run at most.
    maybeBefore.fill(0, from, from + count)
    maybeAfter.fill(0, to, to + count)
    if (saysSomething(from, count, textOf)) runs.push({ before: from, after: to, count })
  }
  return runs
}

function saysSomething(from: number, count: number, textOf: (line: number) => string): boolean {
  let lines = 0
  let characters = 0
  for (let n = 0; n < count; n += 1) {
    const text = textOf(from + n)
    if (!NON_TRIVIAL.test(text)) continue
    lines += 1
    characters += text.trim().length
    if (lines >= LINES_MIN && characters >= CHARACTERS_MIN) return true
  }
  return false
}

/** By line: 1 if it is flagged and a flagged line of the other side is equal. */
function withCounterpart(
  count: number,
  ids: Int32Array,
  flags: Uint8Array,
  otherIds: Int32Array,
  otherFlags: Uint8Array,
): Uint8Array {
  const known = new Uint8Array(count)
  for (let line = 0; line < otherIds.length; line += 1) {
    if (otherFlags[line] === 1) known[otherIds[line] as number] = 1
  }
  return flags.map((flag, line) => (flag === 1 ? (known[ids[line] as number] as number) : 0))
}

/** Where three lines in a row start that occur, all of them flagged, exactly once. */
function uniqueTriples(ids: Int32Array, flags: Uint8Array): Map<string, number> {
  const found = new Map<string, number>()
  const repeated = new Set<string>()
  for (let at = 0; at + 2 < ids.length; at += 1) {
    if (flags[at] === 0 || flags[at + 1] === 0 || flags[at + 2] === 0) continue
    const triple = `${ids[at]},${ids[at + 1]},${ids[at + 2]}`
    if (repeated.has(triple)) continue
    if (found.delete(triple)) repeated.add(triple)
    else found.set(triple, at)
  }
  return found
}
