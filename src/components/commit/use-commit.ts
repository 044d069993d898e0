import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { meQuery } from '../../api/queries/access'
import { revisionQuery } from '../../api/queries/artifacts'
import { keys } from '../../api/queries/keys'
import { useAccessMode } from '../use-access-mode'
import { checkOutcome, type Sent } from './check-outcome'
import { Commit, type CommitWork } from './commit'
import { maySubmit } from './commit-machine'
import { touchedBy, type CommitPlan } from './commit-plan'
import { readingOf } from './read-head'
import { sendCommit } from './send-commit'
import { useHeadWatch } from './use-head-watch'

type Options = {
  plan: CommitPlan
  reason: string
  onCommitted: (revision: number) => void
  /** The session ended while sending (401): what was typed is worth keeping. */
  onSessionEnd: () => void
}

/** A commit in React: its state, and what can be done in it. */
export function useCommit({ plan, reason, onCommitted, onSessionEnd }: Options) {
  const client = useQueryClient()
  const mode = useAccessMode()
  const me = useQuery({ ...meQuery(), enabled: mode === 'enforced' }).data?.principal ?? null
  const [commit] = useState(() => new Commit())
  const state = useSyncExternalStore(commit.subscribe, commit.state)
  const { target, seen } = plan
  const { scopeId, family, artifactId } = target
  const meta = {
    invalidates: touchedBy(target),
    invalidatesElsewhere: [keys.watches(scopeId, family, artifactId)],
  }
  const send = useMutation({
    mutationFn: async () => {
      const { revision, head } = await sendCommit(plan, reason)
      // A revision never changes: what an answer carries of one need not be read, and audited, again.
      if (head) {
        client.setQueryData(revisionQuery(scopeId, family, artifactId, revision).queryKey, head)
      }
      return revision
    },
    meta,
  })
  // Reading is a mutation here for what follows it: whatever it finds, the screens behind are out of date.
  const check = useMutation({
    mutationFn: (sent: Sent) =>
      checkOutcome(plan, reason, me, sent, readingOf(target, seen, client)),
    meta,
  })
  const work: CommitWork = {
    send: () => send.mutateAsync(),
    check: (sent) => check.mutateAsync(sent),
    onCommitted,
    onSessionEnd,
  }

  const moved = useHeadWatch(target, seen, maySubmit(state))
  const notice = useEffectEvent(async (head: NonNullable<typeof moved>) => {
    const reading = { ...readingOf(target, seen, client), head: () => Promise.resolve(head) }
    const sent = commit.state().lost ? 'lost' : 'never'
    commit.noticed(await checkOutcome(plan, reason, me, sent, reading), onCommitted)
  })
  useEffect(() => {
    if (moved) notice(moved).catch(() => undefined) // the server decides at the commit in any case
  }, [moved])

  return {
    state,
    submit: () => commit.submit(work),
    checkAgain: () => commit.checkAgain(work),
    review: () => commit.review(),
  }
}
