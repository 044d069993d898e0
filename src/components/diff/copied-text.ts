import { SPACE_DOT } from './LineText'

/**
 * The text of a selection within a diff as it was saved: lines without numbers and signs, invisible characters as
 * themselves, of one side only when the selection began in a side. Null when there is no line in it.
 * @param dots spaces are shown as dots
 */
export function copiedText(selected: DocumentFragment, dots: boolean, side: string | null) {
  for (const element of selected.querySelectorAll('[data-source]')) {
    element.replaceWith(new Source(element.getAttribute('data-source') ?? ''))
  }
  const cells = [...selected.querySelectorAll('[data-cell="text"]')]
  const textOf = (node: Node): string => {
    if (node instanceof Source) return node.data
    if (node instanceof Text) return dots ? node.data.replaceAll(SPACE_DOT, ' ') : node.data
    return [...node.childNodes].map(textOf).join('')
  }
  if (cells.length === 0) return null
  let result = ''
  let first = true
  for (const cell of cells) {
    if (side !== null && cell.getAttribute('data-column') !== side) continue
    const text = textOf(cell)
    result += first || cell.hasAttribute('data-continued') ? text : `\n${text}`
    first = false
  }
  return result
}

/** A text that stands for itself: no dot in it is a space. */
class Source extends Text {}
