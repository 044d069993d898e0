import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Principal } from '../../api/contract/access'
import type { ResourceRequest } from '../../api/contract/access-requests'
import { isBusy, type ChangeState } from '../../commit/state-machine'
import { useOneChange } from '../../commit/use-one-change'
import { useRechecks } from '../../commit/use-rechecks'
import { workOfSession } from '../../commit/work-of-session'
import { randomId } from '../../lib/random-id'
import { outcomeOf, type Done, type MovedBinding } from './outcome'
import { staleKeys, type ChangePlan, type Deed, type Subject } from './plan'
import { readBindings } from './read-bindings'
import { sendChange } from './send-change'

export type BindingChangeState = ChangeState<Done, MovedBinding>

type Options = {
  /** What a press would do; null while something of it is missing. */
  deed: Deed | null
  /** The list in which the person saw the bindings. */
  listedOn: ResourceRequest
  /** Who is signed in, as the server names the principal. */
  me: Principal | null
  onDone: (done: Done, plan: ChangePlan) => void
}

/** The changes of one dialog under one key: their state, and what the person can do. */
export function useChange({ deed, listedOn, me, onDone }: Options) {
  const { change, state } = useOneChange<Done, MovedBinding>()
  const [key, setKey] = useState(randomId)
  const [checkedAt, setCheckedAt] = useState(0)
  /** The plan that was sent last, and for whom the key was used before it. */
  const sent = useRef<ChangePlan | null>(null)
  const sentFor = useRef<readonly Subject[]>([])
  const meta = { invalidates: deed ? staleKeys(deed) : [] }
  const send = useMutation({ mutationFn: sendChange, meta })
  const look = async (plan: ChangePlan) => {
    const at = Date.now()
    const outcome = await outcomeOf(plan, me, readBindings(plan.listedOn))
    setCheckedAt(at)
    return outcome
  }
  // This read is a mutation to react-query, because the screen behind the dialog is out of date after it.
  const check = useMutation({ mutationFn: look, meta })
  const work = (plan: ChangePlan) =>
    workOfSession<Done, MovedBinding>({
      send: async () => ({ binding: await send.mutateAsync(plan) }),
      check: () => check.mutateAsync(plan),
      onCommitted: (done) => onDone(done, plan),
    })
  const recheck = async () => {
    const plan = sent.current
    if (plan === null || isBusy(change.state())) return
    const { onCommitted } = work(plan)
    const outcome = await look(plan).catch(() => null) // the dialog keeps the time of the last look that succeeded
    if (outcome) change.noticed(outcome, onCommitted)
  }
  const willRecheck = useRechecks(state, recheck)
  return {
    state,
    /** Milliseconds since 1970 of the last look at the bindings; 0 before the first. */
    checkedAt,
    willRecheck,
    recheck: () => void recheck(),
    submit: () => {
      if (deed === null || isBusy(change.state())) return
      const plan = { ...deed, key, sentFor: sentFor.current, listedOn }
      sent.current = plan
      if (deed.kind !== 'revoke') sentFor.current = [...sentFor.current, deed.terms.subject]
      void change.submit(work(plan))
    },
    checkAgain: () => {
      if (sent.current) void change.checkAgain(work(sent.current))
    },
    /** After a conflict: what is pressed next is another change. */
    review: () => {
      setKey(randomId())
      sentFor.current = []
      change.review()
    },
  }
}
