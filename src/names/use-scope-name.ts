import { useSyncExternalStore } from 'react'
import { useIdsOnly } from './ids-only'
import { scopeNames } from './scope-names'

const NONE: ReadonlyMap<string, string> = new Map()

/** The titles of Scopes that this person has read in this browser, by id; none where this browser shows ids only. */
export function useScopeNames() {
  const names = useSyncExternalStore(scopeNames.subscribe, scopeNames.get, scopeNames.get)
  return useIdsOnly() ? NONE : names
}

/**
 * The title of a Scope, where this person has read it in this browser. The hook never asks the server: reading a Scope for
 * its title alone would put an event into the access audit.
 */
export function useScopeName(scopeId: string): string | undefined {
  // React compares this text, so the title of another Scope does not render the page again.
  const read = () => scopeNames.get().get(scopeId)
  const name = useSyncExternalStore(scopeNames.subscribe, read, read)
  return useIdsOnly() ? undefined : name
}
