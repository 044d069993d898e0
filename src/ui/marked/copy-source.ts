/** Noncharacters around the number of a mark: of a server's text these are marks themselves, so none stands in the page. */
const NUMBERED = /\ufdd0(\d+)\ufdd1/gu

/** Makes what is copied hold the hidden characters themselves in place of their marks. */
export function copySource(): void {
  document.addEventListener('copy', (event) => {
    const selection = document.getSelection()
    // A diff copies its own lines.
    if (event.defaultPrevented || !selection || selection.isCollapsed) return
    const marks = [...document.querySelectorAll('code[data-source]')].filter((mark) =>
      selection.containsNode(mark, true),
    )
    if (marks.length === 0) return
    event.preventDefault()
    event.clipboardData?.setData('text/plain', selectedText(selection, marks))
  })
}

/** The selection as the browser writes it, which knows where lines end; the marks are numbers while it does. */
function selectedText(selection: Selection, marks: readonly Element[]): string {
  const texts: [node: Text, data: string][] = []
  marks.forEach((mark, number) => {
    const walker = document.createTreeWalker(mark, NodeFilter.SHOW_TEXT)
    for (let first = true; walker.nextNode(); first = false) {
      const node = walker.currentNode as Text
      texts.push([node, node.data])
      node.data = first ? `\ufdd0${number}\ufdd1` : ''
    }
  })
  const text = selection.toString()
  for (const [node, data] of texts) node.data = data
  return text.replace(
    NUMBERED,
    (_, number) => marks[Number(number)]?.getAttribute('data-source') ?? '',
  )
}
