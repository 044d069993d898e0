import type { QueryClient } from '@tanstack/react-query'
import { answers } from '../client'
import { afterDrawing } from '../drawn'
import { session } from '../session'

/** The answers to these paths carry a policy revision: lists and changes of bindings, and pages of the audit (contract §3.4, §6). */
const TELLS = /\/access\/(bindings|audit)\//

/**
 * Keeps what the person may do up to date from answers that come anyway (`policy-revision.ts`). The code for that comes in the file
 * that every screen loads after its content.
 */
export function followPolicy(client: QueryClient) {
  let policy: Promise<(answer: unknown) => void> | undefined
  answers.subscribe((path, data) => {
    if (!TELLS.test(path)) return
    const ends = session.signal()
    afterDrawing(() => {
      policy ??= import('./policy-revision').then(({ policyOf }) => policyOf(client))
      void policy.then(
        (learn) => {
          if (!ends.aborted) learn(data)
        },
        // Without this code the authority is as old as it was before: the server refuses what it no longer allows.
        () => (policy = undefined),
      )
    })
  })
}
