import { useSyncExternalStore } from 'react'
import { artifactNames, placeKey } from './artifact-names'
import { useIdsOnly } from './ids-only'
import { principalKey, principalNames } from './principal-names'
import { scopeNames } from './scope-names'
import type { Names } from './use-names'

const KNOWN: Names = {
  scope: (scopeId) => scopeNames.get().get(scopeId),
  artifact: (place) => artifactNames.get().get(placeKey(place))?.[1] || undefined,
  principal: (principal) =>
    principal.description || principalNames.get().get(principalKey(principal)),
}
const NONE: Names = {
  scope: () => undefined,
  artifact: () => undefined,
  principal: () => undefined,
}

function subscribe(listener: () => void) {
  const ends = [scopeNames, artifactNames, principalNames].map((names) => names.subscribe(listener))
  return () => ends.forEach((end) => end())
}

/**
 * A text that is made of names. A component that uses it is drawn again when that text changes; with `useNames` it would be
 * for every name that becomes known, which a table of hundreds of rows cannot afford. The hook asks no server.
 */
export function useNameText<T extends string | undefined>(textOf: (names: Names) => T): T {
  const names = useIdsOnly() ? NONE : KNOWN
  const text = () => textOf(names)
  return useSyncExternalStore(subscribe, text, text)
}
