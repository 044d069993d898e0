import { json } from '@codemirror/lang-json'
import { MergeView, unifiedMergeView } from '@codemirror/merge'
import { EditorState } from '@codemirror/state'
import { EditorView, lineNumbers } from '@codemirror/view'
import type { Pair } from '../texts'
import { start, type View } from './start'

const textOf = (content: Record<string, unknown>, { family }: Pair) =>
  family === 'prompt' ? String(content['instructions']) : JSON.stringify(content, null, 2)

// Folded, within a height and with the search limit, as its reference says for large texts.
const options = { collapseUnchanged: { margin: 3, minSize: 4 }, diffConfig: { scanLimit: 500 } }
const scrolling = EditorView.theme({
  '&': { maxHeight: '600px' },
  '.cm-scroller': { overflow: 'auto' },
})

const show = (pair: Pair, view: View, into: HTMLElement) => {
  const before = textOf(pair.before, pair)
  const after = textOf(pair.after, pair)
  const extensions = [
    lineNumbers(),
    EditorView.lineWrapping,
    EditorState.readOnly.of(true),
    ...(pair.family === 'json' ? [json()] : []),
  ]
  if (view === 'split') {
    const merge = new MergeView({
      a: { doc: before, extensions },
      b: { doc: after, extensions },
      parent: into,
      ...options,
    })
    merge.dom.style.height = '600px'
    merge.dom.style.overflow = 'auto'
  } else {
    new EditorView({
      doc: after,
      extensions: [
        ...extensions,
        scrolling,
        unifiedMergeView({ original: before, mergeControls: false, ...options }),
      ],
      parent: into,
    })
  }
}

// In the unified view a change may begin with lines that are gone.
start({ show, changed: '.cm-changedLine, .cm-inlineChangedLine, .cm-deletedChunk' })
