import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useReducer, useRef } from 'react'
import type { ArtifactRevision } from '../../api/contract/artifacts'
import { isApiError } from '../../api/errors'
import { meQuery } from '../../api/queries/access'
import { readHead, revisionQuery } from '../../api/queries/artifacts'
import { useAccessMode } from '../use-access-mode'
import { checkOutcome } from './check-outcome'
import { commitReducer, initialCommit, maySubmit, type CommitEvent } from './commit-machine'
import { touchedBy, type CommitPlan } from './commit-plan'
import { sendCommit } from './send-commit'

const errorOf = (cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause)))

type Options = {
  plan: CommitPlan
  reason: string
  onCommitted: (revision: number) => void
  /** The session ended while sending (401): what was typed is worth keeping. */
  onSessionEnd: () => void
}

/** Runs a commit through its states: one PUT a press, and reading whenever the outcome is in doubt. */
export function useCommit({ plan, reason, onCommitted, onSessionEnd }: Options) {
  const client = useQueryClient()
  const mode = useAccessMode()
  const me = useQuery({ ...meQuery(), enabled: mode === 'enforced' }).data?.principal ?? null
  const [state, dispatch] = useReducer(commitReducer, initialCommit)
  // A second press can come before React has drawn the first: state alone would let it through.
  const underWay = useRef(false)
  const { scopeId, family, artifactId } = plan.target
  const meta = { invalidates: touchedBy(plan.target) }
  // A revision never changes: what an answer carries of one need not be read, and audited, again.
  const remember = (revision: ArtifactRevision) => {
    const { queryKey } = revisionQuery(scopeId, family, artifactId, revision.revision)
    client.setQueryData(queryKey, revision)
  }
  const send = useMutation({
    mutationFn: async () => {
      const { revision, head } = await sendCommit(plan, reason)
      if (head) remember(head)
      return revision
    },
    meta,
  })
  // Reading is a mutation here for what follows it: whatever it finds, the screens behind are out of date.
  const check = useMutation({
    mutationFn: (mayBeOurs: boolean) =>
      checkOutcome(plan, reason, me, mayBeOurs, {
        head: async () => {
          const head = await readHead(scopeId, family, artifactId)
          remember(head.revision)
          return head
        },
        revision: (number) => client.fetchQuery(revisionQuery(scopeId, family, artifactId, number)),
      }),
    meta,
  })

  /** Applies an event and returns the state after it, which React draws later. */
  const step = (from: typeof state, event: CommitEvent) => {
    dispatch(event)
    return commitReducer(from, event)
  }
  const readOutcome = async (from: typeof state) => {
    try {
      const outcome = await check.mutateAsync(from.lost)
      const next = step(from, { type: 'checked', outcome })
      if (next.kind === 'committed') onCommitted(next.revision)
    } catch (cause) {
      if (isApiError(cause) && cause.status === 401) onSessionEnd()
      step(from, { type: 'check-failed', error: errorOf(cause) })
    }
  }
  const once = async (work: () => Promise<void>) => {
    if (underWay.current) return
    underWay.current = true
    try {
      await work()
    } finally {
      underWay.current = false
    }
  }

  return {
    state,
    submit: () =>
      once(async () => {
        if (!maySubmit(state)) return
        const sending = step(state, { type: 'submit' })
        try {
          const revision = await send.mutateAsync()
          step(sending, { type: 'answered', revision })
          onCommitted(revision)
        } catch (cause) {
          if (isApiError(cause) && cause.status === 401) onSessionEnd()
          const next = step(sending, { type: 'failed', error: errorOf(cause) })
          if (next.kind === 'checking') await readOutcome(next)
        }
      }),
    /** Reads again what became of the commit; never sends. */
    checkAgain: () => once(() => readOutcome(step(state, { type: 'check-again' }))),
    /** After a conflict: the caller has made a new plan from the new head. */
    review: () => dispatch({ type: 'review' }),
  }
}
