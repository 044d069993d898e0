import { history, historyKeymap, isolateHistory, standardKeymap } from '@codemirror/commands'
import {
  closeSearchPanel,
  findNext,
  findPrevious,
  openSearchPanel,
  search,
} from '@codemirror/search'
import { Annotation, Compartment, EditorState } from '@codemirror/state'
import {
  EditorView,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  type KeyBinding,
} from '@codemirror/view'
import type { Language } from '../../lib/language/languages'
import { documentWithSheets } from './document-with-sheets'
import { editorLook } from './editor-look'
import { faultyPlaces, type Place } from './faulty-places'
import { inputOverSelection } from './input-over-selection'
import { longWords } from './long-words'
import type { OpenText } from './open-texts'
import { searchTexts } from './search-texts'

export type Editor = OpenText & {
  /** Makes the text this one, where it is another; what stays keeps its caret. */
  setText: (text: string) => void
  setAttributes: (attributes: Readonly<Record<string, string>>) => void
  setLanguage: (language: Language) => void
  setFaults: (places: readonly Place[]) => void
  /** Measures the lines at once. The first frame would show them as high as the library guesses, and what stands below would move. */
  layOut: () => void
  destroy: () => void
}

export type Begin = {
  parent: HTMLElement
  /** What the plain field held when the editor took its place. */
  text: string
  anchor: number
  head: number
  scrollTop: number
  focused: boolean
  attributes: Readonly<Record<string, string>>
  language: Language
  /** Told of each change that a person makes. */
  onText: (text: string) => void
  /** Whether a text of that many UTF-16 units may take the place of one of so many. */
  accepts: (length: number, before: number) => boolean
}

/** A change that came from outside of the editor. */
const fromOutside = Annotation.define<true>()

/** Not the library's whole list: Escape and Ctrl+Enter are the form's, Tab leaves the field. */
const SEARCH_KEYS: readonly KeyBinding[] = [
  { key: 'Mod-f', run: openSearchPanel, scope: 'editor search-panel' },
  {
    key: 'F3',
    run: findNext,
    shift: findPrevious,
    scope: 'editor search-panel',
    preventDefault: true,
  },
  {
    key: 'Mod-g',
    run: findNext,
    shift: findPrevious,
    scope: 'editor search-panel',
    preventDefault: true,
  },
  { key: 'Escape', run: closeSearchPanel, scope: 'editor search-panel' },
]

/** The smallest change that makes one text another. */
function changeBetween(before: string, after: string) {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) }
}

/** CodeMirror in place of a plain field, with its text, its selection and its focus (decision 28). */
export function beginEditor(begin: Begin): Editor {
  const { parent, text, anchor, head, scrollTop, focused, onText, accepts } = begin
  const attributes = new Compartment()
  const phrases = new Compartment()
  const view = new EditorView({
    parent,
    root: documentWithSheets(),
    state: EditorState.create({
      doc: text,
      selection: { anchor, head },
      extensions: [
        lineNumbers(),
        highlightActiveLineGutter(),
        EditorView.lineWrapping,
        history(),
        search({ top: true }),
        keymap.of([...SEARCH_KEYS, ...historyKeymap, ...standardKeymap]),
        inputOverSelection,
        editorLook,
        faultyPlaces.extension,
        longWords,
        attributes.of(EditorView.contentAttributes.of(begin.attributes)),
        phrases.of(EditorState.phrases.of(searchTexts[begin.language])),
        EditorState.transactionFilter.of((change) =>
          !change.docChanged ||
          change.annotation(fromOutside) ||
          accepts(change.newDoc.length, change.startState.doc.length)
            ? change
            : [],
        ),
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          if (!docChanged || transactions.some((one) => one.annotation(fromOutside))) return
          onText(state.doc.toString())
        }),
      ],
    }),
  })
  if (focused) view.focus()
  view.scrollDOM.scrollTop = scrollTop
  return {
    text: () => view.state.doc.toString(),
    caret: () => view.state.selection.main.to,
    select: (from, to) => {
      const { length } = view.state.doc
      view.dispatch({
        selection: { anchor: Math.min(from, length), head: Math.min(to, length) },
        effects: EditorView.scrollIntoView(Math.min(from, length), { y: 'center' }),
      })
      view.focus()
    },
    setText: (next) => {
      const now = view.state.doc.toString()
      const wanted = next.replace(/\r\n?/g, '\n')
      if (now === wanted) return
      view.dispatch({
        changes: changeBetween(now, wanted),
        // Undo takes it back by itself, and not what was typed just before.
        annotations: [fromOutside.of(true), isolateHistory.of('full')],
      })
    },
    setAttributes: (next) =>
      view.dispatch({ effects: attributes.reconfigure(EditorView.contentAttributes.of(next)) }),
    setLanguage: (next) =>
      view.dispatch({ effects: phrases.reconfigure(EditorState.phrases.of(searchTexts[next])) }),
    setFaults: (places) => view.dispatch({ effects: faultyPlaces.show(places) }),
    // The library measures before it answers this question.
    layOut: () => void view.elementAtHeight(0),
    destroy: () => view.destroy(),
  }
}
