import { useCallback } from 'react'
import type { Zone } from '../../../lib/date/stamp'
import type { FeedSnapshot } from '../reading/event-feed'
import type { ShownRows } from '../table/shown-rows'
import { tallySteps } from './tally'
import { useSteps } from './use-steps'
import { zoneClocks } from './zone-clocks'

/** Counts what is on display, for the pictures. */
export function useTotals(shown: ShownRows, snapshot: FeedSnapshot, zone: Zone) {
  const { order, startMs, endMs } = snapshot
  const start = useCallback(
    () => tallySteps(shown, order, { startMs, endMs }, zoneClocks[zone]),
    [shown, order, startMs, endMs, zone],
  )
  const { value: totals, counting, isOld } = useSteps(shown.isKnown ? start : null, shown.of)
  return { totals, counting: counting || !shown.isKnown, isOld }
}
