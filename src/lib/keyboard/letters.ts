/** Where a letter is text or chooses something. */
const TAKES_LETTERS =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="menu"], [role="listbox"], [role="combobox"], [role="grid"], [role="tree"]'

/** Whether a key is a command of one letter: nobody else has taken it, nothing is held with it, and it is not typed. */
export function isLetterCommand(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  return !(event.target instanceof Element && event.target.closest(TAKES_LETTERS))
}
