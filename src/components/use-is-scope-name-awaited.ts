import { useQuery } from '@tanstack/react-query'
import { authorityQuery, readinessQuery } from '../api/queries/access'
import { scopeQuery } from '../api/queries/scopes'
import { useIdsOnly } from '../names/ids-only'
import { useScopeName } from '../names/use-scope-name'
import { useAccessMode } from './use-access-mode'

/**
 * Whether the title of a Scope that `useReadScopeNames` reads is about to take the place of its id. What would move then
 * is kept out of sight until it is known. Nothing waits once a request has failed, because it is repeated for minutes.
 * This hook asks for nothing.
 */
export function useIsScopeNameAwaited(scopeId: string): boolean {
  const isKnown = useScopeName(scopeId) !== undefined
  const idsOnly = useIdsOnly()
  const mode = useAccessMode()
  const readiness = useQuery({ ...readinessQuery(), enabled: false })
  const readable = useQuery({ ...authorityQuery('scope.read'), enabled: false })
  const scope = useQuery({ ...scopeQuery(scopeId), enabled: false })
  if (isKnown || idsOnly || scope.data || scope.error || scope.failureCount > 0) return false
  if (mode === 'unknown') return readiness.isPending
  return (
    mode === 'disabled' ||
    !(readable.error || (readable.data && !readable.data.scopeIds.has(scopeId)))
  )
}
