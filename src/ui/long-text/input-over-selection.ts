import { EditorView } from '@codemirror/view'

const TYPED = ['insertText', 'insertReplacementText']

/**
 * Puts what is typed over a selection into the text itself. Chromium would take the selected lines out of the page and keep
 * their look in a `style` attribute, which the page's policy refuses and reports (decision 5). What is composed is left to the
 * browser.
 */
export const inputOverSelection = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const insert = event.data ?? event.dataTransfer?.getData('text/plain')
    if (!TYPED.includes(event.inputType) || event.isComposing || !insert) return false
    const selection = view.dom.ownerDocument.getSelection()
    // Input that no key makes, such as dictation, may name no range: it goes where the selection is.
    const range =
      event.getTargetRanges()[0] ?? (selection?.rangeCount ? selection.getRangeAt(0) : null)
    if (!range || !view.contentDOM.contains(range.startContainer)) return false
    if (range.collapsed && !insert.includes('\n')) return false
    let from = view.posAtDOM(range.startContainer, range.startOffset)
    let to = view.posAtDOM(range.endContainer, range.endOffset)
    const { main } = view.state.selection
    const { viewport } = view
    const isKnown = main.from === from && main.to === to
    // Of a long text only a part is on the page. A selection that the browser made of all that is there is all of the text.
    if (!isKnown && from <= viewport.from && to >= viewport.to) {
      from = 0
      to = view.state.doc.length
    }
    const text = view.state.toText(insert)
    view.dispatch({
      changes: { from, to, insert: text },
      selection: { anchor: from + text.length },
      userEvent: 'input.type',
      scrollIntoView: true,
    })
    event.preventDefault()
    return true
  },
})
