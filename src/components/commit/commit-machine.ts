import { isOutcomeUnknown, type ApiError } from '../../api/errors'
import type { Head } from '../../api/queries/artifacts'

/** What reading the head after a commit that went wrong has shown. */
export type Outcome =
  { kind: 'committed'; revision: number } | { kind: 'nothing' } | { kind: 'moved'; head: Head }

/** Why the head is read: the server said that it moved (412), or no answer told what became of the commit. */
export type Doubt = 'conflict' | 'lost'

/**
 * Where a commit stands. `lost`: some attempt at this plan may have reached the server unanswered, so that a
 * later 412 may have been caused by ourselves.
 */
export type CommitState = { lost: boolean } & (
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'refused'; error: Error }
  | { kind: 'checking'; doubt: Doubt; cause: ApiError }
  | { kind: 'unchecked'; doubt: Doubt; cause: ApiError; error: Error }
  | { kind: 'nothing'; cause: ApiError }
  | { kind: 'conflict'; head: Head }
  | { kind: 'committed'; revision: number }
)

export type CommitEvent =
  | { type: 'submit' }
  | { type: 'answered'; revision: number }
  | { type: 'failed'; error: Error }
  | { type: 'checked'; outcome: Outcome }
  | { type: 'check-failed'; error: Error }
  | { type: 'check-again' }
  | { type: 'review' }

export const initialCommit: CommitState = { kind: 'idle', lost: false }

/** Whether the button may send now. Not while an answer is awaited, and never over a head that was not seen. */
export const maySubmit = (state: CommitState) =>
  state.kind === 'idle' || state.kind === 'refused' || state.kind === 'nothing'

/** Whether something is under way that closing the dialog would hide. */
export const isBusy = (state: CommitState) => state.kind === 'sending' || state.kind === 'checking'

/** Codes with which the server turns a request away before it does anything (contract §1, §2). */
const TURNED_AWAY = new Set(['server_overloaded', 'runtime_not_ready'])

function afterFailure(error: Error, lost: boolean): CommitState {
  const api = error as ApiError
  if (isOutcomeUnknown(error) && !TURNED_AWAY.has(error.code)) {
    return { kind: 'checking', doubt: 'lost', cause: error, lost: true }
  }
  if (api.status === 412) return { kind: 'checking', doubt: 'conflict', cause: api, lost }
  return { kind: 'refused', error, lost }
}

/** The next state. An event that does not belong to the state changes nothing. */
export function commitReducer(state: CommitState, event: CommitEvent): CommitState {
  const { lost } = state
  switch (event.type) {
    case 'submit':
      return maySubmit(state) ? { kind: 'sending', lost } : state
    case 'answered':
      return state.kind === 'sending'
        ? { kind: 'committed', revision: event.revision, lost }
        : state
    case 'failed':
      return state.kind === 'sending' ? afterFailure(event.error, lost) : state
    case 'checked':
      if (state.kind !== 'checking') return state
      if (event.outcome.kind === 'committed') return { ...event.outcome, lost }
      if (event.outcome.kind === 'moved')
        return { kind: 'conflict', head: event.outcome.head, lost }
      // A 412 although the head is where it was: something changed If-Match on its way.
      return state.doubt === 'conflict'
        ? { kind: 'refused', error: state.cause, lost }
        : { kind: 'nothing', cause: state.cause, lost }
    case 'check-failed':
      return state.kind === 'checking' ? { ...state, kind: 'unchecked', error: event.error } : state
    case 'check-again':
      return state.kind === 'unchecked'
        ? { kind: 'checking', doubt: state.doubt, cause: state.cause, lost }
        : state
    case 'review':
      return state.kind === 'conflict' ? initialCommit : state
  }
}
