import { isApiError, isOutcomeUnknown, isSessionOver, type ApiError } from '../api/errors'
import type { Head } from '../api/queries/artifacts'
import type { Attribution } from './attribution'

/**
 * Why the head is read. `conflict`: the server said that the head moved (412). `refused`: the server refused the request,
 * but may have committed an earlier copy of it. `lost`: no answer told what became of the commit.
 */
type Doubt = 'conflict' | 'refused' | 'lost'

/** What reading the server has shown of a change that was sent, or is to be. `D`: what it did, `M`: what has moved. */
export type ChangeOutcome<D, M> =
  | ({ kind: 'committed' } & D)
  /** What was seen is still there; what was sent may still arrive. */
  | { kind: 'unmoved' }
  | ({ kind: 'moved' } & M)

/**
 * The state of a change of what a person saw: a commit, or a change of a role binding (src/access/change). `sent`: this plan
 * was sent, so that what is found next may be our own.
 */
export type ChangeState<D, M> = { sent: boolean } & (
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'refused'; error: Error }
  | { kind: 'checking'; doubt: Doubt; cause: ApiError }
  | { kind: 'unchecked'; doubt: Doubt; cause: ApiError; error: Error }
  | { kind: 'unmoved'; cause: ApiError }
  | ({ kind: 'conflict' } & M)
  | ({ kind: 'committed' } & D)
)

export type ChangeEvent<D, M> =
  | { type: 'submit' }
  | { type: 'answered'; done: D }
  | { type: 'failed'; error: Error }
  | { type: 'checked'; outcome: ChangeOutcome<D, M> }
  | { type: 'check-failed'; error: Error }
  | { type: 'check-again' }
  | { type: 'noticed'; outcome: ChangeOutcome<D, M> }
  | { type: 'review' }

export const initialChange = { kind: 'idle', sent: false } as const

/** What a commit has made. */
export type Committed = { revision: number }
/** What stands where the commit would. */
export type Moved = { head: Head; attribution: Exclude<Attribution, 'ours'> }
export type CommitState = ChangeState<Committed, Moved>

/** A state of any kind of change, for those who do not ask what it did. */
type AnyState = Pick<ChangeState<object, object>, 'kind'>

/** Whether a press sends: not while an answer is awaited, and never on a head that the person did not see. */
export const maySubmit = (state: AnyState) =>
  state.kind === 'idle' || state.kind === 'refused' || state.kind === 'unmoved'

/** Whether something is under way that closing the dialog would hide. */
export const isBusy = (state: AnyState) => state.kind === 'sending' || state.kind === 'checking'

/** Codes with which the server turns a request away before it does anything (contract §1, §2). */
const TURNED_AWAY = new Set(['server_overloaded', 'runtime_not_ready'])
/** The code of a first save that came second (contract §5: 409). */
export const SAVED_FIRST = 'idempotency_conflict'

/**
 * Whether what came back is looked into. A request that the console did not send did not arrive, and without a sign-in
 * nothing can be read.
 */
export const isLookedInto = (error: Error): error is ApiError =>
  isApiError(error) && error.kind !== 'id' && error.kind !== 'sign-in' && !isSessionOver(error)

function afterFailure(error: Error): ChangeState<never, never> {
  if (!isLookedInto(error)) {
    const wasSent = isApiError(error) && error.status === 401
    return { kind: 'refused', error, sent: wasSent }
  }
  const doubt =
    error.status === 412 || error.code === SAVED_FIRST
      ? 'conflict'
      : isOutcomeUnknown(error) && !TURNED_AWAY.has(error.code)
        ? 'lost'
        : 'refused'
  return { kind: 'checking', doubt, cause: error, sent: true }
}

/** What a look has found, taken over into the state; null where nothing has happened. */
function told<D, M>(outcome: ChangeOutcome<D, M>, sent: boolean): ChangeState<D, M> | null {
  if (outcome.kind === 'unmoved') return null
  return outcome.kind === 'committed'
    ? { ...outcome, sent }
    : { ...(outcome satisfies M), kind: 'conflict', sent }
}

/** The next state. An event that does not belong to the state changes nothing. */
export function changeReducer<D, M>(
  state: ChangeState<D, M>,
  event: ChangeEvent<D, M>,
): ChangeState<D, M> {
  const { sent } = state
  switch (event.type) {
    case 'submit':
      return maySubmit(state) ? { kind: 'sending', sent: true } : state
    case 'answered':
      return state.kind === 'sending' ? { ...event.done, kind: 'committed', sent } : state
    case 'failed':
      return state.kind === 'sending' ? afterFailure(event.error) : state
    case 'checked': {
      if (state.kind !== 'checking') return state
      const { doubt, cause } = state
      return (
        told(event.outcome, sent) ??
        (doubt === 'lost'
          ? { kind: 'unmoved', cause, sent }
          : { kind: 'refused', error: cause, sent })
      )
    }
    case 'check-failed':
      return state.kind === 'checking' ? { ...state, kind: 'unchecked', error: event.error } : state
    case 'check-again':
      return state.kind === 'unchecked'
        ? { kind: 'checking', doubt: state.doubt, cause: state.cause, sent }
        : state
    case 'noticed':
      return maySubmit(state) ? (told(event.outcome, sent) ?? state) : state
    case 'review':
      return state.kind === 'conflict' ? initialChange : state
  }
}
