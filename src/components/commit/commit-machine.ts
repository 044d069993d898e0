import { isOutcomeUnknown, type ApiError } from '../../api/errors'
import type { Head } from '../../api/queries/artifacts'

/** What reading the head has shown: after a commit that went wrong, or before it, on coming back to the window. */
export type Outcome =
  | { kind: 'committed'; revision: number }
  | { kind: 'nothing' }
  /** `same`: the first revision after the one that was seen holds the very content that was to be committed. */
  | { kind: 'moved'; head: Head; same: boolean }

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
  | { kind: 'conflict'; head: Head; same: boolean }
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

export const initialCommit: CommitState = { kind: 'idle', lost: false }

/** Whether the button may send now. Not while an answer is awaited, and never over a head that was not seen. */
export const maySubmit = (state: CommitState) =>
  state.kind === 'idle' || state.kind === 'refused' || state.kind === 'nothing'

/** Whether something is under way that closing the dialog would hide. */
export const isBusy = (state: CommitState) => state.kind === 'sending' || state.kind === 'checking'

/** Codes with which the server turns a request away before it does anything (contract §1, §2). */
const TURNED_AWAY = new Set(['server_overloaded', 'runtime_not_ready'])
/** The code of a first save that came second (contract §5: 409). */
export const SAVED_FIRST = 'idempotency_conflict'

function afterFailure(error: Error, lost: boolean): CommitState {
  const api = error as ApiError
  if (api.status === 412 || api.code === SAVED_FIRST)
    return { kind: 'checking', doubt: 'conflict', cause: api, lost }
  if (isOutcomeUnknown(error) && !TURNED_AWAY.has(error.code)) {
    return { kind: 'checking', doubt: 'lost', cause: error, lost: true }
  }
  return { kind: 'refused', error, lost }
}

function afterCheck(
  state: Extract<CommitState, { kind: 'checking' }>,
  outcome: Outcome,
): CommitState {
  const { doubt, cause, lost } = state
  switch (outcome.kind) {
    case 'committed':
      return { ...outcome, lost }
    case 'moved':
      return { ...outcome, kind: 'conflict', lost }
    case 'nothing':
      // A 412 although the head is where it was: something changed If-Match on its way.
      return doubt === 'conflict'
        ? { kind: 'refused', error: cause, lost }
        : { kind: 'nothing', cause, lost }
  }
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
      return state.kind === 'checking' ? afterCheck(state, event.outcome) : state
    case 'check-failed':
      return state.kind === 'checking' ? { ...state, kind: 'unchecked', error: event.error } : state
    case 'check-again':
      return state.kind === 'unchecked'
        ? { kind: 'checking', doubt: state.doubt, cause: state.cause, lost }
        : state
    case 'noticed':
      if (!maySubmit(state)) return state
      if (event.outcome.kind === 'moved') return { ...event.outcome, kind: 'conflict', lost }
      return event.outcome.kind === 'committed' ? { ...event.outcome, lost } : state
    case 'review':
      return state.kind === 'conflict' ? initialCommit : state
  }
}
