import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import type { Comparison } from '../../lib/diff/comparison'
import type { RowActions } from './DiffRow'
import type { RowsHandle } from './DiffRows'
import { OPEN_STEP } from './FoldCell'
import { foldKey, lineRow } from './row-table'
import type { ReadingPlace } from './use-place'

/** What the buttons in rows do. The functions never change, because a new one would make React render every row again. */
export function useRowActions(
  comparison: Comparison | null,
  { table, stops, opened, setOpened }: ReadingPlace,
  goTo: (stop: number) => void,
  rows: RefObject<RowsHandle | null>,
  region: RefObject<HTMLElement | null>,
): RowActions {
  const handlers = useRef<RowActions | null>(null)
  useLayoutEffect(() => {
    handlers.current = {
      open: (section, block, where) => {
        const key = foldKey(section, block)
        const { head, tail } = opened.get(key) ?? { head: 0, tail: 0 }
        const more = where === 'all' ? Infinity : OPEN_STEP
        const next = where === 'tail' ? { head, tail: tail + more } : { head: head + more, tail }
        setOpened(new Map(opened).set(key, next))
        // The button that had the focus may be gone.
        if (where === 'all') region.current?.focus({ preventScroll: true })
      },
      follow: (section, run, to) => {
        const line = comparison?.sections[section]?.diff.moved[run * 3 + (to === 'before' ? 0 : 1)]
        const row = table && line !== undefined ? lineRow(table, section, to, line) : -1
        const at = stops.findIndex((stop) => row >= stop.row && row < stop.end)
        if (at >= 0) goTo(at)
        if (row >= 0) rows.current?.show(row)
        region.current?.focus({ preventScroll: true })
      },
    }
  })
  return useMemo<RowActions>(
    () => ({
      open: (...of) => handlers.current?.open(...of),
      follow: (...of) => handlers.current?.follow(...of),
    }),
    [],
  )
}
