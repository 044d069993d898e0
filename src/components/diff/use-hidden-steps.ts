import { useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react'
import type { Comparison } from '../../lib/diff/comparison'
import type { RowsHandle } from './DiffRows'
import { nextHidden, openedFor } from './hidden-lines'
import { lineRow } from './row-table'
import type { ReadingPlace } from './use-place'

export type DiffHandle = {
  /** Shows the next line of what is new that hides characters, the first one after the last. */
  showNextHidden: () => void
}

/** Leads from one line with hidden characters to the next. The handle is null while there is no comparison. */
export function useHiddenSteps(
  handle: Ref<DiffHandle | null> | undefined,
  comparison: Comparison | null,
  { table, opened, setOpened }: ReadingPlace,
  rows: RefObject<RowsHandle | null>,
  region: RefObject<HTMLElement | null>,
) {
  const last = useRef<{ of: Comparison; at: number; wanted: boolean } | null>(null)
  const showNext = useRef(() => {})
  useLayoutEffect(() => {
    showNext.current = () => {
      if (!comparison) return
      const at = nextHidden(comparison, last.current?.of === comparison ? last.current.at : -1)
      if (at === null) return
      last.current = { of: comparison, at: at.number, wanted: true }
      setOpened(openedFor(comparison, at, opened))
      region.current?.focus({ preventScroll: true })
    }
  })
  const ready = comparison !== null
  useImperativeHandle<DiffHandle | null, DiffHandle | null>(
    handle,
    () => (ready ? { showNextHidden: () => showNext.current() } : null),
    [ready],
  )
  // The row exists once its fold is open.
  useLayoutEffect(() => {
    const wanted = last.current
    if (!wanted?.wanted || wanted.of !== comparison || !comparison || !table) return
    wanted.wanted = false
    const at = nextHidden(comparison, wanted.at - 1)
    if (!at) return
    const row = lineRow(table, at.section, 'after', at.line)
    rows.current?.show(row >= 0 ? row : (table.sectionRows[at.section] ?? 0))
  })
}
