import { useSyncExternalStore } from 'react'
import { MAX_PINNED, visitedScopes } from './visited-scopes'

/** The Scopes that this person has pinned and visited in this browser. */
export const useVisitedScopes = () =>
  useSyncExternalStore(visitedScopes.subscribe, visitedScopes.get, visitedScopes.get)

/** Whether the person has pinned a Scope or may pin it. `full`: they have pinned as many others as they can. */
export function usePinning(scopeId: string): 'pinned' | 'free' | 'full' {
  // React compares this word, so a visit of another Scope does not render the page again.
  const read = () => {
    const { pinned } = visitedScopes.get()
    if (pinned.includes(scopeId)) return 'pinned'
    return pinned.length < MAX_PINNED ? 'free' : 'full'
  }
  return useSyncExternalStore(visitedScopes.subscribe, read, read)
}
