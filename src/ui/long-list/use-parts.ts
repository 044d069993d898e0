import { useState } from 'react'
import { partEnd } from './part-end'

/**
 * A list that is shown part after part.
 * @param valuesOf and `most` are those of `partEnd`
 * @returns `ends`: after how many items each shown part ends; `shown`: how many items these are; `next`: how many the next
 *   part has, 0 where all are shown
 */
export function useParts<T>(
  items: readonly T[],
  valuesOf?: (item: T) => number,
  most?: number,
): { ends: number[]; shown: number; next: number; showNext: () => void } {
  const [parts, setParts] = useState(1)
  const ends: number[] = []
  let shown = 0
  const endAfter = () => partEnd(items, shown, valuesOf, most)
  do {
    shown = endAfter()
    ends.push(shown)
  } while (ends.length < parts && shown < items.length)
  return { ends, shown, next: endAfter() - shown, showNext: () => setParts(ends.length + 1) }
}
