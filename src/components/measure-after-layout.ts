import { elementScroll, measureElement, type Rect, type Virtualizer } from '@tanstack/react-virtual'

// A list that measures or scrolls itself while React is drawing it makes the browser lay out the whole page at once, in one long
// task. These lists start with guessed sizes. A ResizeObserver gives them the real ones after the browser has laid out the page by itself.

/** `measureElement` of a list whose guessed row heights are mostly right. */
export function measureAfterLayout<TScroller extends Element>(
  row: Element,
  laidOut: ResizeObserverEntry | undefined,
  list: Virtualizer<TScroller, Element>,
): number {
  if (laidOut) return measureElement(row, laidOut, list)
  const index = list.indexFromElement(row)
  return list.measurementsCache[index]?.size ?? list.options.estimateSize(index)
}

/** `observeElementRect` of a list whose `initialRect` is about right. */
export function observeRectAfterLayout<TScroller extends Element>(
  list: Virtualizer<TScroller, Element>,
  onRect: (rect: Rect) => void,
): () => void {
  const observer = new ResizeObserver((entries) => {
    const box = entries.at(-1)?.borderBoxSize[0]
    if (box) onRect({ width: Math.round(box.inlineSize), height: Math.round(box.blockSize) })
  })
  if (list.scrollElement) observer.observe(list.scrollElement, { box: 'border-box' })
  return () => observer.disconnect()
}

const begun = new WeakSet<Element>()

/** `scrollToFn` of a list that opens at its top. It leaves out the first scroll to 0, because a new element stands there already. */
export function scrollUnlessBegins<TScroller extends Element>(
  offset: number,
  options: { adjustments?: number; behavior?: ScrollBehavior },
  list: Virtualizer<TScroller, Element>,
): void {
  const scroller = list.scrollElement
  const begins = scroller !== null && !begun.has(scroller)
  if (begins) begun.add(scroller)
  if (!begins || offset !== 0) elementScroll(offset, options, list)
}
