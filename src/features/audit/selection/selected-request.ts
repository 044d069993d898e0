import { REACH_MS } from '../requests/whole-requests'
import type { ExportRequest } from '../export/export-request'
import type { HandSelection, Stretch } from '../export/hand-selection'
import type { Picked } from './picks'

/**
 * ms on either side of a selected decision that are read again. The other decisions of its request are within `REACH_MS` of
 * it, and none of these may have others beyond the stretch, or nobody could tell how the request ended.
 */
const AROUND_MS = 2 * REACH_MS + 1_000
/** ms between two stretches below which they are one: cursors need not rise with the times, though they nearly do. */
const APART_MS = 60_000

/** The stretches of time around moments, ascending and apart from each other. */
export function stretchesAround(
  momentsMs: readonly [number, ...number[]],
): [Stretch, ...Stretch[]] {
  const [first, ...others] = [...momentsMs].sort((a, b) => a - b) as [number, ...number[]]
  const around = (ms: number) => ({ from: ms - AROUND_MS, to: ms + AROUND_MS })
  const merged: [ReturnType<typeof around>, ...ReturnType<typeof around>[]] = [around(first)]
  for (const ms of others) {
    const last = merged[merged.length - 1]
    const next = around(ms)
    if (last && next.from - last.to < APART_MS) last.to = next.to
    else merged.push(next)
  }
  const [one, ...more] = merged
  const asText = ({ from, to }: ReturnType<typeof around>): Stretch => ({
    start: new Date(from).toISOString(),
    end: new Date(to).toISOString(),
  })
  return [asText(one), ...more.map(asText)]
}

type Told = Omit<
  HandSelection,
  'requestIds' | 'eventIds' | 'decisions' | 'stretches' | 'ofList' | 'rowsAre'
> & {
  /** Each row of the list is a decision. */
  listsDecisions: boolean
  /** Whether the list on screen has loaded a decision. */
  isLoaded: (eventId: string) => boolean
}

/**
 * The question behind the evidence of what was selected by hand. The server cannot be asked for single events (contract §6),
 * so the console asks for the time around each and keeps what was selected. The filters of the list are not asked for: they
 * would leave out decisions of the selected requests.
 */
export function selectedRequest(
  items: readonly [Picked, ...Picked[]],
  { listsDecisions, isLoaded, ...told }: Told,
): ExportRequest {
  const stretches = stretchesAround([items[0].atMs, ...items.slice(1).map(({ atMs }) => atMs)])
  const decisions = items.map(({ eventId }) => eventId)
  const requestIds = items.flatMap(({ whole, requestId }) => (whole ? (requestId ?? []) : []))
  const last = stretches[stretches.length - 1] ?? stretches[0]
  return {
    resource: told.list.resource,
    start: stretches[0].start,
    end: last.end,
    local: null,
    selection: {
      ...told,
      rowsAre: listsDecisions ? 'decisions' : 'requests',
      requestIds: [...new Set(requestIds)],
      eventIds: items.flatMap(({ whole, eventId }) => (whole ? [] : eventId)),
      decisions,
      ofList: decisions.filter(isLoaded).length,
      stretches,
    },
  }
}
