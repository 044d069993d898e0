import { RangeSetBuilder } from '@codemirror/state'
import { Decoration, ViewPlugin, type DecorationSet, type EditorView } from '@codemirror/view'

/** UTF-16 units of a word that no line holds. */
const LONG = 5_000
const LONG_WORD = new RegExp(`\\S{${LONG}}`)

const mark = Decoration.line({ class: 'cm-longWord' })

function marksIn({ state: { doc }, viewport }: EditorView): DecorationSet {
  const marks = new RangeSetBuilder<Decoration>()
  for (let at = viewport.from; at <= viewport.to;) {
    const line = doc.lineAt(at)
    if (line.length >= LONG && LONG_WORD.test(line.text)) marks.add(line.from, line.from, mark)
    at = line.to + 1
  }
  return marks.finish()
}

/**
 * Marks the lines that hold a very long word, so that the editor's look breaks them at any character. Where a browser looks for a
 * better place first, the first layout of one word of 1 MB takes twice as long (docs/bench.md).
 */
export const longWords = ViewPlugin.define(
  (view) => ({
    marks: marksIn(view),
    update({ docChanged, viewportChanged }) {
      if (docChanged || viewportChanged) this.marks = marksIn(view)
    },
  }),
  { decorations: ({ marks }) => marks },
)
