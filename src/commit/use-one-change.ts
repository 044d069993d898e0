import { useState, useSyncExternalStore } from 'react'
import { Change } from './change'
import type { ChangeState } from './state-machine'

/** The one change that a dialog makes, and its state. `D`: what it did, `M`: what has moved instead. */
export function useOneChange<D extends object, M extends object>() {
  const [change] = useState(() => new Change<D, M>())
  const state: ChangeState<D, M> = useSyncExternalStore(change.subscribe, change.state)
  return { change, state }
}
