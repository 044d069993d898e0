import { useQuery } from '@tanstack/react-query'
import type { Scope } from '../../api/contract/scopes'
import { listedScopeQuery, scopeQuery } from '../../api/queries/scopes'

type Answer = { scope: Scope | null; loading: boolean; error: Error | null; retry: () => void }

/**
 * The Scope by the one way that is open to the caller: read it, else find it in the list (server.observe), else
 * nothing is asked, because it is sure to be refused and each refusal is an audit event (contract §3).
 */
export function useScope(scopeId: string, mayRead: boolean, observes: boolean): Answer {
  const read = useQuery({ ...scopeQuery(scopeId), enabled: mayRead })
  const listed = useQuery({ ...listedScopeQuery(scopeId), enabled: !mayRead && observes })
  const query = mayRead ? read : listed
  return {
    scope: query.data ?? null,
    loading: query.isLoading,
    error: query.data === undefined ? query.error : null,
    retry: () => void query.refetch(),
  }
}
