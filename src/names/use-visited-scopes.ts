import { useSyncExternalStore } from 'react'
import { visitedScopes } from './visited-scopes'

/** The Scopes that this person has pinned and visited in this browser. */
export const useVisitedScopes = () =>
  useSyncExternalStore(visitedScopes.subscribe, visitedScopes.get, visitedScopes.get)
