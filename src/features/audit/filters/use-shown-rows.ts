import { useEffect, useMemo, useState } from 'react'
import type { EventRows } from '../store/rows'
import { allRows, someRows, type ShownRows } from '../table/shown-rows'
import { hasLoadedFilters, type LoadedFilters } from './loaded-filters'
import { FilteredRows } from './matcher'

/** What of the loaded rows the filters leave; while a large list is looked through, what was shown before. */
export function useShownRows(rows: EventRows, filters: LoadedFilters): ShownRows {
  const key = JSON.stringify(filters)
  const filter = useMemo(() => {
    const asked = JSON.parse(key) as LoadedFilters
    return hasLoadedFilters(asked) ? new FilteredRows(asked) : null
  }, [key])
  const [found, setFound] = useState<ShownRows | null>(null)
  useEffect(() => {
    if (!filter) return
    const ended = new AbortController()
    void filter.run(rows, ended.signal).then((result) => {
      if (result) setFound(someRows(rows, result.indexes, result.events))
    })
    return () => ended.abort()
  }, [filter, rows])
  const all = useMemo(() => allRows(rows), [rows])
  return filter ? (found ?? all) : all
}
