import type { Api } from '../api'

/** Grants and revokes a role, one after the other, until told to stop: each change kills the cursors of the audit. */
export function churn(api: Api, scopeId: string) {
  const root = api.as('root')
  let running = true
  let changes = 0
  const done = (async () => {
    while (running) {
      const binding = await root.grant('viewer', 'scope.viewer', scopeId)
      await root.revoke(binding)
      changes += 2
    }
  })()
  // Told by `stop`; a change that fails earlier must not end the process.
  done.catch(() => undefined)
  return {
    changes: () => changes,
    stop: async () => {
      running = false
      await done
      return changes
    },
  }
}
