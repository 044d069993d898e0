import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Principal } from '../api/contract/access'
import { keys } from '../api/queries/keys'
import type { Owner } from '../api/session-ids'
import { readOutcome } from './outcome'
import { staleKeys, type CommitPlan } from './plan'
import { sendCommit } from './send-commit'
import { sentRecords } from './sent-record'
import { maySubmit, type Committed, type Moved } from './state-machine'
import { useHeadWatch } from './use-head-watch'
import { useOneChange } from './use-one-change'
import { useRechecks } from './use-rechecks'
import { useSentNote } from './use-sent-note'
import { workOfSession } from './work-of-session'

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
  const { change: commit, state } = useOneChange<Committed, Moved>()
  const { target, seen } = plan
  const isTold = state.kind === 'refused' || (state.kind === 'conflict' && state.sent)
  const note = useSentNote(owner, target, isTold)
  const committed = ({ revision }: Committed) => {
    note.done()
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
  const work = () =>
    workOfSession<Committed, Moved>({
      send: () => {
        sentRecords.note(owner, plan)
        return note.send(async () => ({ revision: await send.mutateAsync() }))
      },
      check: () => check.mutateAsync(),
      onCommitted: committed,
    })

  const { moved, checkedAt, recheck } = useHeadWatch(target, seen, maySubmit(state))
  const willRecheck = useRechecks(state, recheck)
  const notice = useEffectEvent(async (head: NonNullable<typeof moved>) => {
    const outcome = await readOutcome({ ...attempt, sent: commit.state().sent }, client, head)
    commit.noticed(outcome, committed)
  })
  useEffect(() => {
    if (moved) notice(moved).catch(() => undefined) // the server decides at the commit in any case
  }, [moved])

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
