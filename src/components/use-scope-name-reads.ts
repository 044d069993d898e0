import { useState } from 'react'
import { useIdsOnly } from '../names/ids-only'
import { useScopeNames } from '../names/use-scope-name'
import { useAccessMode } from './use-access-mode'
import { useReadScopeNames } from './use-read-scope-names'

/** Scopes whose titles one press reads. */
const AT_ONCE = 20
const NONE: readonly string[] = []

/**
 * Of these Scopes, some may stand by their ids: reading their titles is audited, and waits for a press.
 * @returns `count`: how many titles `read` would read, 0 where there is nothing to offer; `isRecorded`: one audit event each
 */
export function useScopeNameReads(scopeIds: readonly string[]) {
  const names = useScopeNames()
  const idsOnly = useIdsOnly()
  const isRecorded = useAccessMode() === 'enforced'
  const [asked, setAsked] = useState(NONE)
  useReadScopeNames(asked)
  const unnamed = idsOnly
    ? NONE
    : scopeIds.filter((id) => !names.has(id) && !asked.includes(id)).slice(0, AT_ONCE)
  return { count: unnamed.length, isRecorded, read: () => setAsked(unnamed) }
}
