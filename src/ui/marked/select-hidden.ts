import { hiddenIn } from '../../lib/text/hidden-text'
import { openText } from '../long-text/open-texts'

/** Focuses a text field and selects the next run of hidden characters behind its caret, the first one after the last. */
export function selectNextHidden(id: string): void {
  const field = openText(id)
  if (!field) return
  const runs = hiddenIn(field.text())
  const caret = field.caret()
  const next = runs.find(({ start }) => start >= caret) ?? runs[0]
  if (next) field.select(next.start, next.end)
}
