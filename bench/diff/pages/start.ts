import { pairOf, type Pair, type PairName } from '../texts'

export type View = 'split' | 'unified'
type Page = {
  /** What an application has on screen before a diff is shown. */
  before?: (into: HTMLElement) => void
  show: (pair: Pair, view: View, into: HTMLElement) => void
  /** CSS of what holds the text of a changed line, of either side. */
  changed: string
}

declare global {
  interface Window {
    /** Shows a diff and resolves with the milliseconds until the frame that shows a changed line has been produced. */
    measure: (pair: PairName, view: View) => Promise<{ painted: number; from: number }>
  }
}

/** Makes a page measurable. The texts exist before the clock starts, as in an application that has just received them. */
export function start({ before, show, changed }: Page) {
  const into = document.getElementById('root')
  if (!into) throw new Error('The page needs an element with the id "root".')
  before?.(into)
  window.measure = (name, view) => {
    const pair = pairOf(name)
    return new Promise((resolve) => {
      requestAnimationFrame(() => {
        const from = performance.now()
        show(pair, view, into)
        const look = () => {
          if (!onScreen(into.querySelectorAll(changed))) return void requestAnimationFrame(look)
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve({ painted: performance.now() - from, from })
          port2.postMessage(0)
        }
        requestAnimationFrame(look)
      })
    })
  }
}

function onScreen(elements: NodeListOf<Element>): boolean {
  for (const element of elements) {
    const { height, top, bottom } = element.getBoundingClientRect()
    if (height > 0 && top < innerHeight && bottom > 0 && element.textContent?.trim()) return true
  }
  return false
}
