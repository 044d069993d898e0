import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { Store } from '../lib/store'

const printedAt = new Store<number | null>(null)

/**
 * Milliseconds since 1970 at which the browser began to print the page, null while it does not print. What changes by it is in
 * the page before the browser lays out the paper.
 */
export const usePrintedAt = () => useSyncExternalStore(printedAt.subscribe, printedAt.get)

/** Makes the page ready for paper whenever the browser prints, and puts it back afterwards. Paper is light in every theme. */
export function preparePrinting() {
  const { dataset } = document.documentElement
  let theme = dataset['theme']
  addEventListener('beforeprint', () => {
    theme = dataset['theme']
    dataset['theme'] = 'light'
    flushSync(() => printedAt.set(Date.now()))
  })
  addEventListener('afterprint', () => {
    dataset['theme'] = theme
    flushSync(() => printedAt.set(null))
  })
}
