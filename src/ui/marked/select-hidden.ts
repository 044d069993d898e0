import { hiddenIn } from '../../lib/text/hidden-text'

/** Focuses a text field and selects the next run of hidden characters behind its caret, the first one after the last. */
export function selectNextHidden(id: string): void {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return
  // Of the text as the field has it: a browser's field knows line feeds only.
  const runs = hiddenIn(field.value)
  const next = runs.find(({ start }) => start >= (field.selectionEnd ?? 0)) ?? runs[0]
  if (next) field.setSelectionRange(next.start, next.end)
  // Chromium scrolls to the selection when the field gets the focus, and only then.
  field.blur()
  field.focus()
}
