import { useSyncExternalStore } from 'react'
import { scopeNames } from './scope-names'

/** The titles of Scopes that this person has read in this browser, by id. */
export const useScopeNames = () =>
  useSyncExternalStore(scopeNames.subscribe, scopeNames.get, scopeNames.get)

/**
 * The title of a Scope, where this person has read it in this browser. The hook never asks the server: reading a Scope for
 * its title alone would put an event into the access audit.
 */
export const useScopeName = (scopeId: string): string | undefined => useScopeNames().get(scopeId)
