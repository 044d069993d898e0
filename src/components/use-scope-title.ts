import { useQuery } from '@tanstack/react-query'
import { authorityQuery } from '../api/queries/access'
import { scopeQuery } from '../api/queries/scopes'
import { useAccessMode } from './use-access-mode'

/**
 * The Scope's title for breadcrumbs, or its id while that is not known. Reads the Scope at most once a visit, and
 * only when the caller holds scope.read: anything else would be a refusal in the audit (contract §3).
 */
export function useScopeTitle(scopeId: string): string {
  const mode = useAccessMode()
  const { data: readable } = useQuery({
    ...authorityQuery('scope.read'),
    enabled: mode === 'enforced',
  })
  const enabled = mode === 'disabled' || Boolean(readable?.scopeIds.has(scopeId))
  return useQuery({ ...scopeQuery(scopeId), enabled }).data?.title ?? scopeId
}
