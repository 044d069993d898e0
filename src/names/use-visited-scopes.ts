import { useSyncExternalStore } from 'react'
import { MAX_PINNED, visitedScopes } from './visited-scopes'

/** The Scopes that this person has pinned and visited in this browser. */
export const useVisitedScopes = () =>
  useSyncExternalStore(visitedScopes.subscribe, visitedScopes.get, visitedScopes.get)

/** Whether the person has pinned a Scope; `full`: not this one, and they cannot pin more. */
export function usePinning(scopeId: string): 'pinned' | 'free' | 'full' {
  // The answer alone, so that a page is not rendered again for each visit of a Scope.
  const read = () => {
    const { pinned } = visitedScopes.get()
    if (pinned.includes(scopeId)) return 'pinned'
    return pinned.length < MAX_PINNED ? 'free' : 'full'
  }
  return useSyncExternalStore(visitedScopes.subscribe, read, read)
}
