import { useEffect, useState } from 'react'
import type { Zone } from '../../../lib/date/stamp'
import type { FeedSnapshot } from '../reading/event-feed'
import type { ShownRows } from '../table/shown-rows'
import { tallySteps, type Totals, type ZoneClock } from './tally'

/** Waits this long, in ms, before counting again while a list grows: the picture need not be drawn at each page. */
const SETTLE_MS = 300

const clocks: Record<Zone, ZoneClock> = {
  utc: { offsetMs: () => 0 },
  local: { offsetMs: (ms) => -new Date(ms).getTimezoneOffset() * 60_000 },
}

type Counted = { totals: Totals | null; of: ShownRows | null }

/**
 * Counts what is on display, some milliseconds at a time between which the browser does everything else. While the list
 * grows, what was counted last stays on screen.
 */
export function useTotals(shown: ShownRows, snapshot: FeedSnapshot, zone: Zone) {
  const { order, startMs, endMs } = snapshot
  const [counted, setCounted] = useState<Counted>({ totals: null, of: null })
  useEffect(() => {
    const steps = tallySteps(shown, order, { startMs, endMs }, clocks[zone])
    let timer = 0
    const step = () => {
      const { done, value } = steps.next()
      if (done) setCounted({ totals: value, of: shown })
      else timer = window.setTimeout(step)
    }
    timer = window.setTimeout(step, counted.of === null ? 0 : SETTLE_MS)
    return () => window.clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what was counted before decides on the pause alone
  }, [shown, order, startMs, endMs, zone])
  return { totals: counted.totals, counting: counted.of !== shown }
}
