import { useMemo, useSyncExternalStore } from 'react'
import type { AuditEvent } from '../../../api/contract/audit'
import { session } from '../../../api/session'
import { Store } from '../../../lib/store'
import type { AuditQuery } from '../query/audit-query'
import type { PickableRows } from './pick-range'
import { NO_PICKS, pickState, toggled, type Picks, type PickState } from './picks'

/** By person and audit. A reload begins anew: what was selected stands in no storage. */
const kept = new Store<ReadonlyMap<string, Picks>>(new Map())
session.subscribe((change) => {
  // What one person selected is not the next one's to see.
  if (change !== 'named') kept.set(new Map())
})

export type Picking = {
  picks: Picks
  /** Null while rows have no boxes. */
  stateOf: (events: readonly AuditEvent[]) => PickState | null
  toggle: (events: readonly AuditEvent[], ofRequest: boolean) => void
  /** Selects the rows between the last selected row and `place`; where no row was selected, between `start` and `place`. */
  selectUpTo: (list: PickableRows, place: number, start: number) => void
  /** Shows the boxes, or hides them. What is selected stays. */
  show: (on: boolean) => void
  clear: () => void
}

/**
 * What is selected by hand in this audit. It is the same for every list of it: filters, order and range may change, and the
 * rows that were selected stay selected.
 */
export function usePicking(who: string, resource: AuditQuery['resource']): Picking {
  const key = JSON.stringify([who, resource])
  const picks = useSyncExternalStore(kept.subscribe, () => kept.get().get(key) ?? NO_PICKS)
  return useMemo(() => {
    const change = (to: (now: Picks) => Picks) =>
      kept.set(new Map(kept.get()).set(key, to(kept.get().get(key) ?? NO_PICKS)))
    return {
      picks,
      stateOf: (events) => (picks.on ? pickState(picks, events) : null),
      toggle: (events, ofRequest) => change((now) => toggled(now, events, ofRequest)),
      selectUpTo: (list, place, start) =>
        void import('./pick-range').then(({ pickedUpTo }) =>
          change((now) => pickedUpTo(now, list, place, start)),
        ),
      show: (on) => change((now) => ({ ...now, on })),
      clear: () => change(() => ({ ...NO_PICKS, on: true })),
    }
  }, [picks, key])
}
