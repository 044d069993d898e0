import type { Section } from '../../lib/diff/comparison'
import type { DiffTexts } from './texts'

/** What changed in a section, in a few words: "changed · 14 lines added, 3 removed, 5 moved". */
export function sectionSummary({ item, change, diff, kind }: Section, t: DiffTexts): string {
  const parts: string[] = []
  if (item !== null) parts.push(t.sectionChange[item.change])
  if (item !== null && item.before !== null && item.after !== null && item.before !== item.after) {
    parts.push(t.place(item.before, item.after))
  }
  const counts = countsOf(diff, t)
  if (counts !== '' && kind !== 'value') parts.push(counts)
  else if (item === null || change === 'same')
    parts.push(change === 'same' ? t.noChange : t.sectionChange[change])
  return parts.join(' · ')
}

/** "14 lines added, 3 removed"; lines that only moved are told apart from both. Empty when no line changed. */
export function countsOf(
  diff: { addedCount: number; removedCount: number; movedCount: number },
  t: DiffTexts,
): string {
  const counts = [
    ['added', diff.addedCount - diff.movedCount],
    ['removed', diff.removedCount - diff.movedCount],
    ['moved', diff.movedCount],
  ] as const
  return counts
    .filter(([, count]) => count > 0)
    .map(([what, count], index) => t.counts[what](count, index === 0))
    .join(t.listSeparator)
}
