import { setTimeout as delay } from 'node:timers/promises'
import { QueryClient } from '@tanstack/react-query'
import { configureClient } from '../../src/api/client'
import type { ArtifactRevision } from '../../src/api/contract/artifacts'
import { isApiError } from '../../src/api/errors'
import { readHead } from '../../src/api/queries/artifacts'
import { whoIs } from '../../src/api/queries/access'
import { session } from '../../src/api/session'
import { Change, type ChangeWork } from '../../src/commit/change'
import { readOutcome } from '../../src/commit/outcome'
import { seenHead, type CommitPlan, type Target } from '../../src/commit/plan'
import { readMoved } from '../../src/commit/read-head'
import { sendCommit } from '../../src/commit/send-commit'
import type { Committed, Moved } from '../../src/commit/state-machine'

/** Presses of "Retry" before a person goes home. */
const RETRIES = 300

/** Reads, and asks again as a person would while the server is too busy to decide: SQLite gives up on a crowd with 503. */
async function untilDecided<T>(read: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await read()
    } catch (error) {
      if (!isApiError(error) || error.status !== 503 || attempt === RETRIES) throw error
      // This one 1.0 has not put off: it never answers another way.
      if (error.code === 'artifact_owner_pending') throw error
      await delay(100)
    }
  }
}

/**
 * The console's own code without a browser, signed in as one person: what it reads, sends and says. One person a module
 * graph, for the session and the address of the service are the module's (see `people.ts`).
 */
export async function openConsole(apiBase: string, token: string) {
  configureClient(apiBase)
  session.start(token, false)
  const me = await untilDecided(() => whoIs(token))
  return {
    readHead: async ({ scopeId, family, artifactId }: Target) =>
      seenHead(await untilDecided(() => readHead(scopeId, family, artifactId))),

    /** A dialog that shows a plan: press its buttons, read what it says. */
    openDialog(first: CommitPlan, reason: string) {
      const commit = new Change<Committed, Moved>()
      let plan = first
      let committed: number | null = null
      const work = (): ChangeWork<Committed, Moved> => {
        // A fresh cache: what a tab has read before is not the network's doing.
        const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
        return {
          send: async () => ({ revision: await sendCommit(plan, reason, client) }),
          check: () => readOutcome({ plan, reason, me: me.principal, sent: true }, client),
          onCommitted: (done) => {
            committed = done.revision
          },
        }
      }
      return {
        press: () => commit.submit(work()),
        checkAgain: () => commit.checkAgain(work()),
        /** What the dialog does by itself for two minutes after a commit without an answer. */
        lookAgain: async () => {
          const head = await untilDecided(() => readMoved(plan.target, plan.seen))
          if (head === null) return
          const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
          const { sent } = commit.state()
          const attempt = { plan, reason, me: me.principal, sent }
          const outcome = await untilDecided(() => readOutcome(attempt, client, head))
          commit.noticed(outcome, (done) => {
            committed = done.revision
          })
        },
        /** "Review against revision M", with what is to be committed on it. */
        review: (content: (head: ArtifactRevision) => CommitPlan['content']) => {
          const state = commit.state()
          if (state.kind !== 'conflict') throw new Error(`There is no conflict: ${state.kind}`)
          plan = { ...plan, seen: seenHead(state.head), content: content(state.head.revision) }
          commit.review()
        },
        says: () => commit.state(),
        plan: () => plan,
        committed: () => committed,
      }
    },
  }
}
export type Console = Awaited<ReturnType<typeof openConsole>>
