/** A text field on the page, either the browser's own or an editor. It counts places in its text in UTF-16 units. */
export type OpenText = {
  /** As the field has it: with line feeds at the ends of its lines. */
  text: () => string
  /** Where its selection ends. */
  caret: () => number
  /** Selects a stretch, focuses the field and brings the stretch into view. */
  select: (from: number, to: number) => void
}

const editors = new Map<string, OpenText>()

/** @returns ends that */
export function addEditor(id: string, editor: OpenText): () => void {
  editors.set(id, editor)
  return () => {
    if (editors.get(id) === editor) editors.delete(id)
  }
}

/** The text field with an id; null where there is none. */
export function openText(id: string): OpenText | null {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) {
    return editors.get(id) ?? null
  }
  return {
    text: () => field.value,
    caret: () => field.selectionEnd ?? 0,
    select: (from, to) => {
      field.setSelectionRange(from, to)
      // Chromium scrolls to the selection when the field gets the focus, and only then.
      field.blur()
      field.focus()
    },
  }
}
