import { diffWordsWithSpace } from 'diff'

/** A piece of a line; `changed` pieces differ from the line that it is paired with. */
export type Segment = { text: string; changed: boolean }

/** Lines longer than this many UTF-16 units are shown as changed whole: their words would cost too much. */
export const MARKED_LINE_MAX = 12_000
/** Edits within one pair of lines after which the pair counts as rewritten and gets no marks. */
const EDITS_MAX = 240
/** Share of a pair that must have stayed, by length: marks on nearly all of a line only hide the line. */
const KEPT_MIN = 0.25

/**
 * Marks the words that differ between two lines, or null when marks would not help (too long, too different).
 * Joining the texts of either list gives that line exactly.
 */
export function markWords(
  before: string,
  after: string,
): { before: Segment[]; after: Segment[] } | null {
  if (Math.max(before.length, after.length) > MARKED_LINE_MAX) return null
  const changes = diffWordsWithSpace(before, after, { maxEditLength: EDITS_MAX })
  if (!changes) return null
  const result: { before: Segment[]; after: Segment[] } = { before: [], after: [] }
  let kept = 0
  for (const { value, added, removed } of changes) {
    if (!added && !removed) kept += value.length
    if (!added) result.before.push({ text: value, changed: removed })
    if (!removed) result.after.push({ text: value, changed: added })
  }
  if (kept < KEPT_MIN * Math.max(before.length, after.length)) return null
  // jsdiff cuts words with regular expressions: a piece lost there would be a false diff.
  const whole = (segments: Segment[]) => segments.map((segment) => segment.text).join('')
  if (whole(result.before) !== before || whole(result.after) !== after) return null
  return result
}
