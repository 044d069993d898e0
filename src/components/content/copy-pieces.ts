/** Noncharacters, which are marks themselves where a server's text has them: none stands in the page. */
const GLUE = '\ufdd0\ufdd1'
const GLUED = new RegExp(`\n*${GLUE}`, 'gu')

/** Pieces of texts that go on with the line of the piece before. */
const GOES_ON = '[data-goes-on]'

let isOn = false

/** Copies a line that is cut into pieces as one line: the browser puts a line feed between any two pieces. */
export function copyPieces(): void {
  if (isOn) return
  isOn = true
  let glued: Text[] = []
  // This listener runs before every other one of a copy, the one below after them.
  addEventListener(
    'copy',
    () => {
      const selection = document.getSelection()
      if (!selection || selection.isCollapsed) return
      for (const piece of document.querySelectorAll(GOES_ON)) {
        if (!selection.containsNode(piece, true)) continue
        const node = document.createTreeWalker(piece, NodeFilter.SHOW_TEXT).nextNode()
        if (!(node instanceof Text)) continue
        // `insertData` keeps the ends of the selection in place; setting the node's whole text would move them.
        node.insertData(0, GLUE)
        glued.push(node)
      }
    },
    { capture: true },
  )
  addEventListener('copy', (event) => {
    if (glued.length === 0) return
    const { clipboardData: data, defaultPrevented: isSet } = event
    const text = isSet ? data?.getData('text/plain') : document.getSelection()?.toString()
    for (const node of glued) node.deleteData(0, GLUE.length)
    glued = []
    event.preventDefault()
    data?.setData('text/plain', text?.replace(GLUED, '') ?? '')
  })
}
