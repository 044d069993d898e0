import { useLayoutEffect, useMemo, useState } from 'react'
import { lookedAt } from '../../../names/looked-at'
import { feedKey } from '../feed-key'
import type { EventRows } from '../store/rows'
import { allRows, someRows, type ShownRows } from '../table/shown-rows'
import { FilteredRows } from './filtered-rows'
import { hasLoadedFilters, type LoadedFilters } from './loaded-filters'

/**
 * What of the loaded rows is on display: what the filters leave, without the reader's own reading where that is hidden. While
 * a large list is looked through, what was shown of it before.
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
    const kept = new FilteredRows(asked, hidesOwn, lookedAt.get())
    return filtered || hidesOwn ? { list, filtered, kept } : null
  }, [list, key, hidesOwn])
  const [before, setBefore] = useState<{ list: number; shown: ShownRows } | null>(null)
  // A short list is filtered while its rows are drawn, so that they are drawn only once.
  const atOnce = useMemo(
    () =>
      filter?.kept.advance(rows) ? someRows(rows, filter.kept.found(), filter.filtered) : null,
    [filter, rows],
  )
  if (atOnce && atOnce !== before?.shown) setBefore({ list, shown: atOnce })
  // Before the browser paints: what is to be hidden is never seen. A long list is looked through some milliseconds at a time.
  useLayoutEffect(() => {
    if (!filter || atOnce) return
    const { kept, filtered, ...of } = filter
    let timer = 0
    const step = () => {
      if (kept.advance(rows)) setBefore({ ...of, shown: someRows(rows, kept.found(), filtered) })
      else timer = window.setTimeout(step)
    }
    step()
    return () => window.clearTimeout(timer)
  }, [filter, rows, atOnce])
  const all = useMemo(() => allRows(rows), [rows])
  const found = before?.list === list ? before.shown : null
  return filter ? (atOnce ?? found ?? all) : all
}
