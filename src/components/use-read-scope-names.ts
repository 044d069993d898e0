import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useIdsOnly } from '../names/ids-only'
import { scopeNames } from '../names/scope-names'
import { readScopeNames } from './read-scope-names'
import { useAccessMode } from './use-access-mode'

/** Scopes that one screen reads for their names at most. */
const MAX = 20

/**
 * Reads those of these Scopes whose titles nobody has told this person yet, unless this browser shows ids only: one audit
 * event each, once, or a single one where the caller may list Scopes. What the caller may not read is not asked for, because
 * the refusal would stand in the audit as a denial. Asking what the caller may read leaves no event (contract §3.2).
 */
export function useReadScopeNames(scopeIds: readonly string[]) {
  const client = useQueryClient()
  const idsOnly = useIdsOnly()
  const mode = useAccessMode()
  // React compares this text, so the title of another Scope does not render the screen again.
  const read = () => {
    const names = scopeNames.get()
    const unknown = idsOnly ? [] : scopeIds.filter((id) => !names.has(id))
    return JSON.stringify(unknown.slice(0, MAX))
  }
  const asText = useSyncExternalStore(scopeNames.subscribe, read, read)
  useEffect(() => {
    const ids = JSON.parse(asText) as string[]
    if (ids.length > 0 && mode !== 'unknown') void readScopeNames(client, ids, mode === 'enforced')
  }, [client, asText, mode])
}
