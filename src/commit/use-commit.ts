import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { Principal } from '../api/contract/access'
import { isSessionOver } from '../api/errors'
import { keys } from '../api/queries/keys'
import { session } from '../api/session'
import type { Owner } from '../api/session-ids'
import { Change, type ChangeWork } from './change'
import { readOutcome } from './outcome'
import { staleKeys, type CommitPlan } from './plan'
import { sendCommit } from './send-commit'
import { sentRecords } from './sent-record'
import { maySubmit, type Committed, type Moved } from './state-machine'
import { useHeadWatch } from './use-head-watch'
import { useRechecks } from './use-rechecks'

type Options = {
  plan: CommitPlan
  reason: string
  /** Who is signed in, as the server names the principal; null where it asks nobody. */
  me: Principal | null
  /** The owner of the record that a commit was sent. */
  owner: Owner | null
  onCommitted: (revision: number) => void
}

/** One commit of a dialog: its state, and what the person can do in it. */
export function useCommit({ plan, reason, me, owner, onCommitted }: Options) {
  const client = useQueryClient()
  const [commit] = useState(() => new Change<Committed, Moved>())
  const state = useSyncExternalStore(commit.subscribe, commit.state)
  const { target, seen } = plan
  const isCommitted = useRef(false)
  const committed = ({ revision }: Committed) => {
    isCommitted.current = true
    onCommitted(revision)
  }
  const { scopeId, family, artifactId } = target
  const meta = {
    invalidates: staleKeys(target),
    invalidatesElsewhere: [keys.watches(scopeId, family, artifactId)],
  }
  const attempt = { plan, reason, me }
  const send = useMutation({ mutationFn: () => sendCommit(plan, reason, client), meta })
  // This read is a mutation to react-query, because the screens behind the dialog are out of date after it.
  const check = useMutation({
    mutationFn: () => readOutcome({ ...attempt, sent: true }, client),
    meta,
  })
  /** Belongs to the session of the press: an answer after its end is dropped, and not checked with a later token. */
  const work = (): ChangeWork<Committed, Moved> => {
    const ends = session.signal()
    return {
      send: async () => {
        sentRecords.note(owner, plan)
        try {
          return { revision: await send.mutateAsync() }
        } catch (error) {
          // The dialog is gone with the session, before it could tell.
          if (isSessionOver(error)) sentRecords.forget(owner, target)
          throw error
        }
      },
      check: () => {
        ends.throwIfAborted()
        return check.mutateAsync()
      },
      onCommitted: (done) => {
        if (!ends.aborted) committed(done)
      },
    }
  }

  const { moved, checkedAt, recheck } = useHeadWatch(target, seen, maySubmit(state))
  const willRecheck = useRechecks(state, recheck)
  const notice = useEffectEvent(async (head: NonNullable<typeof moved>) => {
    const outcome = await readOutcome({ ...attempt, sent: commit.state().sent }, client, head)
    commit.noticed(outcome, committed)
  })
  useEffect(() => {
    if (moved) notice(moved).catch(() => undefined) // the server decides at the commit in any case
  }, [moved])

  const forget = useEffectEvent(() => sentRecords.forget(owner, target))
  const isTold = state.kind === 'refused' || (state.kind === 'conflict' && state.sent)
  useEffect(() => {
    if (isTold) forget()
  }, [isTold])
  useEffect(
    () => () => {
      // Where the dialog has led tells of the commit.
      if (isCommitted.current) forget()
    },
    [],
  )

  return {
    state,
    /** Milliseconds since 1970 of the last read of the head; 0 before the first. */
    checkedAt: Math.max(checkedAt, check.submittedAt),
    willRecheck,
    recheck: () => void recheck(),
    submit: () => commit.submit(work()),
    checkAgain: () => commit.checkAgain(work()),
    review: () => commit.review(),
  }
}
