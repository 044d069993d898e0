import { isApiError, isSessionOver } from '../../../api/errors'
import type { Principal } from '../../../api/contract/access'
import { Change, type ChangeWork } from '../../../commit/change'
import { outcomeOf, type Done, type MovedBinding } from '../outcome'
import type { ChangePlan } from '../plan'
import { readBindings } from '../read-bindings'
import { sendChange } from '../send-change'
import type { BindingChangeState } from '../use-change'
import type { Sent } from './review'

type Told = Pick<Sent, 'outcome' | 'said'> & {
  /** Which decisions are worth sending next: none where nothing answers, and those of other lists where the reviewer may not. */
  next: 'any' | 'of other lists' | 'none'
}

function told(state: BindingChangeState): Told {
  switch (state.kind) {
    case 'committed':
      return { outcome: 'made', said: null, next: 'any' }
    case 'conflict':
      return { outcome: 'moved', said: null, next: 'any' }
    case 'refused': {
      const { error } = state
      const said = isApiError(error) ? error.code : null
      const isBarred = isApiError(error) && error.status === 403
      const next = isSessionOver(error) ? 'none' : isBarred ? 'of other lists' : 'any'
      return { outcome: 'refused', said, next }
    }
    default:
      return { outcome: 'unknown', said: 'cause' in state ? state.cause.code : null, next: 'none' }
  }
}

/**
 * Sends one decision of a review through the states of a single change (decision 25).
 * @param wasSent a page sent it before and did not hear what became of it: it is looked for first
 * @param ends the session of the press: after its end nothing is read with a later token
 */
export async function sendDecision(
  plan: ChangePlan,
  { me, wasSent, ends }: { me: Principal | null; wasSent: boolean; ends: AbortSignal },
): Promise<Told> {
  const change = new Change<Done, MovedBinding>()
  const work: ChangeWork<Done, MovedBinding> = {
    send: async () => ({ binding: await sendChange(plan) }),
    check: () => {
      ends.throwIfAborted()
      return outcomeOf(plan, me, readBindings(plan.listedOn))
    },
    onCommitted: () => {},
  }
  if (wasSent) {
    try {
      change.noticed(await work.check(), work.onCommitted)
    } catch (error) {
      return { outcome: 'unknown', said: isApiError(error) ? error.code : null, next: 'none' }
    }
  }
  // Does nothing where the look has found what became of it.
  await change.submit(work)
  return told(change.state())
}
