import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { authorityQuery } from '../api/queries/access'
import { listedScopesQuery } from '../api/queries/scopes'
import { useVisitedScopes } from '../names/use-visited-scopes'
import { useAccessMode } from './use-access-mode'

/**
 * The Scopes that the caller may read, those that the person has pinned or visited first. The question leaves no audit
 * event (contract §3.3). Where access is disabled everybody reads everything, and the first page of all Scopes is taken.
 */
export function useReadableScopes() {
  const mode = useAccessMode()
  const visited = useVisitedScopes()
  const readable = useQuery({ ...authorityQuery('scope.read'), enabled: mode === 'enforced' })
  const listed = useInfiniteQuery({ ...listedScopesQuery(''), enabled: mode === 'disabled' })
  const asked = mode === 'disabled' ? listed : readable
  const ids =
    mode === 'disabled'
      ? listed.data?.pages[0]?.items.map((scope) => scope.scope_id)
      : readable.data && [...readable.data.scopeIds]
  const all = new Set(ids)
  const known = [...visited.pinned, ...visited.recent].filter((id) => all.has(id))
  return {
    /** Undefined while the answer is awaited. */
    scopeIds: ids && [...new Set([...known, ...ids])],
    error: asked.isLoadingError ? asked.error : null,
    retry: () => void asked.refetch(),
  }
}
