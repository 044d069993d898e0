import { diffWordsWithSpace } from 'diff'

/** A piece of a line; `changed` pieces differ from the line that it is paired with. */
export type Segment = { text: string; changed: boolean }

/** Lines longer than this many UTF-16 units are shown as changed whole: their words would cost too much. */
export const MARKED_LINE_MAX = 12_000
/** Edits within one pair of lines after which the pair counts as rewritten and gets no marks. */
const EDITS_MAX = 240
/** Share of a pair that must have stayed, by length: marks on nearly all of a line only hide the line. */
const KEPT_MIN = 0.25

const WORD = /[\p{L}\p{N}\p{M}_]/u
const SPACE = /\s/u

/** Whether a line may be cut at `at` without cutting a word, a stretch of spaces or a surrogate pair in two. */
function mayCut(line: string, at: number): boolean {
  if (at === 0 || at === line.length) return true
  const left = line[at - 1] ?? ''
  const right = line[at] ?? ''
  if (left >= '\ud800' && left <= '\udfff') return false
  return !(WORD.test(left) && WORD.test(right)) && !(SPACE.test(left) && SPACE.test(right))
}

/** Lengths of what two lines share at their start and at their end, in whole words. */
function sharedEnds(before: string, after: string): { start: number; end: number } {
  const limit = Math.min(before.length, after.length)
  let start = 0
  while (start < limit && before[start] === after[start]) start += 1
  while (!(mayCut(before, start) && mayCut(after, start))) start -= 1
  let end = 0
  while (end < limit - start && before[before.length - 1 - end] === after[after.length - 1 - end]) {
    end += 1
  }
  while (end > 0 && !(mayCut(before, before.length - end) && mayCut(after, after.length - end))) {
    end -= 1
  }
  return { start, end }
}

/** Adds a piece to a line's segments; neighbours of the same kind are one. */
function add(segments: Segment[], text: string, changed: boolean): void {
  const last = segments.at(-1)
  if (text === '') return
  if (last?.changed === changed) last.text += text
  else segments.push({ text, changed })
}

/**
 * Marks the words that differ between two lines, or null when marks would not help (too long, too different).
 * Joining the texts of either list gives that line exactly.
 */
export function markWords(
  before: string,
  after: string,
): { before: Segment[]; after: Segment[] } | null {
  const longest = Math.max(before.length, after.length)
  if (longest > MARKED_LINE_MAX) return null
  // Most edits leave both ends as they are: only what lies between is worth the search.
  const { start, end } = sharedEnds(before, after)
  const changes = diffWordsWithSpace(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
    { maxEditLength: EDITS_MAX },
  )
  if (!changes) return null
  const result: { before: Segment[]; after: Segment[] } = { before: [], after: [] }
  const same = (text: string) => {
    add(result.before, text, false)
    add(result.after, text, false)
  }
  let kept = start + end
  same(before.slice(0, start))
  for (const { value, added, removed } of changes) {
    if (removed) add(result.before, value, true)
    else if (added) add(result.after, value, true)
    else {
      kept += value.length
      same(value)
    }
  }
  same(before.slice(before.length - end))
  if (kept < KEPT_MIN * longest) return null
  // jsdiff cuts words with regular expressions: a piece lost there would be a false diff.
  const whole = (segments: Segment[]) => segments.map((segment) => segment.text).join('')
  if (whole(result.before) !== before || whole(result.after) !== after) return null
  return result
}
