import { useMemo, useSyncExternalStore } from 'react'
import type { Principal } from '../api/contract/access'
import { artifactNames, placeKey, type Place } from './artifact-names'
import { useIdsOnly } from './ids-only'
import { usePrincipalNames } from './use-principal-names'
import { useScopeNames } from './use-scope-name'

/** What this person has been told that Scopes, Artifacts and principals are called; undefined where nobody has, or ids are asked for. */
export type Names = {
  scope: (scopeId: string) => string | undefined
  artifact: (place: Place) => string | undefined
  principal: (principal: Principal) => string | undefined
}

/** All names at once, for what draws many rows; another object whenever there is another name. The hook asks no server. */
export function useNames(): Names {
  const scopes = useScopeNames()
  const idsOnly = useIdsOnly()
  const principal = usePrincipalNames()
  const artifacts = useSyncExternalStore(
    artifactNames.subscribe,
    artifactNames.get,
    artifactNames.get,
  )
  return useMemo(
    () => ({
      scope: (scopeId) => scopes.get(scopeId),
      artifact: (place) => (idsOnly ? undefined : artifacts.get(placeKey(place))?.[1] || undefined),
      principal,
    }),
    [scopes, artifacts, idsOnly, principal],
  )
}
