import { useMemo, type KeyboardEvent, type RefObject, type WheelEvent } from 'react'
import type { Comparison } from '../../lib/diff/comparison'
import { PIECE } from './pieces'
import { numberLetters } from './row-height'
import type { View } from './row-table'
import type { Metrics } from './use-metrics'

/** Pixels that an arrow key moves the text by. */
const STEP = 40

/** Moves the text of lines that do not wrap: a number at the region, so that no row is rendered again. */
export function useSideways(
  region: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
  wrap: boolean,
  comparison: Comparison | null,
  view: View,
  metrics: Metrics | null,
) {
  const beyond = useMemo(() => {
    if (wrap || !comparison || !metrics) return 0
    const columns = view === 'split' ? 2 : 1
    const letters = metrics.width / metrics.letter
    const column = (letters - 2 * numberLetters(comparison)) / columns - 4
    return (longestLine(comparison) - column) * metrics.letter
  }, [wrap, comparison, view, metrics])
  return {
    beyond,
    onScroll: (left: number) => region.current?.style.setProperty('--sideways', String(left)),
    onWheel: (event: WheelEvent) => {
      const by = event.shiftKey ? event.deltaX || event.deltaY : event.deltaX
      if (bar.current && by !== 0) bar.current.scrollBy({ left: by })
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.target !== event.currentTarget || !bar.current) return
      if (event.key === 'ArrowRight') bar.current.scrollBy({ left: STEP })
      if (event.key === 'ArrowLeft') bar.current.scrollBy({ left: -STEP })
    },
  }
}

/** Letters of the longest line, as far as one row shows of it. */
function longestLine({ sections }: Comparison): number {
  let longest = 0
  for (const { diff } of sections) {
    for (const starts of [diff.lines.before, diff.lines.after]) {
      for (let line = 0; line + 1 < starts.length; line += 1) {
        longest = Math.max(longest, (starts[line + 1] ?? 0) - (starts[line] ?? 0) - 1)
      }
    }
  }
  return Math.min(PIECE, longest)
}
