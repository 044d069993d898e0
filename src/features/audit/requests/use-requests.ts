import { useLayoutEffect, useMemo, useState } from 'react'
import type { ShownRows } from '../table/shown-rows'
import { GroupedRows, type Grouped } from './grouped-rows'
import { shownRequests } from './shown-requests'

const NONE_OPEN: ReadonlySet<string> = new Set()
const NOTHING = new Int32Array(0)

/**
 * The requests of what is on display. While rows that came into a large list are grouped, what was shown of it before; nothing
 * before it was grouped once under the same filters.
 * @param list names the list: of another one no request is open
 */
export function useRequests(shown: ShownRows, list: string) {
  const { of } = shown
  // Other filters leave other rows, which may begin and end with the same events.
  const groups = useMemo(() => ({ of, kept: new GroupedRows() }), [of])
  const [before, setBefore] = useState<Grouped | null>(null)
  // One page is grouped while its rows are drawn, so that they are drawn only once.
  const atOnce = useMemo(
    () => (groups.kept.advance(shown) ? groups.kept.grouped(shown) : null),
    [groups, shown],
  )
  if (atOnce && atOnce !== before) setBefore(atOnce)
  const ungrouped = useMemo(
    () => ({ of: shown, isKnown: false, leaders: NOTHING, requests: 0 }),
    [shown],
  )
  const grouped = atOnce ?? (before?.of.of === of ? before : ungrouped)
  const [opened, setOpened] = useState({ list, open: NONE_OPEN })
  const open = opened.list === list ? opened.open : NONE_OPEN
  // A long list is grouped some milliseconds at a time.
  useLayoutEffect(() => {
    if (atOnce) return
    let timer = 0
    const step = () => {
      if (groups.kept.advance(shown)) setBefore(groups.kept.grouped(shown))
      else timer = window.setTimeout(step)
    }
    step()
    return () => window.clearTimeout(timer)
  }, [groups, shown, atOnce])
  const requests = useMemo(() => shownRequests(grouped, open), [grouped, open])
  const toggle = (place: number) => {
    const { rows } = requests
    const its = new Set(rows.requestRows(requests.rowAt(place)).rows.map((row) => rows.at(row)?.event_id)) // prettier-ignore
    const next = new Set([...open].filter((id) => !its.has(id)))
    const event = rows.at(requests.rowAt(place))
    if (next.size === open.size && event) next.add(event.event_id)
    setOpened({ list, open: next })
  }
  return { requests, toggle }
}
