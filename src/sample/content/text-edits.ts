/** A change to a text that keeps the rest as it was. Each anchor must occur exactly once. */
export type TextEdit =
  | { replace: string; with: string }
  | { after: string; add: string }
  | { before: string; add: string }
  | { remove: string }

function place(text: string, anchor: string): number {
  const first = text.indexOf(anchor)
  if (first < 0) throw new Error(`sample text: nothing reads "${anchor}"`)
  if (text.indexOf(anchor, first + 1) >= 0) {
    throw new Error(`sample text: "${anchor}" stands there more than once`)
  }
  return first
}

/**
 * Applies edits one after another, so that a later revision of a long text costs a few lines of source and
 * differs from the one before it in just these lines. `add` brings its own line breaks.
 * @throws Error when an anchor is missing or ambiguous
 */
export function edited(text: string, edits: readonly TextEdit[]): string {
  return edits.reduce((current, edit) => {
    if ('replace' in edit) {
      const at = place(current, edit.replace)
      return current.slice(0, at) + edit.with + current.slice(at + edit.replace.length)
    }
    if ('remove' in edit) {
      const at = place(current, edit.remove)
      return current.slice(0, at) + current.slice(at + edit.remove.length)
    }
    if ('after' in edit) {
      const at = place(current, edit.after) + edit.after.length
      return current.slice(0, at) + edit.add + current.slice(at)
    }
    const at = place(current, edit.before)
    return current.slice(0, at) + edit.add + current.slice(at)
  }, text)
}
