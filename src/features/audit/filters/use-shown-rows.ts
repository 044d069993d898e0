import { useLayoutEffect, useMemo, useState } from 'react'
import { lookedAt } from '../../../names/looked-at'
import { feedKey } from '../feed-key'
import type { EventRows } from '../store/rows'
import { allRows, noRowsYet, someRows, type ShownRows } from '../table/shown-rows'
import { FilteredRows } from './filtered-rows'
import { hasLoadedFilters, type LoadedFilters } from './loaded-filters'

/**
 * What of the loaded rows is on display: what the filters leave, without the reader's own reading where that is hidden. Rows
 * that come into a large list are looked through some milliseconds at a time: what was found before stays until then. Under
 * other filters that would be untrue: nothing is on display before their first answer.
 * @param feed the list that the rows are of: what was found out about the rows of another one says nothing about these
 */
export function useShownRows(
  feed: object | undefined,
  rows: EventRows,
  filters: LoadedFilters,
  hidesOwn: boolean,
): ShownRows {
  const list = feed ? feedKey(feed) : 0
  const key = JSON.stringify(filters)
  const filter = useMemo(() => {
    const asked = JSON.parse(key) as LoadedFilters
    const filtered = hasLoadedFilters(asked)
    // A row that the reader opens from now on stays, because nobody can read through a list that loses the row being read.
    const kept = filtered || hidesOwn ? new FilteredRows(asked, hidesOwn, lookedAt.get()) : null
    return { list, filtered, kept }
  }, [list, key, hidesOwn])
  const [before, setBefore] = useState<ShownRows | null>(null)
  // A short list is filtered while its rows are drawn, so that they are drawn only once.
  const atOnce = useMemo(() => {
    const { kept, filtered } = filter
    if (!kept) return allRows(rows, filter)
    return kept.advance(rows) ? someRows(rows, kept.found(), filtered, filter) : null
  }, [filter, rows])
  if (atOnce && atOnce !== before) setBefore(atOnce)
  // Before the browser paints: a list that one more slice of time answers shows no skeleton.
  useLayoutEffect(() => {
    const { kept, filtered } = filter
    if (!kept || atOnce) return
    let timer = 0
    const step = () => {
      if (kept.advance(rows)) setBefore(someRows(rows, kept.found(), filtered, filter))
      else timer = window.setTimeout(step)
    }
    step()
    return () => window.clearTimeout(timer)
  }, [filter, rows, atOnce])
  const unknown = useMemo(() => noRowsYet(rows, filter.filtered, filter), [rows, filter])
  return atOnce ?? (before?.of === filter ? before : unknown)
}
