import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isSessionOver } from '../api/errors'
import { keys } from '../api/queries/keys'
import type { Owner } from '../api/session-ids'
import { findCreated, listBefore, sendCreate, type CreatePlan, type Listed } from './creating'
import { newTarget } from './new-target'
import { sentRecords } from './sent-record'
import type { Committed, Moved } from './state-machine'
import { useOneChange } from './use-one-change'
import { useRechecks } from './use-rechecks'
import { useSentNote } from './use-sent-note'
import { workOfSession } from './work-of-session'

type Options = {
  plan: CreatePlan
  signedIn: boolean
  /** The owner of the record that a request was sent. */
  owner: Owner | null
  onCreated: (artifactId: string) => void
}

/**
 * The making of one Artifact in a dialog: its state, and what the person can do in it. It takes the states of a commit;
 * `conflict` is an Artifact that holds what was sent and of which nobody knows whose it is.
 */
export function useCreate({ plan, signedIn, owner, onCreated }: Options) {
  const client = useQueryClient()
  const { change: commit, state } = useOneChange<Committed, Moved>()
  const { scopeId, family } = plan
  const target = newTarget(scopeId, family)
  const isTold = state.kind === 'refused' || state.kind === 'conflict'
  const note = useSentNote(owner, target, isTold)
  /** The list before the first press. What a later press finds in addition may be what an earlier one has made. */
  const before = useRef<Promise<Listed>>(null)
  const madeId = useRef<string | null>(null)
  const meta = { invalidates: [keys.artifactList(scopeId, family), keys.scopeStats(scopeId)] }
  const send = useMutation({
    mutationFn: async () => {
      before.current ??= listBefore(plan, client)
      // A list that can't be read keeps nobody from making an Artifact. Its failure is told where the list is needed.
      await before.current.catch((error: unknown) => {
        if (isSessionOver(error)) throw error
      })
      sentRecords.note(owner, { kind: 'create', target, seen: { revision: 0 } })
      madeId.current = await sendCreate(plan)
      return 1
    },
    meta,
  })
  const check = useMutation({
    mutationFn: async () => {
      const listed = await (before.current ?? listBefore(plan, client))
      const found = await findCreated(plan, listed, signedIn, client)
      madeId.current = found.madeId
      return found.outcome
    },
  })
  const created = () => {
    note.done()
    if (madeId.current !== null) onCreated(madeId.current)
  }
  const work = () =>
    workOfSession<Committed, Moved>({
      send: () => note.send(async () => ({ revision: await send.mutateAsync() })),
      check: () => check.mutateAsync(),
      onCommitted: created,
    })
  const recheck = async () => commit.noticed(await check.mutateAsync(), created)
  const willRecheck = useRechecks(state, () => recheck().catch(() => undefined))
  return {
    state,
    /** Milliseconds since 1970 of the last look at the list; 0 before the first. */
    checkedAt: check.submittedAt,
    willRecheck,
    recheck: () => void recheck().catch(() => undefined),
    submit: () => commit.submit(work()),
    checkAgain: () => commit.checkAgain(work()),
  }
}
