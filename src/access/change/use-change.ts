import { useMutation } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import type { Principal } from '../../api/contract/access'
import { session } from '../../api/session'
import { Change, type ChangeWork } from '../../commit/change'
import { isBusy, type ChangeState } from '../../commit/state-machine'
import { useRechecks } from '../../commit/use-rechecks'
import { outcomeOf, type Done, type MovedBinding } from './outcome'
import { staleKeys, type ChangePlan } from './plan'
import { readBindings } from './read-bindings'
import { sendChange } from './send-change'

export type BindingChangeState = ChangeState<Done, MovedBinding>

/** One change of a binding in a dialog: its state, and what the person can do in it. */
export function useChange(
  plan: ChangePlan,
  me: Principal | null,
  onDone: (done: Done, plan: ChangePlan) => void,
) {
  const [change] = useState(() => new Change<Done, MovedBinding>())
  const state: BindingChangeState = useSyncExternalStore(change.subscribe, change.state)
  const [checkedAt, setCheckedAt] = useState(0)
  const meta = { invalidates: staleKeys(plan) }
  const send = useMutation({ mutationFn: () => sendChange(plan), meta })
  const look = async () => {
    const at = Date.now()
    const outcome = await outcomeOf(plan, me, readBindings(plan.listedOn))
    setCheckedAt(at)
    return outcome
  }
  // This read is a mutation to react-query, because the screen behind the dialog is out of date after it.
  const check = useMutation({ mutationFn: look, meta })
  /** Belongs to the session of the press: an answer after its end is dropped, and not checked with a later token. */
  const work = (): ChangeWork<Done, MovedBinding> => {
    const ends = session.signal()
    return {
      send: async () => ({ binding: await send.mutateAsync() }),
      check: () => {
        ends.throwIfAborted()
        return check.mutateAsync()
      },
      onCommitted: (done) => {
        if (!ends.aborted) onDone(done, plan)
      },
    }
  }
  const recheck = async () => {
    const ends = session.signal()
    if (isBusy(change.state())) return
    const outcome = await look().catch(() => null) // the dialog keeps the time of the last look that succeeded
    if (outcome && !ends.aborted) change.noticed(outcome, (done) => onDone(done, plan))
  }
  const willRecheck = useRechecks(state, recheck)
  return {
    state,
    /** Milliseconds since 1970 of the last look at the bindings; 0 before the first. */
    checkedAt,
    willRecheck,
    recheck: () => void recheck(),
    submit: () => void change.submit(work()),
    checkAgain: () => void change.checkAgain(work()),
    review: () => change.review(),
  }
}
