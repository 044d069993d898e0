import { isApiError, isOutcomeUnknown, type ApiError } from '../api/errors'
import type { Head } from '../api/queries/artifacts'
import type { Attribution } from './attribution'
import type { Outcome } from './outcome'

/**
 * Why the head is read. `conflict`: the server said that the head moved (412). `refused`: the server refused the request,
 * but may have committed an earlier copy of it. `lost`: no answer told what became of the commit.
 */
type Doubt = 'conflict' | 'refused' | 'lost'

/** The state of a commit. `sent`: this plan was sent, so that the next revision may be our own. */
export type CommitState = { sent: boolean } & (
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'refused'; error: Error }
  | { kind: 'checking'; doubt: Doubt; cause: ApiError }
  | { kind: 'unchecked'; doubt: Doubt; cause: ApiError; error: Error }
  | { kind: 'unmoved'; cause: ApiError }
  | { kind: 'conflict'; head: Head; attribution: Exclude<Attribution, 'ours'> }
  | { kind: 'committed'; revision: number }
)

export type CommitEvent =
  | { type: 'submit' }
  | { type: 'answered'; revision: number }
  | { type: 'failed'; error: Error }
  | { type: 'checked'; outcome: Outcome }
  | { type: 'check-failed'; error: Error }
  | { type: 'check-again' }
  | { type: 'noticed'; outcome: Outcome }
  | { type: 'review' }

export const initialCommit: CommitState = { kind: 'idle', sent: false }

/** Whether a press sends: not while an answer is awaited, and never on a head that the person did not see. */
export const maySubmit = (state: CommitState) =>
  state.kind === 'idle' || state.kind === 'refused' || state.kind === 'unmoved'

/** Whether something is under way that closing the dialog would hide. */
export const isBusy = (state: CommitState) => state.kind === 'sending' || state.kind === 'checking'

/** Codes with which the server turns a request away before it does anything (contract §1, §2). */
const TURNED_AWAY = new Set(['server_overloaded', 'runtime_not_ready'])
/** The code of a first save that came second (contract §5: 409). */
export const SAVED_FIRST = 'idempotency_conflict'

function afterFailure(error: Error): CommitState {
  // A request that the console did not send did not arrive; after a 401 nothing can be read.
  const isUnsent = !isApiError(error) || error.kind === 'id'
  if (isUnsent || error.status === 401) return { kind: 'refused', error, sent: !isUnsent }
  const doubt =
    error.status === 412 || error.code === SAVED_FIRST
      ? 'conflict'
      : isOutcomeUnknown(error) && !TURNED_AWAY.has(error.code)
        ? 'lost'
        : 'refused'
  return { kind: 'checking', doubt, cause: error, sent: true }
}

function afterCheck(
  { doubt, cause, sent }: Extract<CommitState, { kind: 'checking' }>,
  outcome: Outcome,
): CommitState {
  switch (outcome.kind) {
    case 'committed':
      return { ...outcome, sent }
    case 'moved':
      return { ...outcome, kind: 'conflict', sent }
    case 'unmoved':
      return doubt === 'lost'
        ? { kind: 'unmoved', cause, sent }
        : { kind: 'refused', error: cause, sent }
  }
}

/** The next state. An event that does not belong to the state changes nothing. */
export function commitReducer(state: CommitState, event: CommitEvent): CommitState {
  const { sent } = state
  switch (event.type) {
    case 'submit':
      return maySubmit(state) ? { kind: 'sending', sent: true } : state
    case 'answered':
      return state.kind === 'sending'
        ? { kind: 'committed', revision: event.revision, sent }
        : state
    case 'failed':
      return state.kind === 'sending' ? afterFailure(event.error) : state
    case 'checked':
      return state.kind === 'checking' ? afterCheck(state, event.outcome) : state
    case 'check-failed':
      return state.kind === 'checking' ? { ...state, kind: 'unchecked', error: event.error } : state
    case 'check-again':
      return state.kind === 'unchecked'
        ? { kind: 'checking', doubt: state.doubt, cause: state.cause, sent }
        : state
    case 'noticed':
      if (!maySubmit(state)) return state
      if (event.outcome.kind === 'moved') return { ...event.outcome, kind: 'conflict', sent }
      return event.outcome.kind === 'committed' ? { ...event.outcome, sent } : state
    case 'review':
      return state.kind === 'conflict' ? initialCommit : state
  }
}
